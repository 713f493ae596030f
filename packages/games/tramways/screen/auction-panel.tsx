import { bidOutlook, cardOf, discardable, everySet, figures, leads, moneyPayments } from '@cityhall/tramways';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import { Minus, Plus } from 'lucide-react';
import { type Ctx, nothingPicked } from './desk.ts';
import { Part, Why } from './parts.tsx';
import { Ways } from './payments.tsx';
import { Ticket, TicketFace } from './ticket.tsx';
import { cardText, text } from './words.ts';

/** The bid looked at, and the ways to pay it. */
export function bidOf({ view, seat, picked }: Ctx) {
  const payments = picked.bid === null || seat === null ? [] : moneyPayments(view, seat, picked.bid, everySet);
  const plays = payments[picked.payment] ?? payments[0] ?? [];
  const outlook = picked.bid === null || seat === null ? undefined : bidOutlook(view, seat, picked.bid, plays);
  return { payments, plays, outlook };
}

/** The standing bids in the old order, and the places taken. */
export function Bids({ ctx }: { ctx: Ctx }) {
  const { open, names, colours } = ctx;
  const { old, bidding, bids, paid, places, next } = open.auction;
  return (
    <Part title={text('auction.bids')}>
      <ol className="tw-bids">
        {old.map((who) => {
          const place = places.indexOf(who);
          const bid = bids[who];
          return (
            <li key={who} className={who === next ? 'font-semibold' : ''}>
              <SeatMark colour={colours[who]!} size={22} />
              <span className="flex-1 truncate">{names[who]}</span>
              <span className="text-soft text-sm">
                {place >= 0
                  ? text('auction.place', { place: place + 1 })
                  : bidding.includes(who) && leads(open, who)
                    ? text('auction.leads')
                    : ''}
              </span>
              <span className="figures">
                {bid === null || bid === undefined
                  ? text('auction.no-bid')
                  : text('auction.bid', { bid, paid: paid[who]! })}
              </span>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

/** Bidding: every amount with why it cannot be, what it takes now and in all. */
export function BidPanel({ ctx }: { ctx: Ctx }) {
  const { view, seat, picked, pick, names } = ctx;
  const { payments, outlook } = bidOf(ctx);
  const shown = Math.max(figures.lowestBid, picked.bid ?? figures.lowestBid);
  const set = (bid: number) => pick({ bid: Math.max(figures.lowestBid, bid), payment: 0 });
  return (
    <>
      <Bids ctx={ctx} />
      <Part title={text('auction.your-bid')}>
        <div className="tw-amounts">
          {Array.from({ length: 8 }, (_, at) => at + figures.lowestBid).map((bid) => {
            const [way] = moneyPayments(view, seat!, bid, 1);
            const possible = way && !bidOutlook(view, seat!, bid, way).refusal;
            return (
              <button
                key={bid}
                type="button"
                className={`tw-amount ${possible ? '' : 'tw-amount-refused'} ${picked.bid === bid ? 'hand-chosen' : ''}`}
                aria-pressed={picked.bid === bid}
                data-option={`bid.${bid}`}
                onClick={() => set(bid)}
              >
                {text('money', { money: bid })}
              </button>
            );
          })}
          <button type="button" className="tw-amount" aria-label={text('auction.less')} onClick={() => set(shown - 1)}>
            <Minus size={18} aria-hidden="true" />
          </button>
          <button type="button" className="tw-amount" aria-label={text('auction.more')} onClick={() => set(shown + 1)}>
            <Plus size={18} aria-hidden="true" />
          </button>
        </div>
        {picked.bid === null && <p className="tw-note">{text('auction.how')}</p>}
        {outlook?.refusal && <Why refusal={outlook.refusal} names={names} />}
        {outlook && !outlook.refusal && (
          <p className="tw-summary">
            {text(outlook.cash < 0 ? 'auction.change' : 'auction.cost', {
              bid: picked.bid!,
              cash: Math.abs(outlook.cash),
              all: outlook.inAll,
            })}
          </p>
        )}
      </Part>
      {outlook && !outlook.refusal && payments.length > 1 && (
        <Part title={text('auction.pay-with')}>
          <Ways ctx={ctx} ways={payments} few={3} />
        </Part>
      )}
      <Displayed ctx={ctx} />
    </>
  );
}

/** The Auction cards of this round. */
export function Displayed({ ctx: { open } }: { ctx: Ctx }) {
  if (open.auction.display.length === 0) return null;
  return (
    <Part title={text('auction.display', { deck: open.auction.deck })}>
      <div className="tw-plays">
        {open.auction.display.map((card) => (
          <TicketFace key={card} card={card} />
        ))}
      </div>
    </Part>
  );
}

/** Taking an Auction card; a Void Ticket costs another card at once. */
export function TakePanel({ ctx }: { ctx: Ctx }) {
  const { open, view, picked, pick } = ctx;
  const away = discardable(view);
  const isVoid = picked.card !== null && cardOf(picked.card).void;
  return (
    <>
      <Part title={text('take.title')}>
        <div className="tw-cards">
          {open.auction.display.map((card) => (
            <Ticket
              key={card}
              card={card}
              option={`take.${card}`}
              label={cardText(card)}
              chosen={picked.card === card}
              onChoose={() => pick({ ...nothingPicked, card })}
            />
          ))}
        </div>
      </Part>
      {picked.card !== null && <p className="tw-note">{aboutCard(picked.card)}</p>}
      {isVoid && away.length > 0 && (
        <Part title={text('take.void')}>
          <div className="tw-cards">
            {away.map((card) => (
              <Ticket
                key={card}
                card={card}
                option={`away.${card}`}
                label={cardText(card)}
                chosen={picked.other === card}
                onChoose={() => pick({ other: card })}
              />
            ))}
          </div>
        </Part>
      )}
    </>
  );
}

function aboutCard(card: string): string {
  const { kind, icons } = cardOf(card);
  if (kind === 'parcel') return text('take.parcel', { card: cardText(card), parcel: icons[0]! });
  return cardText(card);
}
