import { costOf, lossOf, type Payment, type Play } from '@cityhall/tramways';
import type { Ctx } from './desk.ts';
import { Few, Option, Part } from './parts.tsx';
import { TicketFace } from './ticket.tsx';
import { costText, text } from './words.ts';

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
      <Few
        all={payments}
        few={2}
        show={({ plays }, at) => (
          <Option
            key={at}
            option={`pay.${at}`}
            title={playsCost(ctx, plays)}
            pressed={(ctx.picked.payment < payments.length ? ctx.picked.payment : 0) === at}
            onChoose={() => ctx.pick({ payment: at, purchase: 0 })}
          >
            <Plays plays={plays} />
          </Option>
        )}
      />
    </Part>
  );
}
