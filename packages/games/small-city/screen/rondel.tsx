import { type Action, actions, cardCost } from '@cityhall/small-city';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import {
  BriefcaseBusiness,
  Crown,
  Flame,
  Gavel,
  HandCoins,
  Handshake,
  HardHat,
  Landmark,
  Leaf,
  type LucideIcon,
  Map as MapIcon,
  Ruler,
  Square,
} from 'lucide-react';
import type { Ctx } from './desk.ts';
import { Part } from './option.tsx';
import { MayorPiece } from './pieces.tsx';
import { capital, text, word } from './words.ts';

export const actionSigns: Record<Action, LucideIcon> = {
  mayor: Crown,
  architect: Ruler,
  mediator: Handshake,
  engineer: HardHat,
  supporter: HandCoins,
  urbanPlanner: MapIcon,
  cityCouncilor: Landmark,
  opponent: Square,
  execAssistant: BriefcaseBusiness,
  ecologist: Leaf,
  attorney: Gavel,
  anarchist: Flame,
};

/** Where the cards of a ring lie in a grid: along its edge, clockwise from the top left. */
function ringPlaces(count: number): { columns: number; rows: number; at: { x: number; y: number }[] } {
  const columns = count > 8 ? 4 : count > 4 ? 3 : 2;
  const rows = (count - 2 * columns) / 2 + 2;
  const top = Array.from({ length: columns }, (_, x) => ({ x, y: 0 }));
  const right = Array.from({ length: rows - 2 }, (_, y) => ({ x: columns - 1, y: y + 1 }));
  const bottom = Array.from({ length: columns }, (_, x) => ({ x: columns - 1 - x, y: rows - 1 }));
  const left = Array.from({ length: rows - 2 }, (_, y) => ({ x: 0, y: rows - 2 - y }));
  return { columns, rows, at: [...top, ...right, ...bottom, ...left] };
}

interface Props {
  ctx: Ctx;
  /** Cards can be taken now. */
  live: boolean;
}

/** The action cards in their ring: who took which, what each does, and what it costs to go on to it. */
export function Rondel({ ctx, live }: Props) {
  const { open, picked } = ctx;
  const { columns, rows, at } = ringPlaces(open.rondel.length);
  const chosen = picked.card === null ? undefined : open.rondel[picked.card];
  return (
    <Part title={text('rondel.title')}>
      <div
        className={`sc-ring ${live ? '' : 'sc-ring-small'}`}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {open.rondel.map((card, i) => (
          <CardButton key={card.action} ctx={ctx} index={i} live={live} place={at[i]!} />
        ))}
        {columns > 2 && rows > 2 && (
          <span className="sc-ring-middle" style={{ gridColumn: `2 / ${columns}`, gridRow: `2 / ${rows}` }}>
            {open.faceDown > 0 && text('rondel.face-down', { cards: open.faceDown })}
          </span>
        )}
      </div>
      {chosen && <p className="sc-note">{aboutCard(chosen.action)}</p>}
      {live && !chosen && <p className="sc-note">{text('rondel.how')}</p>}
    </Part>
  );
}

/** What a card does, by its name. */
function aboutCard(action: Action): string {
  return `${word(`action.${action}`)}: ${word(`action.${action}.about`)}`;
}

interface CardProps extends Props {
  index: number;
  place: { x: number; y: number };
}

function CardButton({ ctx, index, live, place }: CardProps) {
  const { open, colours, names, picked, pick, seat } = ctx;
  const { action, by } = open.rondel[index]!;
  const Icon = actionSigns[action];
  const cost = live && by === null ? cardCost(open, index) : null;
  const poor = cost !== null && seat !== null && open.players[seat]!.money < cost;
  const state =
    by === 'mayor'
      ? text('rondel.mayor')
      : by === null
        ? costText(cost)
        : text('rondel.taken', { player: { seat: by } }, names);
  return (
    <button
      type="button"
      className={`sc-action ${picked.card === index ? 'hand-chosen' : ''} ${by !== null || poor ? 'sc-action-taken' : ''}`}
      style={{ gridColumn: place.x + 1, gridRow: place.y + 1 }}
      aria-pressed={picked.card === index}
      title={aboutCard(action)}
      data-card={index}
      data-option={live ? `action.${index}` : undefined}
      onClick={() => pick({ card: picked.card === index ? null : index })}
    >
      <span className="sr-only">
        {[`${actions[action].letter}. ${aboutCard(action)}`, state, poor ? text('rondel.poor') : '']
          .filter(Boolean)
          .join(' ')}
      </span>
      <span className="sc-action-head" aria-hidden="true">
        <span className="score">{actions[action].letter}</span>
        <Icon size={18} />
        {by === 'mayor' && <MayorPiece size={20} />}
        {typeof by === 'number' && <SeatMark colour={colours[by]!} size={20} />}
        {cost !== null && <span className={`sc-price ${cost === 0 ? 'sc-price-free' : ''}`}>{costText(cost)}</span>}
      </span>
      <span className="sc-action-name" aria-hidden="true">
        {capital(word(`action.${action}`))}
      </span>
    </button>
  );
}

function costText(cost: number | null): string {
  if (cost === null) return '';
  return cost === 0 ? text('cost.free') : text('cost.money', { money: cost });
}
