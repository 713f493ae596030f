import { booksCards } from '@cityhall/tramways';
import { BookOpen, Layers } from 'lucide-react';
import { type Ctx, nothingPicked } from './desk.ts';
import { Option, Part } from './parts.tsx';
import { Ticket, TicketFace } from './ticket.tsx';
import { cardText, text } from './words.ts';

/** Where a Development card comes from: a Book, the display, the deck. */
export function SourcePanel({ ctx }: { ctx: Ctx }) {
  const { open, act, busy, picked, pick } = ctx;
  if (open.alternate) {
    return (
      <Part title={text('ticket.display')}>
        <div className="tw-cards">
          {open.display.map((card) => (
            <Ticket
              key={card}
              card={card}
              option={`display.${card}`}
              label={cardText(card)}
              chosen={picked.card === card}
              onChoose={() => pick({ ...nothingPicked, card })}
            />
          ))}
        </div>
        {open.ticketDeck > 0 && (
          <Option
            option="blind"
            disabled={busy}
            title={
              <span className="tw-type">
                <Layers size={18} aria-hidden="true" /> {text('ticket.blind', { deck: open.ticketDeck })}
              </span>
            }
            onChoose={() => act('takeBlind', {})}
          />
        )}
      </Part>
    );
  }
  return (
    <Part title={text('ticket.books')}>
      <div className="tw-options tw-options-row">
        {open.books.map(({ top, size }, book) => (
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: a Book is its number
            key={book}
            option={`book.${book}`}
            disabled={busy || size === 0}
            title={
              <span className="tw-type">
                <BookOpen size={18} aria-hidden="true" /> {text('ticket.book', { book: book + 1, size })}
              </span>
            }
            about={text('ticket.look')}
            onChoose={() => act('openBook', { book })}
          >
            {top && <TicketFace card={top} />}
          </Option>
        ))}
      </div>
      <p className="tw-note">{text('ticket.final')}</p>
    </Part>
  );
}

/** A Book that is looked through: one card to take, another to turn up. */
export function BookPanel({ ctx }: { ctx: Ctx }) {
  const { view, picked, pick } = ctx;
  const cards = booksCards(view);
  return (
    <>
      <Part title={text('ticket.take')}>
        <div className="tw-cards">
          {cards.map((card) => (
            <Ticket
              key={card}
              card={card}
              option={`card.${card}`}
              label={cardText(card)}
              chosen={picked.card === card}
              onChoose={() => pick({ card, other: cards.find((other) => other !== card) ?? null })}
            />
          ))}
        </div>
      </Part>
      {picked.card !== null && cards.length > 1 && (
        <Part title={text('ticket.top')}>
          <div className="tw-cards">
            {cards
              .filter((card) => card !== picked.card)
              .map((card) => (
                <Ticket
                  key={card}
                  card={card}
                  option={`top.${card}`}
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

/** Alternate rule: one of the four dealt is kept. */
export function KeepPanel({ ctx, chosen }: { ctx: Ctx; chosen: string | null }) {
  const { view, pick } = ctx;
  return (
    <Part title={text('ticket.keep')}>
      <div className="tw-cards">
        {view.own!.offered.map((card) => (
          <Ticket
            key={card}
            card={card}
            option={`keep.${card}`}
            label={cardText(card)}
            chosen={chosen === card}
            onChoose={() => pick({ card })}
          />
        ))}
      </div>
    </Part>
  );
}
