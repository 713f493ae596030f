import type { CellKey } from '@cityhall/grid';
import type { Refusal } from '@cityhall/ruleset';
import { type CardName, cardOf, type Use, uses } from '../content/cards.ts';
import { isIndustrial, type QuarterKind } from '../content/districts.ts';
import { figures } from '../content/figures.ts';
import { gameOf, type Level } from '../content/games.ts';
import { type Cost, goods } from '../content/goods.ts';
import { buildingAreas, projectAt, projectsNow, refuseEveryWay } from './building.ts';
import { quarterAt, quarters } from './city.ts';
import { refuse } from './define.ts';
import { takeDie, unusedDie } from './dice.ts';
import { isCompetitive, sideOf } from './modes.ts';
import { destinations, gatherMove, refuseCard, refuseUse } from './project.ts';
import { scoreSheet, stagesCompleted } from './scoring.ts';
import type { Area, MicroCityView, Open, Seat } from './state.ts';
import { carryOut } from './tasks.ts';
import { tokenOn } from './tokens.ts';

/** What the Engineer would find on a Quarter. */
export interface Prospect {
  cell: CellKey;
  kind: QuarterKind;
  /** Why the Quarter would do nothing. */
  refusal?: Refusal;
  /** What its basic action gains; null where it is an exchange or needs a die. */
  basic: Cost | null;
  /** What its advanced action gains; null where it is an exchange, or building. */
  advanced: Cost | null;
  /** An unused die fits the advanced action. */
  die: boolean;
  /** The stages or Goals that could be completed there with the goods at hand. */
  projects: Area[];
}

/** A way to use the Project phase: with each action of a card that may be used or why not, and where it can end. */
export interface CardOutlook {
  /** Null: no card, and all of them come back. */
  card: CardName | null;
  refusal?: Refusal;
  uses: { use: Use; refusal?: Refusal }[];
  ends: Prospect[];
}

/** For each Project card in hand, and for retrieving all: where the Engineer can end and what that would bring. */
export function cardOutlooks({ open }: MicroCityView, seat: Seat): CardOutlook[] {
  if (open.players[seat]!.engineer === null) return [];
  const { hand } = open.sides[sideOf(open, seat)]!;
  const played = hand.map((card): CardOutlook => {
    const closed = refuseCard(open, seat, card);
    return {
      card,
      ...(closed ? { refusal: closed } : {}),
      uses: uses
        .filter((use) => cardOf(card).actions[use])
        .map((use) => ({ use, ...withRefusal(refuseUse(open, seat, card, use)) })),
      ends: destinations(open, seat, cardOf(card).move).map((cell) => prospectOf(open, seat, cell)),
    };
  });
  const ends = destinations(open, seat, gatherMove).map((cell) => prospectOf(open, seat, cell));
  return [...played, { card: null, uses: [], ends }];
}

/**
 * What the Engineer would find at each end of a card played in one way: its die taken, its certain gains had.
 * Without a card: of retrieving all.
 */
export function prospectsOf({ open }: MicroCityView, seat: Seat, card: CardName | null, use: Use): Prospect[] {
  if (open.players[seat]!.engineer === null) return [];
  if (card === null) return destinations(open, seat, gatherMove).map((cell) => prospectOf(open, seat, cell));
  const { die, move, actions } = cardOf(card);
  const then = structuredClone(open);
  if (use === 'advanced' && unusedDie(then, seat, [die!]) !== undefined) takeDie(then, seat, [die!]);
  carryOut(then, seat, actions[use] ?? [], false, () => {});
  return destinations(open, seat, move).map((cell) => prospectOf(then, seat, cell));
}

const withRefusal = (refusal: Refusal | undefined) => (refusal ? { refusal } : {});

function prospectOf(open: Open, seat: Seat, cell: CellKey): Prospect {
  const { kind, dice } = quarterAt(open, cell);
  const closed = open.tokens[cell] === undefined ? undefined : refuse('MC-6', 'token-there', undefined, [cell]);
  const basic = isIndustrial(kind)
    ? { [kind]: figures.industrial }
    : kind === 'residential'
      ? { money: figures.residentialMoney }
      : null;
  const die = unusedDie(open, seat, kind === 'logistics' ? undefined : dice) !== undefined;
  const builds = kind === 'residential' && die && !closed;
  return {
    cell,
    kind,
    ...withRefusal(closed),
    basic,
    advanced: isIndustrial(kind) ? { [kind]: figures.industrialAdvanced } : null,
    die,
    projects: builds ? [...new Set([...projectsNow(open, seat)].map(({ area }) => area))] : [],
  };
}

/** Where the seat could build this round, and why the other Quarters will not do. */
export interface BuildingPlace {
  cell: CellKey;
  /** The stages or Goals that could be paid for there. */
  areas: Area[];
  refusal?: Refusal;
}

/**
 * Every Quarter of the city as a place to build on now: its kind, the token, the dice, the cost, and whether the
 * Engineer gets there by a card in hand or stands there already.
 */
