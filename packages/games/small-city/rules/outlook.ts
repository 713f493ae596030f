import type { Pose } from '@cityhall/grid';
import type { Refusal } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { type Material, nextLevel, type TileName } from '../content/tiles.ts';
import { zoneWidth } from './board.ts';
import { allPlaces, influencers, lacks, needOf } from './conditions.ts';
import { commerceAt, commercePlaces, materialAt, touristsOf } from './earning.ts';
import { allInvestments, columnPrice, councilSide, type Investment, refusalOfInvestment } from './investing.ts';
import { reachable, stuck } from './moving.ts';
import { placeIn, spaceAt } from './places.ts';
import { paymentsFor } from './plan.ts';
import { measure } from './pollution.ts';
import { isKept } from './promises.ts';
import type { Open, Place, Plan, Seat, SmallCityView } from './state.ts';
import { goodsOf, without } from './stores.ts';
import { votesOf } from './voting.ts';
import { growthSpaces, idsOf, newWorks, refusalOfStep, refusalOfTile, refusalOfUpgrade, tryPlan } from './works.ts';

/** Where a plan starts: anew, or where the works of a broken plan or of a council tile stand. */
function start(open: Open, seat: Seat) {
  return open.works?.seat === seat ? open.works : newWorks(seat);
}

/** One way to lay a tile, and why it is not allowed. */
export interface TilePlace {
  pose: Pose;
  /** In the order of the tile's spaces, as a step of a plan wants them. */
  cells: string[];
  refusal?: Refusal;
}

/**
 * Every way to lay a tile inside the Zone after the steps planned so far, each with the refusal where it is illegal,
 * however it is paid for.
 */
export function placesFor(open: Open, seat: Seat, tile: TileName, soFar: Plan): TilePlace[] {
  const trial = tryPlan(open, start(open, seat), soFar);
  if (!trial.works) return [];
  const [payment] = paymentsFor(trial.open, trial.works, tile);
  return allPlaces(zoneWidth(trial.open.players[seat]!), tile).map(({ pose, cells }) => {
    const step =
      tile === 'warehouse'
        ? ({ do: 'warehouse', cells } as const)
        : ({ do: 'build', tile, cells, ...payment } as const);
    const refusal = refusalOfStep(trial.open, trial.works, step);
    return refusal ? { pose, cells, refusal } : { pose, cells };
  });
}

/** Why a tile cannot be built at all after the steps planned so far, however it is paid for, or undefined. */
export function whyNoTile(open: Open, seat: Seat, tile: TileName, soFar: Plan): Refusal | undefined {
  const trial = tryPlan(open, start(open, seat), soFar);
  if (!trial.works) return trial.refusal;
  return paymentsFor(trial.open, trial.works, tile).length > 0
    ? undefined
    : refusalOfTile(trial.open, trial.works, tile);
}

/** What a tile has and lacks for its next level, and where it has room to grow. */
export interface Growth {
  /** First space of the tile. */
  tile: string;
  next: TileName;
  what: 'cultural' | 'residences' | 'industry';
  has: number;
  need: number;
  /** What is lacking in the Influence Area. */
  lacks?: Refusal;
  /** Spaces that would complete the outline, each with the refusal where it cannot grow over it now. */
  spaces: { cell: string; refusal?: Refusal }[];
}

/** The growth of every tile that has a next level, after the steps planned so far. */
export function growthOf(open: Open, seat: Seat, soFar: Plan = []): Growth[] {
  const trial = tryPlan(open, start(open, seat), soFar);
  if (!trial.works) return [];
  const { players } = trial.open;
  return idsOf(players[seat]!).flatMap((id) => {
    const placed = players[seat]!.tiles[id]!;
    const next = nextLevel(placed.tile);
    const need = next && needOf(next);
    if (!next || !need) return [];
    const missing = lacks(trial.open, seat, next, placed.cells);
    const spaces = growthSpaces(placed).map((cell) => {
      const refusal = refusalOfUpgrade(trial.open, trial.works, id, cell);
      return refusal ? { cell, refusal } : { cell };
    });
    const has = influencers(trial.open, seat, placed.cells)[need.what];
    return [
      { tile: id, next, what: need.what, has, need: need.number, ...(missing ? { lacks: missing } : {}), spaces },
    ];
  });
}

/** What a plan costs and leaves, or which of its steps is refused. */
export type PlanAccount =
  | {
      money: number;
      materials: Material[];
      pollution: number;
      actionsLeft: number;
      left: { money: number; materials: Material[] };
      /** The Borough as the plan would leave it. */
      after: Open;
      refusal?: never;
    }
  | { refusal: Refusal; at: number };

