import { cardNames } from '../content/cards.ts';
import { gameOf } from '../content/games.ts';
import { goods } from '../content/goods.ts';
import { buildingAreas } from '../rules/building.ts';
import { quarters } from '../rules/city.ts';
import { otherSeat, sideOf } from '../rules/modes.ts';
import { pointsOf } from '../rules/points.ts';
import type { Open, Seat, TaskKind } from '../rules/state.ts';
import { tokenOn } from '../rules/tokens.ts';

/** Where in a round a position stands. */
export const at = { preparation: 0, project: 1, investment: 2, acted: 3 } as const;

/**
 * A table in numbers, seen by the player at turn, so that a search can copy it thousands of times. Sets are bits:
 * of Quarters row by row, of Project cards and stages in the order of the content.
 */
export interface Position {
  step: number;
  coal: number;
  steel: number;
  wood: number;
  money: number;
  /** The other player's goods. */
  theirs: readonly number[];
  engineer: number;
  /** Where the other player's Engineer stands; −1 where nobody else plays. */
  partner: number;
  /** Where the opponent's Engineer stands in the way; −1 where none does. */
  blocked: number;
  /** Own tokens on Quarters, and the opponent's. */
  tokens: number;
  others: number;
  pool: number;
  hand: number;
  discard: number;
  /** The card in play as a bit. */
  inPlay: number;
  /** Cards that the opponent has just played, as bits. */
  barred: number;
  upgraded: number;
  /** Stages or Goals with an own token, with the opponent's token, and stages completed. */
  marks: number;
  otherMarks: number;
  completed: number;
  /** Which of the game's buildings is being built. */
  building: number;
  /** The unused dice; 0 for one that was used. */
  die0: number;
  die1: number;
  marker: number;
  timeStays: boolean;
  points: number;
  otherPoints: number;
  /** An Advantage was taken this turn. */
  advantage: boolean;
  task: TaskKind | '';
  count: number;
  bonus: boolean;
  won: boolean;
  lost: boolean;
  /** What was paid for in the preparation: nothing, a free Quarter, or a die for its advanced action. */
  paidFor: 0 | 1 | 2;
}

/** The position of a table as the seat sees it. */
export function positionOf(open: Open, seat: Seat): Position {
  const player = open.players[seat]!;
  const other = otherSeat(open, seat);
  const mine = sideOf(open, seat);
  const side = open.sides[mine]!;
  const apart = other !== undefined && open.sides.length > 1;
  const tokensOf = (owner: (side: number | undefined) => boolean) =>
    bits(quarters.map((cell) => owner(open.tokens[cell])));
  const areas = buildingAreas(open).map((area) => tokenOn(open, area));
  const top = apart ? open.sides[other]!.discard.at(-1) : undefined;
  const [task] = open.turn.tasks;
  const [die0, die1] = player.dice.map(({ used, value }) => (used ? 0 : value));
  const cardBits = (list: readonly string[]) => bits(cardNames.map((name) => list.includes(name)));
  return {
    step:
      open.turn.step === 'preparation' || open.turn.step === 'sharing'
        ? at.preparation
        : open.turn.step === 'project'
          ? at.project
          : open.turn.acted
            ? at.acted
            : at.investment,
    coal: player.goods.coal,
    steel: player.goods.steel,
    wood: player.goods.wood,
    money: player.goods.money,
    theirs: other === undefined ? nothing : goods.map((good) => open.players[other]!.goods[good]),
    engineer: player.engineer === null ? 0 : quarters.indexOf(player.engineer),
    partner:
      other === undefined || open.players[other]!.engineer === null
        ? -1
        : quarters.indexOf(open.players[other]!.engineer!),
    blocked: apart && open.players[other]!.engineer ? quarters.indexOf(open.players[other]!.engineer!) : -1,
    tokens: tokensOf((owner) => owner === mine),
    others: tokensOf((owner) => owner !== undefined && owner !== mine),
    pool: side.pool,
    hand: cardBits(side.hand),
    discard: cardBits(side.discard),
    inPlay: open.turn.card ? cardBits([open.turn.card]) : 0,
    barred: top ? cardBits([top]) : 0,
    upgraded: bits(open.districts.map(({ upgraded }) => upgraded)),
    marks: bits(areas.map((owner) => owner === mine)),
    otherMarks: bits(areas.map((owner) => owner !== undefined && owner !== mine)),
    completed: bits(open.building?.stages.map(({ completed }) => completed) ?? []),
    building: open.building ? gameOf(open.game).buildings.indexOf(open.building.name) : 0,
    die0: die0 ?? 0,
    die1: die1 ?? 0,
    marker: open.marker,
    timeStays: open.turn.timeStays,
    points: apart ? pointsOf(open, seat) : 0,
    otherPoints: apart ? pointsOf(open, other) : 0,
    advantage: open.turn.advantage,
    task: task?.is ?? '',
    count: task?.count ?? 0,
    bonus: task?.bonus ?? false,
    won: false,
    lost: false,
    paidFor: 0,
  };
}

