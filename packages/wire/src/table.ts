import * as z from 'zod/mini';
import { change } from './changes.ts';
import { socketFaults } from './faults.ts';
import {
  botLevel,
  chatText,
  colour,
  commandId,
  decision,
  edition,
  gameId,
  json,
  limits,
  line,
  options,
  pace,
  refusal,
  seatCount,
  seatNumber,
  tableId,
  tableName,
} from './values.ts';

/** One place at a table, as everybody sees it. */
export const place = z.object({
  kind: z.enum(['free', 'person', 'bot']),
  name: z.nullable(z.string()),
  colour,
  ready: z.boolean(),
  /** How well the bot plays, where one sits there. Beside a name it stands in for that person. */
  level: z.nullable(botLevel),
  conceded: z.boolean(),
});
export type Place = z.infer<typeof place>;

/** What the seats may agree on. `wait`, `bot` and `free` are about a seat that is late. */
export const proposalKind = z.enum(['take-back', 'end', 'pause', 'resume', 'wait', 'bot', 'free']);
export type ProposalKind = z.infer<typeof proposalKind>;
export const proposal = z.object({
  what: proposalKind,
  /** The seat it is about; null for those about the table. */
  seat: z.nullable(seatNumber),
  by: seatNumber,
  agreed: z.array(seatNumber),
});
export type Proposal = z.infer<typeof proposal>;

/** How the seats ended a game themselves. */
export const ended = z.object({ how: z.enum(['agreed', 'conceded']), winners: z.array(seatNumber) });
export type Ended = z.infer<typeof ended>;

/** A seat's clock. It runs `since` then, milliseconds since 1970; `left` is what was left at that moment, null without a pace. */
export const clock = z.object({ left: z.nullable(z.number()), since: z.nullable(z.number()), late: z.boolean() });
export type Clock = z.infer<typeof clock>;

export const tableStatus = z.enum(['gathering', 'playing', 'over', 'stopped', 'closed']);

/** A table as everybody sees it, before, during and after the game. */
export const room = z.object({
  table: tableId,
  game: gameId,
  options,
  places: z.array(place),
  status: tableStatus,
  /** The seat the table host sits in, if any. */
  host: z.nullable(seatNumber),
  /** SHA-256 of the seed, hex: fixed at the start. */
  commitment: z.nullable(z.string()),
  /** The seed itself, hex: shown when the game is over. */
  seed: z.nullable(z.string()),
  /** What the table host calls it. */
  name: z.nullable(z.string()),
  /** Shown to everybody who looks for a table. */
  listed: z.boolean(),
  /** Whether those without a seat may watch the game. */
  watching: z.boolean(),
  /** Starts by itself once every place is taken. */
  whenFull: z.boolean(),
  pace,
  paused: z.boolean(),
  /** One for each seat, from the start on. */
  clocks: z.array(clock),
  proposal: z.nullable(proposal),
  ended: z.nullable(ended),
  /** The table at which the same people play on. */
  rematch: z.nullable(tableId),
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

/** Everything one audience was ever sent: its first document, every frame since, and when each was made. */
export const tableHistory = z.object({ document, frames: z.array(frame), times: z.array(z.number()) });
export type TableHistory = z.infer<typeof tableHistory>;

/** What a player sends who met a fault: what their own screen was sent, and nothing it was not. */
export const faultReport = z.object({
  format: z.literal('cityhall-fault-1'),
  table: tableId,
  game: gameId,
  /** The rules and the client, as far as the client knows them. */
  version: z.string(),
  seat: z.nullable(seatNumber),
  edition,
  words: z.string().check(z.maxLength(2_000)),
  history: tableHistory,
  /** The record of the match, which only the operator can add. */
  record: z.optional(json),
});
export type FaultReport = z.infer<typeof faultReport>;

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
  z.strictObject({ do: z.literal('bot'), seat: seatNumber, level: z.optional(botLevel) }),
  z.strictObject({ do: z.literal('free'), seat: seatNumber }),
  z.strictObject({ do: z.literal('settings'), seats: seatCount, options }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('swap'), seat: seatNumber, with: seatNumber }),
  z.strictObject({ do: z.literal('host'), seat: seatNumber }),
  z.strictObject({ do: z.literal('close') }),
  /** What the table host may say about the table; the pace before the start alone. */
  z.strictObject({
    do: z.literal('table'),
    name: z.optional(z.nullable(tableName)),
    listed: z.optional(z.boolean()),
    watching: z.optional(z.boolean()),
    whenFull: z.optional(z.boolean()),
    pace: z.optional(pace),
  }),
  z.strictObject({ do: z.literal('propose'), what: proposalKind, seat: z.optional(seatNumber) }),
  z.strictObject({ do: z.literal('agree'), yes: z.boolean() }),
  z.strictObject({ do: z.literal('concede') }),
  /** Takes one's seat back from the bot that stands in. */
  z.strictObject({ do: z.literal('return') }),
]);
export type Deed = z.infer<typeof deed>;
export const deedMessage = z.strictObject({ table: tableId, command: commandId, deed });

