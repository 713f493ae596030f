import { refuse } from '@cityhall/ruleset';
import {
  blockedSpaces,
  boroughOf,
  cellOf as cellOfPlace,
  cemeterySpaces,
  growthOf,
  hallCorners,
  isProtected,
  moversOf,
  placeIn,
  type Seat,
  type Step,
  streetsOf,
  type TileName,
  tileAt,
  victims,
} from '@cityhall/small-city';
import { type Ctx, type Desk, type Spot, still } from './desk.ts';
import { poseAt, type Ways, wayAt } from './placing.ts';
import { usualPayment, withStep } from './plan-work.ts';
import { settledDraft } from './settled.ts';
import { text, tileText } from './words.ts';

/** `sure`: a finger first looks and then confirms. */
const lit = (does: string, sure = false): Spot => ({ state: 'lit', does, sure });

/** Looking at tiles: a tap takes one up, a second puts it back. */
export function lookDesk({ picked, pick }: Ctx): Desk {
  return {
    spot: () => still,
    tap: (cell) => pick({ at: picked.at === cell ? null : cell }),
    marked: [],
  };
}

/** The City Hall is placed. */
export function settleDesk(ctx: Ctx): Desk {
  const chosen = settledDraft(ctx);
  const corners = new Set(hallCorners(chosen.side));
  const hall = (cell: string) => squareAt(cell);
  return {
    spot: (cell) =>
      corners.has(cell)
        ? lit(text('does.hall'), true)
        : { state: 'refused', refusal: refuse('setup', 'hall-outside-zone', {}, [cell]) },
    tap: (cell) => corners.has(cell) && ctx.setDraft({ ...chosen, key: 'settle', cell }),
    ghost: (cell) => ({ tile: 'cityHall', cells: hall(cell), fits: corners.has(cell) }),
    ...(chosen.cell ? { laid: { tile: 'cityHall', cells: hall(chosen.cell), fits: true } } : {}),
    marked: [],
  };
}

/** The four spaces of a City Hall by its top left one. */
export function squareAt(cell: string): string[] {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  return [cell, `${x + 1},${y}`, `${x},${y + 1}`, `${x + 1},${y + 1}`];
}

/** The Mayor is placed: one space, then the one across the street. */
export function streetDesk({ open, shown, picked, pick }: Ctx): Desk {
  const streets = shown === open.host ? streetsOf(open) : [];
  const across = (cell: string) =>
    streets.filter((street) => street.includes(cell)).map(([a, b]) => (a === cell ? b : a));
  return {
    spot: (cell) => {
      if (picked.to !== null && (cell === picked.at || cell === picked.to))
        return { state: 'turn', does: text('does.street-second') };
      if (picked.at && picked.to === null && across(picked.at).includes(cell)) return lit(text('does.street-second'));
      if (across(cell).length === 0) return { state: 'refused', refusal: refuse('SC-1', 'no-street', {}, [cell]) };
      return picked.at && picked.to === null
        ? { state: 'turn', does: text('does.street-first') }
        : lit(text('does.street-first'));
    },
    tap: (cell) => {
      if (across(cell).length === 0) return;
      if (picked.at && picked.to === null && across(picked.at).includes(cell)) pick({ to: cell });
      else pick({ at: cell, to: null });
    },
    marked: [picked.at, picked.to].filter((cell) => cell !== null),
  };
}

/** The two spaces of a street as the rules name them: the one further up or left first. */
export function streetOf(one: string, other: string): [string, string] {
  const before = (a: string, b: string) => a[2]!.localeCompare(b[2]!) || a[0]!.localeCompare(b[0]!);
  return before(one, other) < 0 ? [one, other] : [other, one];
}

/** A tile is laid, one that lies is looked at or grows, a Citizen is sent to a new station. */
export function planDesk(ctx: Ctx, ways: Ways | null, setSteps: (steps: Step[]) => void): Desk {
  const { picked, pick, seat } = ctx;
  const plan = ctx.plan!;
  const player = plan.after.players[seat!]!;
  if (picked.station !== null) {
    const step = (from: string): Step => ({ do: 'activate', tile: picked.station!, from });
    const mine = (cell: string) => player.citizens[cell]?.includes(seat!) ?? false;
    return {
      spot: (cell) => (mine(cell) ? lit(text('does.activate'), true) : still),
      tap: (cell) => {
        if (!mine(cell)) return;
        setSteps(withStep(plan, step(cell)));
        pick({ station: null });
      },
      marked: [picked.station],
    };
  }
  if (ways) return layingDesk(ctx, ways, setSteps);
  const growth = growthOf(ctx.open, seat!, plan.sound);
  const chosen = picked.at === null ? undefined : tileAt(player, picked.at);
  const grows = chosen && !plan.works.free ? growth.find(({ tile }) => tile === chosen.cells[0]) : undefined;
  return {
    spot: (cell) => {
      const space = grows?.spaces.find((one) => one.cell === cell);
      if (!space) return still;
      if (space.refusal) return { state: 'refused', refusal: space.refusal };
      return lit(text('does.upgrade', { tile: tileText(grows!.next) }), true);
    },
    tap: (cell) => {
      const space = grows?.spaces.find((one) => one.cell === cell);
      if (space && !space.refusal) setSteps(withStep(plan, { do: 'upgrade', tile: grows!.tile, to: cell }));
      else pick({ at: picked.at === cell ? null : cell });
    },
    marked: [],
  };
}

