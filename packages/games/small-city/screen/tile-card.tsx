import {
  demolitionCost,
  type Growth,
  growthOf,
  isActive,
  type Open,
  type Placed,
  placeName,
  residenceVotes,
  type Seat,
  specOf,
  tileAt,
} from '@cityhall/small-city';
import { ArrowUpRight, Bomb, Check, CircleAlert } from 'lucide-react';
import type { Ctx } from './desk.ts';
import { Why } from './option.tsx';
import { withStep } from './plan-work.ts';
import { TileIcon } from './tile-icon.tsx';
import { capital, materialsText, text, tileText, whyText } from './words.ts';

/** What a tile does where it lies, in words. */
export function tileAbout(open: Open, borough: Seat, placed: Placed): string {
  const player = open.players[borough]!;
  const { kind } = specOf(placed.tile);
  switch (kind) {
    case 'residence':
      return text('about.residence', { votes: residenceVotes(player, placed) });
    case 'warehouse':
      return text('about.warehouse', { goods: placed.goods.length > 0 ? materialsText(placed.goods) : '—' });
    case 'cityHall':
      return text('about.cityHall', {
        citizens: player.hall.citizens,
        goods: player.hall.goods.length > 0 ? materialsText(player.hall.goods) : '—',
      });
    case 'service':
      return text(`about.${placed.tile as 'police' | 'fire'}`, {
        active: isActive(player, placed.tile as 'police' | 'fire') ? 'yes' : 'no',
      });
    case 'cultural':
      return text(`about.${placed.tile as 'school'}`);
    case 'industry':
      return text('about.industry');
    default:
      return text(`about.${kind}`);
  }
}

/** What a tile has and lacks for its next level. */
export function growthText({ what, has, need, next }: Growth): string {
  return text('growth.has', { tile: tileText(next), what, has, need });
}

interface Props {
  ctx: Ctx;
  setSteps: ((steps: NonNullable<Ctx['plan']>['steps']) => void) | null;
}

/** The tile that is looked at: what it does, what it has and lacks, where it may grow, and tearing it down. */
export function TileCard({ ctx, setSteps }: Props) {
  const { picked, shown, seat, names } = ctx;
  const open = shown === seat && ctx.plan ? ctx.plan.after : ctx.open;
  const placed = picked.at === null ? undefined : tileAt(open.players[shown]!, picked.at);
  if (!placed) return null;
  const mine = shown === seat && ctx.plan;
  const growth = growthOf(mine ? ctx.open : open, shown, mine ? ctx.plan!.sound : []).find(
    ({ tile }) => tile === placed.cells[0],
  );
  const room = growth?.spaces.filter(({ refusal }) => !refusal).length ?? 0;
  const blocked = growth?.spaces.find(({ refusal }) => refusal)?.refusal;
  const cost = demolitionCost(placed);
  const mayDemolish = mine && setSteps && !ctx.plan!.works.free && placed.tile !== 'cityHall';
  return (
    <section className="sc-card" data-tile-card={placed.tile}>
      <div className="flex items-center gap-3">
        <TileIcon tile={placed.tile} space={20} />
        <div className="min-w-0">
          <h2 className="text-base">
            {capital(tileText(placed.tile))}, {placeName(placed.cells[0]!)}
          </h2>
          <p className="text-sm text-soft">{tileAbout(open, shown, placed)}</p>
        </div>
      </div>
      {growth && (
        <p className="sc-growth">
          {growth.lacks ? (
            <CircleAlert size={17} aria-hidden="true" className="text-accent" />
          ) : (
            <Check size={17} aria-hidden="true" className="text-good" />
          )}
          {growthText(growth)}
        </p>
      )}
      {growth && !growth.lacks && (
        <p className="sc-growth">
          <ArrowUpRight size={17} aria-hidden="true" className={room > 0 ? 'text-good' : 'text-accent'} />
          {room > 0
            ? text(mine && setSteps ? 'growth.tap' : 'growth.room', { room })
            : text('growth.no-room', { why: blocked ? whyText(blocked, names) : '' })}
        </p>
      )}
      {growth?.lacks && growth.has >= growth.need && <Why refusal={growth.lacks} names={names} />}
      {mayDemolish && (
        <button
          type="button"
          className="sc-demolish"
          onClick={() => {
            setSteps(withStep(ctx.plan!, { do: 'demolish', tile: placed.cells[0]! }));
            ctx.pick({ at: null });
          }}
        >
          <Bomb size={17} aria-hidden="true" /> {text('tile.demolish', { cost })}
        </button>
      )}
    </section>
  );
}
