import { figures } from '../content/figures.ts';
import { specOf } from '../content/tiles.ts';
import { type Deaths, difficulties } from '../content/ways.ts';
import { besideOf, blockedSpaces, boardCells, emptySpaces, numberOf } from './board.ts';
import { forgetMoves, receiveCitizen } from './home.ts';
import { boroughOf, leave, placeIn, spaceAt, standingAt } from './places.ts';
import { isActive, isSolo, living, turnOrder } from './seats.ts';
import type { Open, Place, Seat } from './state.ts';

/** What a Borough generates this round, part by part; never below 0 in all (SC-19). */
export function measure(open: Open, seat: Seat): { citizens: number; factories: number; parks: number; total: number } {
  const player = open.players[seat]!;
  const spared = player.action === 'ecologist';
  let citizens = 0;
  for (const [cell, standing] of Object.entries(player.citizens)) {
    if (!spared || spaceAt(open, placeIn(seat, cell))!.kind !== 'commerce') citizens += standing.length;
  }
  const factories = player.action === 'engineer' ? 0 : player.produced.length;
  let parks = 0;
  for (const { tile, cells } of Object.values(player.tiles)) if (specOf(tile).kind === 'park') parks += cells.length;
  return { citizens, factories, parks, total: Math.max(0, citizens + factories - parks) };
}

/** Who must lose a Citizen this round, and how many, before it is asked who can be named. */
export function duties(open: Open): { seat: Seat; deaths: number }[] {
  if (isSolo(open)) {
    const { above, each }: Deaths = difficulties[open.difficulty];
    const { rise } = open.players[0]!;
    if (above === null || rise <= above) return [];
    return [{ seat: 0, deaths: each ? rise : 1 }];
  }
  const alive = living(open);
  if (!alive.some((seat) => open.players[seat]!.pollution >= figures.deathsFrom)) return [];
  const most = (value: (seat: Seat) => number, seats: readonly Seat[]) => {
    const highest = Math.max(...seats.map(value));
    return seats.filter((seat) => value(seat) === highest);
  };
  const worst = most(
    (seat) => open.players[seat]!.pollution,
    most((seat) => open.players[seat]!.rise, alive),
  );
  return turnOrder(open)
    .filter((seat) => worst.includes(seat))
    .map((seat) => ({ seat, deaths: 1 }));
}

/** Where somebody who can die stands: a place, or `hall` for one in City Hall (SC-21). */
export type Victim = Place | 'hall';

/** Everybody who may be named to die in a Borough. */
export function victims(open: Open, seat: Seat): Victim[] {
  const player = open.players[seat]!;
  const tourists: Place[] = [];
  const own: Victim[] = [];
  for (const [cell, standing] of Object.entries(player.citizens)) {
    (standing[0] === seat ? own : tourists).push(placeIn(seat, cell));
  }
  if (player.hall.citizens > 0) own.push('hall');
  const exposed = tourists.some((place) => !isProtected(open, place));
  return [...(exposed ? tourists : []), ...(isActive(player, 'clinic') ? [] : own)];
}

/** Whether a Tourist's owner has an active Fire Station. */
export function isProtected(open: Open, tourist: Place): boolean {
  const owner = standingAt(open, tourist)[0]!;
  return owner !== boroughOf(tourist) && isActive(open.players[owner]!, 'fire');
}

/** Whether naming somebody ends in a death; a protected Tourist goes home instead. */
export function dies(open: Open, victim: Victim): boolean {
  return victim === 'hall' || !isProtected(open, victim);
}

/** Spaces for a further Cemetery: beside an existing one if possible, else any that is empty and not the Mayor's. */
export function cemeterySpaces(open: Open, seat: Seat): string[] {
  const player = open.players[seat]!;
  const blocked = blockedSpaces(open, seat);
  const empty = emptySpaces(player).filter((cell) => !blocked.includes(cell));
  const beside = empty.filter((cell) =>
    besideOf[numberOf(cell)]!.some((near) => player.cemeteries.includes(boardCells[near]!)),
  );
  return beside.length > 0 ? beside : empty;
}

/** Somebody is named: dead and laid to rest, or home again where the Fire Station protects. */
export function bury(open: Open, seat: Seat, victim: Victim, cemetery: string | null): { owner: Seat; dead: boolean } {
  const player = open.players[seat]!;
  if (victim === 'hall') {
    player.hall = { ...player.hall, citizens: player.hall.citizens - 1 };
    rest(open, seat, seat, cemetery);
    return { owner: seat, dead: true };
  }
  const owner = standingAt(open, victim)[0]!;
  const dead = dies(open, victim);
  leave(open, victim);
  forgetMoves(open, owner, victim);
  if (dead) rest(open, seat, owner, cemetery);
  else receiveCitizen(open, owner);
  return { owner, dead };
}

function rest(open: Open, seat: Seat, owner: Seat, cemetery: string | null): void {
  open.players[owner]!.gone += 1;
  open.players[seat]!.deaths += 1;
  if (cemetery !== null) open.players[seat]!.cemeteries.push(cemetery);
}