function layingDesk({ picked, pick, ...ctx }: Ctx, ways: Ways, setSteps: (steps: Step[]) => void): Desk {
  const plan = ctx.plan!;
  return {
    spot: (cell) => {
      const place = wayAt(ways, picked.pose, cell);
      if (place && !place.refusal) return lit(text('does.lay', { tile: tileText(ways.tile) }), true);
      if (poseAt(ways, cell)) return { state: 'turn', does: text('does.turn') };
      return place?.refusal ? { state: 'refused', refusal: place.refusal } : still;
    },
    tap: (cell) => {
      const place = wayAt(ways, picked.pose, cell);
      if (place && !place.refusal) {
        setSteps(withStep(plan, layStep(ctx, ways.tile, place.cells)));
        pick({ tile: null, at: null });
        return;
      }
      const pose = poseAt(ways, cell);
      if (pose) pick({ pose });
    },
    ghost: (cell) => {
      const place = wayAt(ways, picked.pose, cell);
      return place && { tile: ways.tile, cells: place.cells, fits: !place.refusal };
    },
    marked: [],
  };
}

/** The step that lays a tile. */
function layStep({ plan }: Pick<Ctx, 'plan'>, tile: TileName, cells: string[]): Step {
  if (tile === 'warehouse') return { do: 'warehouse', cells };
  return { do: 'build', tile, cells, ...usualPayment(plan!, tile) };
}

/** A Citizen is taken up, then the space it goes to. */
export function moveDesk(ctx: Ctx): Desk {
  const { open, seat, shown, picked, pick, act } = ctx;
  const movers = moversOf(open, seat!);
  const chosen = movers.find(({ place }) => place === picked.from);
  const moverAt = (cell: string) => movers.find(({ place }) => place === placeIn(shown, cell));
  return {
    spot: (cell) => {
      const place = placeIn(shown, cell);
      const mover = moverAt(cell);
      const must = mover?.must ? { must: true } : {};
      if (chosen?.reachable.includes(place)) return { ...lit(text('does.go'), true), ...must };
      if (!mover) return still;
      if (mover.reachable.length === 0 && !mover.mayGoHome) {
        return { state: 'refused', refusal: refuse('SC-13', 'no-way-there', {}, [place]), ...must };
      }
      return { state: chosen ? 'turn' : 'lit', does: text('does.take-up'), ...must };
    },
    tap: (cell) => {
      const place = placeIn(shown, cell);
      if (chosen?.reachable.includes(place)) {
        act('go', { from: chosen.place, to: place });
        pick({ from: null });
      } else if (picked.from === place) pick({ from: null });
      else if (moverAt(cell)) pick({ from: place });
      else pick({ at: cell });
    },
    marked: chosen && boroughOf(chosen.place) === shown ? [cellOfPlace(chosen.place)] : [],
  };
}

/** Who dies, then where the Cemetery lies. */
export function buryDesk(ctx: Ctx): Desk {
  const { open, seat, shown, picked, pick } = ctx;
  const named = shown === seat ? victims(open, seat!) : [];
  const graves = gravesOf(ctx);
  const victimAt = (cell: string) => {
    if (tileAt(open.players[seat!]!, cell)?.tile === 'cityHall') return named.includes('hall') ? 'hall' : undefined;
    const place = placeIn(shown, cell);
    return named.includes(place) ? place : undefined;
  };
  return {
    spot: (cell) => {
      if (graves.includes(cell)) return lit(text('does.grave'));
      if (victimAt(cell)) return { state: picked.from ? 'turn' : 'lit', does: text('does.name') };
      return still;
    },
    tap: (cell) => {
      const victim = victimAt(cell);
      if (graves.includes(cell)) pick({ to: cell });
      else if (victim) pick({ from: victim, to: null });
    },
    marked: [picked.from && picked.from !== 'hall' ? cellOfPlace(picked.from) : null, picked.to].filter(
      (cell) => cell !== null,
    ),
  };
}

/** Where the Cemetery of the one who is named may lie; nowhere where that one is saved. */
export function gravesOf({ open, seat, picked }: Ctx): readonly string[] {
  if (picked.from === null) return [];
  const saved = picked.from !== 'hall' && isProtected(open, picked.from);
  return saved ? [] : cemeterySpaces(open, seat!);
}

/** The spaces that the Mayor closes in a Borough. */
export function mayorsSpaces(ctx: Ctx, borough: Seat): readonly string[] {
  return blockedSpaces(ctx.open, borough);
}
