import { type BagTile, type ExpancityView, figures } from '@cityhall/expancity';
import { SpokenSentence } from '@cityhall/web/kit/spoken.tsx';
import { say } from '@cityhall/web/words/index.ts';
import type { Space } from './model.ts';
import { stageOf } from './model.ts';
import { placeText, type ScreenKey, text, word } from './words.ts';

interface Props {
  view: ExpancityView;
  seat: number | null;
  names: readonly string[];
  spaces: readonly Space[];
  aimed: Space | undefined;
  tile: BagTile | null;
}

/** Whose decision is awaited, and what it is. */
export function Sentence(props: Props) {
  return (
    <SpokenSentence
      stage={stageOf(props.view, props.seat)}
      decision={props.view.flow.decision}
      seen={sentenceOf(props)}
      heard={sentenceOf({ ...props, aimed: undefined })}
    />
  );
}

function sentenceOf({ view, seat, names, spaces, aimed, tile }: Props): string {
  if (view.flow.over) return text('sentence.over');
  const { turn } = view.open;
  const stage = stageOf(view, seat);
  if (!stage) return `${seat === null ? `${say('table.watching')} ` : ''}${othersSentence(view, names)}`;
  switch (stage) {
    case 'zone':
      if (aimed?.deed && tile) {
        return text('sentence.zone-aimed', { tile: word(`tile.${tile}`), place: placeText(aimed.cell) });
      }
      return text('sentence.zone', { places: spaces.filter((space) => space.deed).length });
    case 'build':
      if (aimed?.deed) {
        const storey = (aimed.plot?.building?.storeys ?? 0) + 1;
        const what = storey === 1 ? text('build.first') : text('build.next', { storey });
        return text('sentence.build-aimed', { what, place: placeText(aimed.cell) });
      }
      if (view.open.players[seat!]!.pool === 0) return text('sentence.build-none', { actions: turn.actions });
      return text('sentence.build', { actions: turn.actions, all: figures.actions });
    case 'rooftops':
      if (spaces.some((space) => space.deed)) return text('sentence.rooftops');
      if (turn.owed > 0) return text('sentence.contracts-owed', { owed: turn.owed });
      return turn.completed.length > 0 ? text(afterRoofs(view)) : text('sentence.rooftops-none');
    case 'choose':
      return text('sentence.choose');
    case 'keep':
      return text('sentence.keep');
    case 'contracts':
      return text(afterRoofs(view));
    default:
      return stage satisfies never;
  }
}

function afterRoofs(view: ExpancityView): ScreenKey {
  return view.open.bag === 0 ? 'sentence.end' : 'sentence.contracts';
}

function othersSentence(view: ExpancityView, names: readonly string[]): string {
  const [who, asked] = Object.entries(view.flow.asked).find(([, one]) => one.awaited) ?? [];
  if (who === undefined || !asked) return say('house.loading');
  const key = `sentence.wait-${asked.stage}` as ScreenKey;
  return text(key, { player: names[Number(who)] ?? '', actions: view.open.turn.actions });
}
