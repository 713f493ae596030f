import { SpokenSentence } from '@cityhall/web/kit/spoken.tsx';
import { listed, say } from '@cityhall/web/words/index.ts';
import { workOf } from './deeds.ts';
import type { Ctx, Spot } from './desk.ts';
import { text, word } from './words.ts';

interface Props {
  ctx: Ctx;
  /** What the space one points at offers. */
  aimed: Spot | undefined;
  place: string;
}

/** Whose decision is awaited, and what it is. */
export function Sentence({ ctx, aimed, place }: Props) {
  const { stage, view, seat } = ctx;
  const awaited = seat !== null && view.flow.asked[seat]?.awaited === true;
  const seen =
    aimed?.does && aimed.state === 'lit' ? text('sentence.aimed', { does: aimed.does, place }) : sentenceOf(ctx);
  return (
    <SpokenSentence
      stage={awaited ? stage : undefined}
      decision={view.flow.decision}
      seen={seen}
      heard={sentenceOf(ctx)}
    />
  );
}

function sentenceOf(ctx: Ctx): string {
  const { view, seat, stage, names } = ctx;
  if (view.flow.over) return text('sentence.over');
  const others = othersText(view.flow.asked, names, seat);
  if (seat === null) return `${say('table.watching')} ${others}`;
  if (!stage) return others;
  if (stage === 'planned' || stage === 'searched' || stage === 'kept') return `${word(`stage.${stage}`)} ${others}`;
  return goalText(ctx) ?? stageText(ctx);
}

/** The stage with what is left to do in it. */
function stageText({ open, stage, picked }: Ctx): string {
  if (stage === 'act' || stage === 'more') {
    const left = open.turn.round - open.turn.actions - (open.turn.money ? 1 : 0);
    return text(stage === 'act' ? 'sentence.act' : 'sentence.more', { round: open.turn.round, left });
  }
  if (stage === 'plan' && picked.other === 'P') return text('plan.where');
  return word(`stage.${stage}`);
}

/** What is still to be chosen for the goal taken up. */
function goalText(ctx: Ctx): string | undefined {
  const { picked } = ctx;
  switch (picked.goal) {
    case 'lay':
      if (!picked.laid) return text('sentence.start');
      return text(workOf(ctx) ? 'sentence.confirm' : 'sentence.rail');
    case 'deliver':
      if (picked.passenger === null) return text('sentence.passenger');
      return text(picked.journey ? 'sentence.confirm-trip' : 'sentence.journey');
    case 'construct':
      if (picked.parcel === null) return text('sentence.parcel');
      return text(picked.type ? 'sentence.confirm' : 'sentence.type');
    case 'upgradeLink':
      return text(picked.link === null ? 'sentence.link' : 'sentence.confirm');
    case 'upgradeBuilding':
      return text(picked.cell === null ? 'sentence.building' : 'sentence.confirm');
    default:
      return undefined;
  }
}

/** What the others are asked. */
function othersText(asked: Ctx['view']['flow']['asked'], names: readonly string[], seat: number | null): string {
  const waiting = Object.entries(asked).filter(([who, one]) => one.awaited && Number(who) !== seat);
  const [first] = waiting;
  if (!first) return '';
  const who = waiting.map(([one]) => names[Number(one)]!);
  if (who.length > 1) return text('sentence.several', { names: listed(who) });
  return word(`stage.${first[1].stage}.other`, { name: who[0]! });
}