const nothing = [0, 0, 0, 0];

function bits(flags: readonly boolean[]): number {
  return flags.reduce((set, flag, place) => (flag ? set | (1 << place) : set), 0);
}

/** How many bits a set has. */
export function sizeOfSet(set: number): number {
  let count = 0;
  for (let left = set; left; left &= left - 1) count += 1;
  return count;
}

/** A track by its place in the order of goods. */
export function stock(position: Position, good: number): number {
  return good === 0 ? position.coal : good === 1 ? position.steel : good === 2 ? position.wood : position.money;
}

/** Moves a marker, at most to the end of the track. */
export function shift(position: Position, good: number, by: number, track: number): void {
  const value = Math.min(track, stock(position, good) + by);
  if (good === 0) position.coal = value;
  else if (good === 1) position.steel = value;
  else if (good === 2) position.wood = value;
  else position.money = value;
}

/** A copy, field by field: a search makes thousands, and this is the quickest way. */
export function copyOf(position: Position): Position {
  return {
    step: position.step,
    coal: position.coal,
    steel: position.steel,
    wood: position.wood,
    money: position.money,
    theirs: position.theirs,
    engineer: position.engineer,
    partner: position.partner,
    blocked: position.blocked,
    tokens: position.tokens,
    others: position.others,
    pool: position.pool,
    hand: position.hand,
    discard: position.discard,
    inPlay: position.inPlay,
    barred: position.barred,
    upgraded: position.upgraded,
    marks: position.marks,
    otherMarks: position.otherMarks,
    completed: position.completed,
    building: position.building,
    die0: position.die0,
    die1: position.die1,
    marker: position.marker,
    timeStays: position.timeStays,
    points: position.points,
    otherPoints: position.otherPoints,
    advantage: position.advantage,
    task: position.task,
    count: position.count,
    bonus: position.bonus,
    won: position.won,
    lost: position.lost,
    paidFor: position.paidFor,
  };
}

/** Writes a position over another, where nobody keeps the other. */
export function copyOnto(target: Position, position: Position): Position {
  target.step = position.step;
  target.coal = position.coal;
  target.steel = position.steel;
  target.wood = position.wood;
  target.money = position.money;
  target.theirs = position.theirs;
  target.engineer = position.engineer;
  target.partner = position.partner;
  target.blocked = position.blocked;
  target.tokens = position.tokens;
  target.others = position.others;
  target.pool = position.pool;
  target.hand = position.hand;
  target.discard = position.discard;
  target.inPlay = position.inPlay;
  target.barred = position.barred;
  target.upgraded = position.upgraded;
  target.marks = position.marks;
  target.otherMarks = position.otherMarks;
  target.completed = position.completed;
  target.building = position.building;
  target.die0 = position.die0;
  target.die1 = position.die1;
  target.marker = position.marker;
  target.timeStays = position.timeStays;
  target.points = position.points;
  target.otherPoints = position.otherPoints;
  target.advantage = position.advantage;
  target.task = position.task;
  target.count = position.count;
  target.bonus = position.bonus;
  target.won = position.won;
  target.lost = position.lost;
  target.paidFor = position.paidFor;
  return target;
}
