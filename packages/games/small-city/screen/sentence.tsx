import { SpokenSentence } from '@cityhall/web/kit/spoken.tsx';
import { listed, say } from '@cityhall/web/words/index.ts';
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
  return (
    <SpokenSentence
      stage={awaited ? stage : undefined}
      decision={view.flow.decision}
      seen={
        aimed?.does && aimed.state === 'lit' ? text('sentence.aimed', { does: aimed.does, place }) : sentenceOf(ctx)
      }
      heard={sentenceOf(ctx)}
    />
  );
}

function sentenceOf(ctx: Ctx): string {
  const { view, seat, stage, names, ahead, picked, plan } = ctx;
  if (view.flow.over) return text('sentence.over');
  const others = othersText(view.flow.asked, names, seat);
  if (seat === null) return `${say('table.watching')} ${others}`;
  if (ahead) return `${text('sentence.ahead')} ${others}`;
  if (!stage) return others;
  const awaited = view.flow.asked[seat]!.awaited;
  if (stage === 'propose' && !awaited) return `${text('sentence.proposed')} ${others}`;
  if (stage === 'settled' || stage === 'ready') return `${word(`stage.${stage}`)} ${others}`;
  if (plan && picked.station !== null) return text('plan.station');
  if (plan?.works.owed) return text('plan.warehouse');
  return word(`stage.${stage}`);
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
