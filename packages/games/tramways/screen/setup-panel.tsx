import { seededRandom } from '@cityhall/ruleset';
import {
  type BoardName,
  boardNames,
  type Laying,
  mapOf,
  type PlayerBoard,
  playerBoards,
  randomMap,
  refusalOfMap,
  searchOf,
} from '@cityhall/tramways';
import { Button } from '@cityhall/web/ui/button.tsx';
import { Dices, RotateCw } from 'lucide-react';
import type { Ctx } from './desk.ts';
import { Option, Part, Why } from './parts.tsx';
import { Ticket } from './ticket.tsx';
import { toggled } from './toggled.ts';
import { cardText, text, word } from './words.ts';

const playerBoardNames = Object.keys(playerBoards) as PlayerBoard[];

/** Which side of one's player board. */
export function BoardPanel({ ctx: { act, busy } }: { ctx: Ctx }) {
  return (
    <Part title={text('board.title')}>
      <div className="tw-options tw-options-row">
        {playerBoardNames.map((board) => (
          <Option
            key={board}
            option={`board.${board}`}
            disabled={busy}
            title={text(`board.${board}`)}
            about={text('board.about', {
              workers: playerBoards[board].workers,
              steps: playerBoards[board].stress.length - 1,
            })}
            onChoose={() => act('chooseBoard', { board })}
          />
        ))}
      </div>
    </Part>
  );
}

/** The map as it is drafted, or a first suggestion. */
export function draftedMap({ open, draft }: Pick<Ctx, 'open' | 'draft'>): Laying[] {
  const kept = draft as { key?: string; map?: Laying[] } | null;
  if (kept?.key === 'map' && Array.isArray(kept.map)) return kept.map;
  return randomMap(open, seededRandom(open.order[0]! + open.seats));
}

/** Laying out the map: another one with each tap, or board by board. */
export function MapPanel({ ctx }: { ctx: Ctx }) {
  const { open, names, setDraft } = ctx;
  const map = draftedMap(ctx);
  const set = (next: Laying[]) => setDraft({ key: 'map', map: next as never });
  const change = (at: number, part: Partial<Laying>) => set(map.with(at, { ...map[at]!, ...part }));
  const refusal = refusalOfMap(map, open.seats, open.expert);
  return (
    <>
      <Button
        data-option="shuffle"
        onClick={() => set(randomMap(open, seededRandom(Math.floor(Math.random() * 2 ** 31))))}
      >
        <Dices size={18} aria-hidden="true" /> {text('map.another')}
      </Button>
      {refusal && <Why refusal={refusal} names={names} />}
      <Part title={text('map.boards')}>
        <ol className="tw-laying">
          {map.map(({ board, side, turns }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a board is its place in the map
            <li key={at}>
              <span className="figures">{at + 1}.</span>
              <select
                className="tap tw-select"
                aria-label={text('map.board', { number: at + 1 })}
                value={board}
                onChange={(event) => change(at, { board: event.target.value as BoardName })}
              >
                {boardNames.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
              <button
                type="button"
                className="tw-amount"
                onClick={() => change(at, { side: side === 1920 ? 1910 : 1920 })}
              >
                {side}
              </button>
              <button
                type="button"
                className="tw-amount"
                aria-label={text('map.turn', { number: at + 1 })}
                onClick={() => change(at, { turns: ((turns + 1) % 4) as Laying['turns'] })}
              >
                <RotateCw size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
      </Part>
    </>
  );
}

/** The advanced game: two Parcels of those laid out. */
export function DraftPanel({ ctx }: { ctx: Ctx }) {
  const { open, picked, pick } = ctx;
  const order = [...mapOf(open).parcels.keys()].sort();
  return (
    <Part title={text('draft.title')}>
      <div className="tw-cards">
        {order
          .filter((parcel) => open.pool.includes(parcel))
          .map((parcel) => (
            <Ticket
              key={parcel}
              card={`parcel-${parcel}`}
              option={`parcel.${parcel}`}
              label={word('place.parcel', { parcel })}
              chosen={picked.several.includes(parcel)}
              onChoose={() => pick({ several: toggled(picked.several, parcel, 2) })}
            />
          ))}
      </div>
    </Part>
  );
}

/** What is chosen in round 6, as far as it is. */
export function searchedDraft({ view, draft }: Pick<Ctx, 'view' | 'draft'>): readonly string[] {
  if (view.own?.search) return view.own.search;
  const kept = draft as { key?: string; cards?: string[] } | null;
  return kept?.key === 'search' && Array.isArray(kept.cards) ? kept.cards : [];
}

/** Round 6: the hand filled with cards of one's choice. */
export function SearchPanel({ ctx, still = false }: { ctx: Ctx; still?: boolean }) {
  const { view, seat, setDraft } = ctx;
  const { cards, number } = searchOf(view, seat!);
  const chosen = searchedDraft(ctx);
  return (
    <Part title={text('search.title', { chosen: chosen.length, number })}>
      <div className="tw-cards">
        {cards.map((card) => (
          <Ticket
            key={card}
            card={card}
            option={`search.${card}`}
            label={cardText(card)}
            chosen={chosen.includes(card)}
            refused={!chosen.includes(card) && (still || chosen.length >= number)}
            onChoose={() => {
              if (still) return;
              if (!chosen.includes(card) && chosen.length >= number) return;
              setDraft({ key: 'search', cards: toggled(chosen, card, number) });
            }}
          />
        ))}
      </div>
      <p className="tw-note">{text('search.note')}</p>
    </Part>
  );
}
