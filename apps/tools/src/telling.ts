import { type Line, type Readers, type Seat, tell, type Words } from '@cityhall/ruleset';

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];

/** A line of the log in English, with whom it is told to where that is not everybody. */
export function toldLine(words: Words, line: Line): string {
  const text = tell(words, line.key, line.params, names);
  return line.to === 'all' ? text : `(${readersName(line.to)}) ${text}`;
}

/** The name that a seat has in told games. */
export function nameOf(seat: Seat): string {
  return names[seat] ?? `Seat ${seat}`;
}

function readersName(to: Readers): string {
  if (typeof to === 'number') return `to ${nameOf(to)} only`;
  return to === 'all' ? 'to all' : `to all but ${nameOf(to.except)}`;
}
