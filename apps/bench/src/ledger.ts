import { type Ruleset, refuse, rulesOf, type Seat } from '@cityhall/ruleset';
import * as z from 'zod/mini';

/** A game without end for measurements: seats write figures into a ledger whose size is chosen. */
interface Ledger {
  open: { seats: number; turn: Seat; written: number; rows: number[][] };
  own: { notes: number[] };
  sealed: { spare: number[] };
}

const rules = rulesOf<Ledger>();
const columns = 20;
/** Bytes of JSON that one figure takes with its comma. */
const figureBytes = 6;
const firstFigure = 10_000;

/** Rows of figures that take so many kilobytes as JSON. */
export function rowsFor(kilobytes: number): number[][] {
  const rows = Math.ceil((kilobytes * 1000) / (columns * figureBytes));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => firstFigure + row + column),
  );
}

const phases = {
  write: rules.phase({
    awaits: ({ turn }) => ({ [turn]: 'write' }),
    order: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat),
    stages: { write: ['write'] },
    next: () => 'write',
  }),
};

export const ledger: Ruleset<Ledger> = rules.ruleset({
  id: 'ledger',
  seats: { min: 1, max: 4 },
  options: { kilobytes: { values: [2, 20, 100], default: 20 } },
  variants: () => [2, 20, 100].map((kilobytes) => ({ seats: 4, options: { kilobytes } })),
  setup: (seats, options) => ({
    open: { seats, turn: 0, written: 0, rows: rowsFor(Number(options.kilobytes)) },
    own: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, { notes: [] }])),
    sealed: { spare: [] },
  }),
  start: 'write',
  phases,
  moves: {
    write: rules.move({
      args: z.strictObject({ row: z.int().check(z.gte(0)), column: z.int().check(z.gte(0)), figure: z.int() }),
      check: ({ open }, _seat, { row, column }) =>
        open.rows[row]?.[column] === undefined ? refuse('ledger', 'no-such-place') : undefined,
      apply({ open }, seat, { row, column, figure }, { say }) {
        open.rows[row]![column] = figure;
        open.written += 1;
        open.turn = (seat + 1) % open.seats;
        say('all', 'written', { seat: { seat }, figure });
      },
    }),
  },
  final: () => undefined,
  score: ({ open }) =>
    Object.fromEntries(Array.from({ length: open.seats }, (_, seat) => [seat, { total: 0, lines: [] }])),
  imagine: ({ open, own, seat }) => ({
    open,
    own: Object.fromEntries(
      Array.from({ length: open.seats }, (_, each) => [each, each === seat && own ? own : { notes: [] }]),
    ),
    sealed: { spare: [] },
  }),
  state: z.any(),
  faults: () => [],
  bot: ({ open }) => ({ move: 'write', args: writing(open.written) }),
  secrets: { dealt: [], drawn: [], reveals: [], shows: [], hidden: [] },
  rules: [],
});

/** The nth figure written: every time another, in the first rows, which every size has. */
export function writing(n: number): { row: number; column: number; figure: number } {
  return { row: n % 10, column: n % columns, figure: firstFigure + (n % 80_000) };
}