/** What a seat is still working on: shown on its other devices, to nobody else. Null clears it. */
export const draftMessage = z.strictObject({ table: tableId, seat: seatNumber, draft: json });

/** Who reads a line of chat: everybody at the table, the seats alone, the spectators alone. */
export const channel = z.enum(['table', 'seats', 'spectators']);
export type Channel = z.infer<typeof channel>;
export const chatMessage = z.strictObject({ table: tableId, command: commandId, channel, text: chatText });
/** Asks for what was said before line `before`, the latest first where it is absent. */
export const chatsMessage = z.strictObject({ table: tableId, before: z.optional(z.number()) });

/** One line of chat. `by` tells authors apart; it is null for what the table itself says, which is in `line`. */
export const chatLine = z.object({
  number: z.number(),
  channel,
  by: z.nullable(z.string()),
  name: z.nullable(z.string()),
  seat: z.nullable(seatNumber),
  text: z.string(),
  line: z.nullable(line),
  at: z.number(),
});
export type ChatLine = z.infer<typeof chatLine>;

/** The client's messages by name. */
export const clientMessages = {
  open: openMessage,
  act: actMessage,
  undo: undoMessage,
  deed: deedMessage,
  draft: draftMessage,
  say: chatMessage,
  chats: chatsMessage,
} as const;
export type ClientMessages = { [Name in keyof typeof clientMessages]: z.infer<(typeof clientMessages)[Name]> };

// What the server answers.

/** Where the reader stands at the table. */
export const you = z.object({ seat: z.nullable(seatNumber), host: z.boolean() });
export type You = z.infer<typeof you>;

/** What was wrong with a message; its words are `fault.<code>`. */
export const fault = z.object({ answer: z.literal('fault'), code: z.enum(socketFaults) });

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
    /** The server's clock, milliseconds since 1970. */
    now: z.number(),
  }),
  /** Only what was missed. */
  z.object({
    answer: z.literal('missed'),
    you,
    frames: z.array(frame),
    draft: json,
    present: z.array(seatNumber),
    spectators: z.number(),
    /** The server's clock, milliseconds since 1970. */
    now: z.number(),
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

export const chatsAnswer = z.discriminatedUnion('answer', [
  /** `me` is the reader as `by` of their own lines; null for somebody without a name. */
  z.object({ answer: z.literal('chats'), me: z.nullable(z.string()), lines: z.array(chatLine) }),
  fault,
]);
export type ChatsAnswer = z.infer<typeof chatsAnswer>;

// What the server sends by itself.

export const draftNews = z.object({ table: tableId, seat: seatNumber, draft: json });
export const presenceNews = z.object({ table: tableId, present: z.array(seatNumber), spectators: z.number() });
/** This socket no longer belongs to the seat it had; the client opens the table anew. */
export const droppedNews = z.object({ table: tableId });
export const chatNews = z.object({ table: tableId, line: chatLine });

/** The server's messages by name. */
export const serverMessages = {
  frame,
  draft: draftNews,
  presence: presenceNews,
  dropped: droppedNews,
  chat: chatNews,
} as const;
export type ServerMessages = { [Name in keyof typeof serverMessages]: z.infer<(typeof serverMessages)[Name]> };

export { limits };