export function planAccount(open: Open, seat: Seat, steps: Plan): PlanAccount {
  const trial = tryPlan(open, start(open, seat), steps);
  if (!trial.works) return { refusal: trial.refusal, at: trial.at };
  const before = open.players[seat]!;
  const after = trial.open.players[seat]!;
  let spent = goodsOf(before);
  for (const material of goodsOf(after)) spent = without(spent, material);
  const most = trial.works.expanded ? figures.buildActionsWithExpansion : figures.buildActions;
  return {
    money: before.money - after.money,
    materials: spent,
    pollution: after.pollution - before.pollution,
    actionsLeft: most - trial.works.actions,
    left: { money: after.money, materials: goodsOf(after) },
    after: trial.open,
  };
}

/** What this round would bring if everybody stayed where they stand. */
export interface Forecast {
  /** Dollars of Tourists in the Borough and of `$1` spaces. */
  money: number;
  /** Commerce spaces of one's Citizens where something can be traded. */
  trades: number;
  materials: Material[];
  votes: { residence: number; university: number };
  pollution: { citizens: number; factories: number; parks: number; total: number };
}

export function forecastOf(open: Open, seat: Seat): Forecast {
  const places = commercePlaces(open, seat);
  const dollars = places.filter((place) => commerceAt(open, place) === 'dollar').length;
  const player = open.players[seat]!;
  const producing = Object.values(player.tiles).filter(
    ({ tile, cells }) =>
      tile.startsWith('factory') &&
      cells.some((cell) => player.citizens[cell] && open.reserve[materialAt(open, placeIn(seat, cell))] > 0),
  );
  const guess: Open = {
    ...open,
    players: open.players.map((other, at) =>
      at === seat ? { ...other, produced: producing.map(({ cells }) => cells[0]!) } : other,
    ),
  };
  return {
    money: touristsOf(open, seat) * figures.touristIncome + dollars * figures.dollarSpace,
    trades: places.length - dollars,
    materials: open.players.flatMap(({ citizens }, borough) =>
      Object.entries(citizens).flatMap(([cell, standing]) => {
        const place = placeIn(borough, cell);
        if (standing[0] !== seat || spaceAt(open, place)?.kind !== 'factory') return [];
        return standing.map(() => materialAt(open, place));
      }),
    ),
    votes: votesOf(open, seat),
    pollution: measure(guess, seat),
  };
}

/** A Citizen that has not moved in this phase: whether it must, and where it may go. */
export interface Mover {
  place: Place;
  must: boolean;
  reachable: Place[];
  /** Whether it may be named to go home now (SC-14). */
  mayGoHome: boolean;
}

export function moversOf(open: Open, seat: Seat): Mover[] {
  if (!open.moving) return [];
  const waiting = stuck(open, seat);
  return [...new Set(open.moving.unmoved[seat])].map((place) => ({
    place,
    must: open.moving!.must[seat]!.includes(place),
    reachable: reachable(open, seat, place),
    mayGoHome: waiting.includes(place),
  }));
}

/** A move of a council disc with its price and bonus, and why it is not allowed. */
export interface CouncilOption extends Investment {
  price: number;
  bonus:
    | { row: 'industry'; options: readonly (readonly Material[])[] }
    | { row: 'building'; smallest: number; largest: number; conditions: boolean }
    | { row: 'economy'; money: number; votes: number }
    | { row: 'tourism'; citizens: number };
  refusal?: Refusal;
}

export function councilOptions(open: Open, seat: Seat): CouncilOption[] {
  const side = councilSide(open);
  const councilor = open.pending?.kind === 'councilor';
  return [...allInvestments(open, seat)]
    .filter(({ column }) => column <= figures.columns)
    .map((investment) => {
      const at = investment.column - 1;
      const bonus: CouncilOption['bonus'] =
        investment.row === 'industry'
          ? { row: 'industry', options: side.industry[at]! }
          : investment.row === 'building'
            ? { row: 'building', ...side.building[at]! }
            : investment.row === 'economy'
              ? { row: 'economy', ...side.economy[at]! }
              : { row: 'tourism', citizens: side.tourism[at]! };
      const refusal = refusalOfInvestment(open, seat, investment, councilor);
      return { ...investment, price: columnPrice(investment.column), bonus, ...(refusal ? { refusal } : {}) };
    });
}

/** Votes minus pollution: what is always in sight. */
export function netVotes(open: Open, seat: Seat): number {
  const { votes, pollution } = open.players[seat]!;
  return votes - pollution;
}

/** The viewer's own Promises, each with whether it would be kept as the table stands. */
export function ownPromises({ open, own, seat }: SmallCityView): { card: number; special: boolean; kept: boolean }[] {
  if (!own || seat === null || own.promise === null) return [];
  return [
    { card: own.promise, special: false, kept: isKept(open, seat, own.promise) },
    ...own.specials.map((card) => ({ card, special: true, kept: isKept(open, seat, card) })),
  ];
}