export function buildingPlaces({ open }: MicroCityView, seat: Seat): BuildingPlace[] {
  const affordable = buildingAreas(open).filter((area) => !refuseEveryWay(open, seat, area));
  const ends = reachable(open, seat);
  return quarters.map((cell) => {
    const refusal = refusePlace(open, seat, cell, affordable, ends);
    return { cell, areas: refusal ? [] : affordable, ...withRefusal(refusal) };
  });
}

function refusePlace(
  open: Open,
  seat: Seat,
  cell: CellKey,
  affordable: readonly Area[],
  ends: readonly CellKey[],
): Refusal | undefined {
  if (isPast(open, seat)) return refuse('investment', 'built-enough', undefined, [cell]);
  const { kind, dice } = quarterAt(open, cell);
  if (kind !== 'residential') return refuse('investment', 'not-residential', undefined, [cell]);
  if (open.tokens[cell] !== undefined) return refuse('MC-6', 'token-there', undefined, [cell]);
  if (unusedDie(open, seat, dice) === undefined) {
    return refuse('investment', 'no-die-for-quarter', { dice: [...dice].sort() }, [cell]);
  }
  if (!ends.includes(cell)) return refuse('MC-2', 'out-of-reach', undefined, [cell]);
  if (affordable.length > 0) return undefined;
  const [first] = buildingAreas(open)
    .flatMap((area) => refuseEveryWay(open, seat, area) ?? [])
    .filter(({ code }) => code !== 'stage-completed');
  return first ?? refuse('MC-16', 'cannot-pay-any', undefined, [cell]);
}

/** Whether a seat's last chance to build on a Quarter in this round is gone; in competition, until its own next turn. */
function isPast(open: Open, seat: Seat): boolean {
  const { turn } = open;
  if (turn.seat === seat) return turn.acted || turn.step === 'final' || turn.step === 'closing';
  const hasBegun = !['placing', 'rolling', 'sharing', 'preparation'].includes(turn.step);
  return isCompetitive(open) || (hasBegun && seat === open.first);
}

/** Quarters on which the Engineer can stand in this round's investment phase. */
function reachable(open: Open, seat: Seat): CellKey[] {
  const { engineer } = open.players[seat]!;
  if (engineer === null) return [];
  const { step } = open.turn;
  if (open.turn.seat === seat && (step === 'investment' || open.turn.card)) return [engineer];
  const { hand } = open.sides[sideOf(open, seat)]!;
  const moves = new Set([
    gatherMove,
    ...hand.filter((card) => !refuseCard(open, seat, card)).map((card) => cardOf(card).move),
  ]);
  return [...moves].flatMap((steps) => destinations(open, seat, steps));
}

/** What is left of rounds and tokens, and how far the building is. */
export interface Standing {
  rounds: number;
  /** All rounds of the game. */
  of: number;
  /** Tokens in each pool: one shared, or one a player. */
  pools: number[];
  /** Stages completed and all stages; null in competition. */
  stages: { completed: number; of: number } | null;
  /** Points of each player in competition. */
  points: number[] | null;
  /** The Quarter on which each Engineer stands has no token: the next round's end will take one. */
  tokenDue: boolean[];
}

/** Rounds, tokens and progress at a glance. */
export function standingOf({ open }: MicroCityView): Standing {
  const competitive = isCompetitive(open);
  const sheet = scoreSheet(open);
  return {
    rounds: open.marker,
    of: competitive ? figures.competitionRounds : gameOf(open.game).rounds[open.level as Level]!,
    pools: open.sides.map(({ pool }) => pool),
    stages: competitive ? null : stagesCompleted(open),
    points: competitive ? open.players.map((_, seat) => sheet[seat]!.total) : null,
    tokenDue: open.players.map(({ engineer }) => engineer !== null && open.tokens[engineer] === undefined),
  };
}

/** One stage or Goal as it lies on the table. */
export interface AreaOutlook {
  area: Area;
  cost: Cost;
  /** Goods of the cost that the seat lacks. */
  missing: number;
  completed: boolean;
  /** The side whose token lies there. */
  token: number | null;
  /** Why it cannot be completed now, wherever the Engineer stands; absent where it can. */
  refusal?: Refusal;
}

/** Every stage or Goal with its cost, what the seat lacks for it, and whether it can be completed now. */
export function areaOutlooks({ open }: MicroCityView, seat: Seat): AreaOutlook[] {
  const company = open.players[seat]!.goods;
  return buildingAreas(open).map((area, place) => {
    const { cost } = projectAt(open, area)!;
    return {
      area,
      cost,
      missing: goods.reduce((sum, good) => sum + Math.max(0, (cost[good] ?? 0) - company[good]), 0),
      completed: open.building?.stages[place]?.completed ?? false,
      token: tokenOn(open, area) ?? null,
      ...withRefusal(refuseEveryWay(open, seat, area)),
    };
  });
}
