import { type CardUse, cardUses } from '@cityhall/tramways';
import { listed } from '@cityhall/web/words/index.ts';
import { Layers, RefreshCw } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { Ctx } from './desk.ts';
import { stepOf } from './plan-work.ts';
import { Ticket } from './ticket.tsx';
import { cardText, iconText, text, whyText } from './words.ts';

/** The cards in hand: what each can do now, and why not the rest. */
export function Hand({ ctx, looked, look }: { ctx: Ctx; looked: string | null; look(card: string | null): void }) {
  const { seat, open } = ctx;
  // What the cards can do takes longer to work out: it follows when the table is drawn.
  const view = useDeferredValue(ctx.view);
  const uses = useMemo(() => (view.own && seat !== null ? cardUses(view, seat) : {}), [view, seat]);
  const hand = ctx.view.own?.hand ?? [];
  if (seat === null || hand.length === 0) return null;
  const player = open.players[seat]!;
  const planning = ctx.stage === 'plan' || ctx.stage === 'planned';
  const mark = (card: string) => {
    const step = planning ? stepOf(ctx, card) : undefined;
    return step && (step.do === 'discard' ? 'discard' : 'played');
  };
  return (
    <section className="tw-hand" aria-label={text('hand.title')}>
      <div className="tw-hand-row">
        {hand.map((card) => (
          <Ticket
            key={card}
            card={card}
            uses={uses[card]}
            label={spoken(card, uses[card])}
            chosen={looked === card}
            mark={mark(card)}
            onChoose={() => look(looked === card ? null : card)}
          />
        ))}
        <p className="tw-piles figures">
          <span title={text('hand.deck')}>
            <Layers size={16} aria-hidden="true" />
            <span className="sr-only">{text('hand.deck')}: </span>
            {player.deck}
          </span>
          <span title={text('hand.discard')}>
            <RefreshCw size={16} aria-hidden="true" />
            <span className="sr-only">{text('hand.discard')}: </span>
            {player.discard.length}
          </span>
        </p>
      </div>
      {looked !== null && hand.includes(looked) && <Uses card={looked} uses={uses[looked] ?? []} names={ctx.names} />}
    </section>
  );
}

function spoken(card: string, uses: readonly CardUse[] = []): string {
  const now = uses.filter(({ refusal }) => !refusal).map(({ icon }) => iconText(icon));
  return text('hand.card', { card: cardText(card), uses: now.length > 0 ? now.join(', ') : text('hand.nothing') });
}

function Uses({ card, uses, names }: { card: string; uses: readonly CardUse[]; names: readonly string[] }) {
  const now = uses.filter(({ refusal }) => !refusal);
  return (
    <div className="tw-uses rise" data-uses={card}>
      <p>
        <span className="font-semibold">{cardText(card)}.</span>{' '}
        {now.length > 0
          ? text('hand.now', { icons: now.map(({ icon }) => iconText(icon)).join(', ') })
          : text('hand.nothing-now')}
      </p>
      <p className="text-soft">{reasons(uses, names).join(' ')}</p>
    </div>
  );
}

/** Why icons cannot be used now; those with the same reason are named together. */
function reasons(uses: readonly CardUse[], names: readonly string[]): string[] {
  const codes = [...new Set(uses.flatMap(({ refusal }) => refusal?.code ?? []))];
  return codes.map((code) => {
    const alike = uses.filter(({ refusal }) => refusal?.code === code);
    const { refusal } = alike[0]!;
    return whyText(
      { ...refusal!, params: { ...refusal!.params, icon: listed(alike.map(({ icon }) => iconText(icon))) } },
      names,
    );
  });
}
