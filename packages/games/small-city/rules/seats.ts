import { figures } from '../content/figures.ts';
import { specOf } from '../content/tiles.ts';
import type { Open, Player, Seat } from './state.ts';

/** Everybody still in the game, in seating order. */
export function living({ players, out }: Pick<Open, 'players' | 'out'>): Seat[] {
  return players.map((_, seat) => seat).filter((seat) => !out.includes(seat));
}

/** The living, clockwise from the Mayor's host; they pass over those who are out (SC-20). */
export function turnOrder(open: Open): Seat[] {
  const start = open.host ?? 0;
  const all = living(open);
  return [...all.filter((seat) => seat >= start), ...all.filter((seat) => seat < start)];
}

/** The nearest living player clockwise. */
export function afterSeat(open: Open, seat: Seat): Seat {
  const all = living(open);
  return all.find((other) => other > seat) ?? all[0] ?? seat;
}

/** The nearest living player counterclockwise: to the right. */
export function beforeSeat(open: Open, seat: Seat): Seat {
  const all = living(open);
  return all.findLast((other) => other < seat) ?? all.at(-1) ?? seat;
}

/** The living player opposite, where four play (SC-20). */
export function oppositeOf(open: Open, seat: Seat): Seat | undefined {
  const all = living(open);
  if (all.length !== figures.mostPlayers) return undefined;
  return all[(all.indexOf(seat) + all.length / 2) % all.length];
}

export function isSolo({ seats }: Pick<Open, 'seats'>): boolean {
  return seats === 1;
}

export function isAdvanced({ victory }: Pick<Open, 'victory'>): boolean {
  return victory !== 'base';
}

/** Own Citizens on tiles anywhere, Tourists included; not City Hall, Career Center, Cemeteries (SC-25). */
export function citizensInPlay(open: Open, seat: Seat): number {
  let count = 0;
  for (const { citizens } of open.players) {
    for (const standing of Object.values(citizens)) for (const owner of standing) if (owner === seat) count += 1;
  }
  return count;
}

/** Whether a Police Station, Fire Station, CliniC or University of a player has its Citizen. */
export function isActive(player: Player, name: 'police' | 'fire' | 'clinic' | 'university'): boolean {
  const tile = Object.values(player.tiles).find((placed) => placed.tile === name);
  return tile?.cells.slice(0, specOf(name).places).some((cell) => player.citizens[cell]) ?? false;
}
