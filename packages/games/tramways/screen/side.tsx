import { buildingTypes, completeLinks, figures, type Seat } from '@cityhall/tramways';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import { memo } from 'react';
import { Bids, Displayed } from './auction-panel.tsx';
import type { Ctx } from './desk.ts';
import { TypeShape, typeFill, typeInk } from './icon.tsx';
import { Part } from './parts.tsx';
import { TicketFace } from './ticket.tsx';
import { cardText, text, typeText, word } from './words.ts';

/** Everything to consult: the round, the cards, the Books, what is left. */
export const Side = memo(function Side({ ctx }: { ctx: Ctx }) {
  const { open, stage, seat } = ctx;
  return (
    <div className="flex flex-col gap-4 p-4">
      <Round ctx={ctx} />
      {seat !== null && <Piles ctx={ctx} seat={seat} />}
      {open.phase === 'auction' && stage !== 'bid' && stage !== undefined && <Bids ctx={ctx} />}
      {stage !== 'bid' && stage !== 'take' && <Displayed ctx={ctx} />}
      {stage !== 'book' && stage !== 'ticketDue' && <Books ctx={ctx} />}
      <Supply ctx={ctx} />
      <Reserves ctx={ctx} />
    </div>
  );
});

function TypeSign({ type, size = 26 }: { type: (typeof buildingTypes)[number]; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <TypeShape type={type} fill={typeFill(type)} />
      <text x="12" y="18" textAnchor="middle" fontSize="11" fontWeight="800" fill={typeInk(type)}>
        {type}
      </text>
    </svg>
  );
}

function Round({ ctx: { open, view } }: { ctx: Ctx }) {
  return (
    <Part title={text('side.round', { round: open.round, all: figures.rounds })}>
      {!view.flow.over && <p className="text-sm text-soft">{word(`phase.${open.phase}`)}</p>}
      {open.typeTiles.length > 0 && (
        <>
          <p className="mt-1 text-sm">{text('side.arrivals')}</p>
          <ol className="tw-track">
            {open.typeTiles.map((type, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place on the track
              <li key={at} title={text('side.arrival', { round: open.round + at, type: typeText(type) })}>
                <span className="figures text-xs">{open.round + at}</span>
                <TypeSign type={type} />
                <span className="sr-only">{typeText(type)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Part>
  );
}

/** One's own deck and discard pile, and what comes back when. */
function Piles({ ctx: { view, open }, seat }: { ctx: Ctx; seat: Seat }) {
  const player = open.players[seat]!;
  const pile = view.own?.pile ?? [];
  return (
    <Part title={text('piles.title')}>
      <Cards title={text('piles.deck', { number: pile.length })} cards={pile} />
      <Cards title={text('piles.discard', { number: player.discard.length })} cards={player.discard} />
      <p className="tw-note">
        {open.round < figures.rounds - 1
          ? text('piles.shuffle', { deck: pile.length, discard: player.discard.length })
          : text('plan.no-draw')}
      </p>
    </Part>
  );
}

function Cards({ title, cards }: { title: string; cards: readonly string[] }) {
  if (cards.length === 0) return <p className="text-sm text-soft">{title}</p>;
  return (
    <details className="tw-more">
      <summary>{title}</summary>
      <div className="tw-plays">
        {cards.map((card) => (
          <span key={card} title={cardText(card)}>
            <TicketFace card={card} />
          </span>
        ))}
      </div>
    </details>
  );
}

function Books({ ctx: { open } }: { ctx: Ctx }) {
  if (open.alternate) {
    if (open.display.length === 0) return null;
    return (
      <Part title={text('side.display', { deck: open.ticketDeck })}>
        <div className="tw-plays">
          {open.display.map((card) => (
            <TicketFace key={card} card={card} />
          ))}
        </div>
      </Part>
    );
  }
  const left = open.books.filter(({ size }) => size > 0);
  if (left.length === 0) return null;
  return (
    <Part title={text('side.books')}>
      <ul className="tw-books">
        {open.books.map(({ top, size }, book) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a Book is its number
          <li key={book}>
            <span className="text-sm text-soft">{text('ticket.book', { book: book + 1, size })}</span>
            {top && <TicketFace card={top} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Supply({ ctx: { open } }: { ctx: Ctx }) {
  return (
    <Part title={text('side.supply')}>
      <ul className="tw-supply figures">
        {buildingTypes.map((type) => (
          <li key={type}>
            <TypeSign type={type} />
            {typeText(type)} <span className="font-semibold">{open.supply[type]}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">{text('side.reserve', { reserve: open.reserve })}</p>
    </Part>
  );
}

/** What else everybody may know of each player. */
function Reserves({ ctx: { open, names, colours } }: { ctx: Ctx }) {
  return (
    <Part title={text('side.players')}>
      <ul className="flex flex-col gap-2">
        {open.players.map((player, who) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={who} className="paper-card px-3 py-2 text-sm">
            <span className="flex items-center gap-2 font-semibold">
              <SeatMark colour={colours[who]!} size={20} /> {names[who]}
            </span>
            <span className="figures">
              {text('side.player', {
                links: completeLinks(open, who),
                straight: player.straight,
                curve: player.curve,
                hand: player.hand,
                limit: player.handLimit,
                deck: player.deck,
                discard: player.discard.length,
              })}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
