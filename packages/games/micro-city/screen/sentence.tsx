import { type CardName, cardOf, type MicroCityView } from '@cityhall/micro-city';
import { SpokenSentence } from '@cityhall/web/kit/spoken.tsx';
import { listed, say } from '@cityhall/web/words/index.ts';
import { type Intent, payText, playing, type Quarter, stageOf } from './model.ts';
import { capital, quarterText, text, word } from './words.ts';

interface Props {
  view: MicroCityView;
  seat: number | null;
  names: readonly string[];
  intent: Intent;
  quarters: readonly Quarter[];
  aimed: Quarter | undefined;
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

function sentenceOf({ view, seat, names, intent, quarters, aimed }: Props): string {
  if (view.flow.over) return text('sentence.over');
  const stage = stageOf(view, seat);
  if (!stage) return `${seat === null ? `${say('table.watching')} ` : ''}${othersSentence(view, names)}`;
  const place = aimed?.deed && quarterText(view.open, aimed.cell);
  switch (intent.is) {
    case 'go': {
      if (place) return text('sentence.go-aimed', { place });
      const { card } = intent.picked;
      return text('sentence.go', {
        card: card ? cardText(card) : text('card.gather'),
        steps: card ? cardOf(card).move : 1,
        places: quarters.filter(({ deed }) => deed).length,
      });
    }
    case 'remove':
      if (place) return text('sentence.remove-aimed', { place, cost: payText(intent.pay) });
      return text('sentence.pay');
    case 'from':
      return text('sentence.from');
    case 'look': {
      if (!playing.has(stage)) return word(`stage.${stage}`);
      const builds = quarters.some(({ building }) => building && !building.refusal);
      return text(builds ? 'sentence.pick-where' : 'sentence.pick');
    }
    default:
      return place ? text('sentence.aimed', { what: word(`move.${aimed.deed!.move}`), place }) : word(`stage.${stage}`);
  }
}

function cardText(card: CardName): string {
  const { die } = cardOf(card);
  return die === null ? capital(word(`card.${card}`)) : text('card.plain', { number: die });
}

function othersSentence(view: MicroCityView, names: readonly string[]): string {
  const awaited = Object.entries(view.flow.asked).filter(([, one]) => one.awaited);
  const [first] = awaited;
  if (!first) return say('house.loading');
  if (awaited.length > 1)
    return text('sentence.several', { names: listed(awaited.map(([who]) => names[Number(who)]!)) });
  return word(`stage.${first[1].stage}.other`, { name: names[Number(first[0])] ?? '' });
}
