import { besideOf, boardCells, emptySpaces, numberOf } from './board.ts';
import { beforeSeat, living } from './seats.ts';
import type { Open, Seat, Street } from './state.ts';

/** Streets of the host's Borough: edges between two empty spaces of the Constructible Zone (SC-1). */
export function streetsOf(open: Open): Street[] {
  if (open.host === null) return [];
  const empty = new Set(emptySpaces(open.players[open.host]!));
  const found: Street[] = [];
  for (const cell of empty) {
    const number = numberOf(cell);
    for (const near of besideOf[number]!) {
      if (near > number && empty.has(boardCells[near]!)) found.push([cell, boardCells[near]!]);
    }
  }
  return found;
}

export function isStreet(open: Open, [one, other]: Street): boolean {
  return streetsOf(open).some(([a, b]) => a === one && b === other);
}

export function sameStreet(a: Street | null, b: Street | null): boolean {
  return a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
}

/** Those who choose the street. */
export function guests(open: Open): Seat[] {
  return living(open).filter((seat) => seat !== open.host);
}

/** The street that all agree on, or null. */
export function agreed(open: Open): Street | null {
  const [first, ...others] = guests(open).map((seat) => open.proposals[seat]!);
  return first && others.every((street) => sameStreet(street, first)) ? first : null;
}

export function allProposed(open: Open): boolean {
  return guests(open).every((seat) => open.proposals[seat] !== null);
}

/** Who decides where there is no agreement: the previous host, else the nearest living player to the host's right. */
export function arbiter(open: Open): Seat {
  const { previousHost, host, out } = open;
  if (previousHost !== null && previousHost !== host && !out.includes(previousHost)) return previousHost;
  return beforeSeat(open, host!);
}

/** Whether the Mayor stays where he is: the host is the same as last round. */
export function mayorStays({ host, previousHost, round }: Open): boolean {
  return round > 1 && host === previousHost;
}
