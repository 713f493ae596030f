import type { Options } from '@cityhall/ruleset';
import { cardsOf } from '../content/actions.ts';
import { figures, materialsInBox, type sides, startMoney, zones } from '../content/figures.ts';
import { deckNames, promiseDecks, promiseLeftOut, specialPromises } from '../content/promises.ts';
import { type TileName, tileNames, tilesInGame } from '../content/tiles.ts';
import type { Difficulty, Victory } from '../content/ways.ts';
import type { Tools } from './define.ts';
import type { Open, Own, Player, Seat, SmallCityState } from './state.ts';

/** The Promises of one deck, those that the Victory Condition removes left out. */
export function promiseDeck(deck: (typeof deckNames)[number], victory: Victory): number[] {
  return promiseDecks[deck].cards.filter((card) => card !== promiseLeftOut[victory]);
}

function newPlayer(victory: Victory, money: number): Player {
  const pool = victory === 'citizens' ? 0 : figures.citizensInPool;
  return {
    side: null,
    size: 0,
    money,
    votes: 0,
    ledger: { residence: 0, university: 0, lots: 0, materials: 0, supporter: 0, economy: 0, investment: 0, unrest: 0 },
    pollution: 0,
    career: figures.citizens - pool - figures.citizensOnCityHall,
    pool,
    gone: 0,
    deaths: 0,
    hall: { citizens: figures.citizensOnCityHall, goods: [] },
    tiles: {},
    citizens: {},
    cemeteries: [],
    built: [],
    discs: Array.from({ length: figures.discs }, () => ({ row: null, column: 0 })),
    action: null,
    specials: 0,
    produced: [],
    rise: 0,
    revenue: 0,
    inPlay: [],
  };
}

/** The table before anybody has chosen a Promise or placed a City Hall. All Promises are dealt at once (SC-28). */
export function setUp(seats: number, options: Options, { random }: Tools): SmallCityState {
  const victory = options.victory as Victory;
  const solo = seats === 1;
  const host = solo ? null : random.below(seats);
  const decks = deckNames.map((name) => random.shuffle(promiseDeck(name, victory)));
  const own: Record<Seat, Own> = {};
  for (let seat = 0; seat < seats; seat++) {
    const offered = decks.map((deck) => deck.pop()!);
    own[seat] = { offered, promise: null, start: null, plan: null, specials: [], specialsOffered: [] };
  }
  const advanced = victory !== 'base';
  const specials = advanced ? random.shuffle(specialPromises) : [];
  const counts = Object.fromEntries(tileNames.map((name) => [name, tilesInGame(name, seats, victory === 'cultural')]));
  const money = (seat: Seat) => (host === null ? figures.soloStartMoney : startMoney[(seat - host + seats) % seats]!);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const open: Open = {
    seats,
    victory,
    difficulty: options.difficulty as Difficulty,
    phase: 'settling',
    round: 1,
    players: all.map((seat) => newPlayer(victory, money(seat))),
    out: [],
    host,
    previousHost: null,
    nextHost: null,
    street: null,
    proposals: all.map(() => null),
    chooser: null,
    rondel: [],
    last: null,
    faceDown: cardsOf(advanced).length,
    ready: all.map(() => false),
    queue: [],
    pending: null,
    works: null,
    moving: null,
    earning: null,
    duty: 0,
    supply: counts as Record<TileName, number>,
    removed: Object.fromEntries(tileNames.map((name) => [name, 0])) as Record<TileName, number>,
    reserve: { ...materialsInBox },
    deck: specials.length,
    verdicts: null,
    outcome: null,
  };
  return { open, own, sealed: { promises: decks.flat(), specials, actions: cardsOf(advanced) } };
}

/** Corners where a City Hall fits into the smallest Zone of a side. */
export function* hallCorners(side: (typeof sides)[number]): Generator<string> {
  const room = zones[side].widths[0] - 1;
  for (let y = 0; y < room; y++) for (let x = 0; x < room; x++) yield `${x},${y}`;
}
