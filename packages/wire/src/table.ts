import * as z from 'zod/mini';
import { change } from './changes.ts';
import {
  colour,
  commandId,
  decision,
  edition,
  gameId,
  json,
  limits,
  line,
  options,
  refusal,
  seatCount,
  seatNumber,
  tableId,
} from './values.ts';

/** One place at a table, as everybody sees it. */
export const place = z.object({
  kind: z.enum(['free', 'person', 'bot']),
  name: z.nullable(z.string()),
  colour,
  ready: z.boolean(),
});
export type Place = z.infer<typeof place>;

/** A table as everybody sees it, before, during and after the game. */
export const room = z.object({
  table: tableId,
  game: gameId,
  options,
  places: z.array(place),
  status: z.enum(['gathering', 'playing', 'over', 'stopped']),
  /** The seat the table host sits in, if any. */
  host: z.nullable(seatNumber),
  /** SHA-256 of the seed, hex: fixed at the start. */
  commitment: z.nullable(z.string()),
  /** The seed itself, hex: shown when the game is over. */
  seed: z.nullable(z.string()),
});
export type Room = z.infer<typeof room>;

/**
 * All that one audience sees of a table: a seat's document, or the one that all spectators share.
 * `view` is the ruleset's view; `undo` is the seat's own: how many actions can be undone, and what closed the rest.
 */
export const document = z.object({
  room,
  view: z.nullable(json),
  undo: z.nullable(z.object({ depth: z.number(), closed: z.nullable(z.string()) })),
});
export type TableDocument = z.infer<typeof document>;

/** From edition `from` to edition `to` of one audience's document. */
export const frame = z.object({
  table: tableId,
  from: edition,
  to: edition,
  changes: z.array(change),
  lines: z.array(line),
});
export type Frame = z.infer<typeof frame>;

// What a client sends. Every message is acknowledged by one answer.

/**
 * Begin to follow a table, or ask what was missed since edition `have`.
 * Editions count for one audience: where `you` of the answer is another seat than before, ask without `have`.
 */
export const openMessage = z.strictObject({ table: tableId, have: z.optional(edition) });

/** A move of the game. `decision` is the number of the decision that it answers. */
export const actMessage = z.strictObject({
  table: tableId,
  seat: seatNumber,
  command: commandId,
  decision,
  move: z.string().check(z.minLength(1), z.maxLength(60)),
  args: json,
});

export const undoMessage = z.strictObject({ table: tableId, seat: seatNumber, command: commandId, decision });

/** Something about the table itself. */
export const deed = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sit'), seat: seatNumber }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('colour'), colour }),
  z.strictObject({ do: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ do: z.literal('bot'), seat: seatNumber }),
  z.strictObject({ do: z.literal('free'), seat: seatNumber }),
  z.strictObject({ do: z.literal('settings'), seats: seatCount, options }),
  z.strictObject({ do: z.literal('start') }),
]);
export type Deed = z.infer<typeof deed>;
export const deedMessage = z.strictObject({ table: tableId, command: commandId, deed });

/** What a seat is still working on: shown on its other devices, to nobody else. Null clears it. */
export const draftMessage = z.strictObject({ table: tableId, seat: seatNumber, draft: json });

/** The client's messages by name. */
export const clientMessages = {
  open: openMessage,
  act: actMessage,
  undo: undoMessage,
  deed: deedMessage,
  draft: draftMessage,
} as const;
export type ClientMessages = { [Name in keyof typeof clientMessages]: z.infer<(typeof clientMessages)[Name]> };

// What the server answers.

/** Where the reader stands at the table. */
export const you = z.object({ seat: z.nullable(seatNumber), host: z.boolean() });
export type You = z.infer<typeof you>;

export const fault = z.object({ answer: z.literal('fault'), code: z.string(), text: z.string() });

export const openAnswer = z.discriminatedUnion('answer', [
  /** The whole document, with every line so far. */
  z.object({
    answer: z.literal('whole'),
    you,
    edition,
    document,
    lines: z.array(line),
    draft: json,
    present: z.array(seatNumber),
    spectators: z.number(),
  }),
  /** Only what was missed. */
  z.object({
    answer: z.literal('missed'),
    you,
    frames: z.array(frame),
    draft: json,
    present: z.array(seatNumber),
    spectators: z.number(),
  }),
  fault,
]);
export type OpenAnswer = z.infer<typeof openAnswer>;

export const commandAnswer = z.discriminatedUnion('answer', [
  /** Stored and carried out; `frame` brings the sender's own changes, null where it was done before. */
  z.object({ answer: z.literal('done'), frame: z.nullable(frame) }),
  /** Not allowed, and nothing was changed. */
  z.object({ answer: z.literal('refused'), refusal }),
  /** It answered a question that is no longer asked. The client opens the table anew. */
  z.object({ answer: z.literal('stale') }),
  /** Storage did not answer: it may or may not be stored. Send it again with the same command id. */
  z.object({ answer: z.literal('unknown') }),
  fault,
]);
export type CommandAnswer = z.infer<typeof commandAnswer>;

// What the server sends by itself.

export const draftNews = z.object({ table: tableId, seat: seatNumber, draft: json });
export const presenceNews = z.object({ table: tableId, present: z.array(seatNumber), spectators: z.number() });
/** This socket no longer belongs to the seat it had; the client opens the table anew. */
export const droppedNews = z.object({ table: tableId });

/** The server's messages by name. */
export const serverMessages = { frame, draft: draftNews, presence: presenceNews, dropped: droppedNews } as const;
export type ServerMessages = { [Name in keyof typeof serverMessages]: z.infer<(typeof serverMessages)[Name]> };

export { limits };
