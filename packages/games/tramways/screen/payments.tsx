import { costOf, lossOf, type Payment, type Play } from '@cityhall/tramways';
import { useState } from 'react';
import type { Ctx } from './desk.ts';
import { Few, Option, Part } from './parts.tsx';
import { TicketFace } from './ticket.tsx';
import { cardText, costText, text } from './words.ts';

/** Cards with the icons of them that are used. */
export function Plays({ plays }: { plays: readonly Play[] }) {
  return (
    <span className="tw-plays">
      {plays.map(({ card, icons }) => (
        <TicketFace key={card} card={card} used={icons} />
      ))}
    </span>
  );
}

/** What a set of cards costs beyond itself. */
export function playsCost({ open, seat }: Ctx, plays: readonly Play[]): string {
  const { stress, money } = costOf(plays);
  return costText(open, seat!, stress, money, lossOf(open.players[seat!]!, stress));
}

/** The sets of cards that pay for an action, the cheapest first; the player chooses. */
export function Payments({ ctx, payments }: { ctx: Ctx; payments: readonly Payment[] }) {
  if (payments.length === 0) return <p className="text-sm text-accent">{text('pay.none')}</p>;
  return (
    <Part title={text('pay.title')}>
      <Ways ctx={ctx} ways={payments.map(({ plays }) => plays)} few={2} />
    </Part>
  );
}

/** Sets shown at once; sparing cards brings up the others. */
const mostShown = 40;

interface WaysProps {
  ctx: Ctx;
  ways: readonly (readonly Play[])[];
  /** How many are seen without asking for more. */
  few: number;
}

/** Ways to pay to choose from, with the cards that one would rather keep. */
export function Ways(props: WaysProps) {
  const cards = [...new Set(props.ways.flatMap((plays) => plays.map(({ card }) => card)))];
  // What was to be kept for another action says nothing about this one.
  return <WaysOf key={cards.join()} {...props} cards={cards} />;
}

function WaysOf({ ctx, ways, few, cards }: WaysProps & { cards: readonly string[] }) {
  const [spared, setSpared] = useState<readonly string[]>([]);
  const chosen = ctx.picked.payment < ways.length ? ctx.picked.payment : 0;
  const without = (kept: readonly string[]) =>
    ways
      .map((plays, at) => ({ plays, at }))
      .filter(({ plays }) => !plays.some(({ card }) => kept.includes(card)))
      .slice(0, mostShown);
  const toggled = (card: string) => (spared.includes(card) ? spared.filter((one) => one !== card) : [...spared, card]);
  function spare(card: string) {
    const kept = toggled(card);
    const left = without(kept);
    setSpared(kept);
    if (!left.some(({ at }) => at === chosen)) ctx.pick({ payment: left[0]!.at, purchase: 0 });
  }
  return (
    <>
      <Few
        all={without(spared)}
        few={few}
        show={({ plays, at }) => (
          <Option
            key={at}
            option={`pay.${at}`}
            title={plays.length === 0 ? text('auction.cash') : playsCost(ctx, plays)}
            pressed={chosen === at}
            onChoose={() => ctx.pick({ payment: at, purchase: 0 })}
          >
            {plays.length > 0 && <Plays plays={plays} />}
          </Option>
        )}
      />
      {ways.length > few + 1 && (
        <fieldset className="tw-spare">
          <legend>{text('pay.spare')}</legend>
          {cards.map((card) => (
            <button
              key={card}
              type="button"
              className="tw-spare-card"
              aria-pressed={spared.includes(card)}
              aria-label={text('pay.spare-card', { card: cardText(card) })}
              data-option={`spare.${card}`}
              disabled={without(toggled(card)).length === 0}
              onClick={() => spare(card)}
            >
              <TicketFace card={card} />
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
