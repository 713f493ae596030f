import * as z from 'zod/mini';

/** Longest things anybody may send. Characters, unless said otherwise. */
export const limits = {
  /** Bytes of one socket message or request body. */
  message: 64 * 1024,
  name: 24,
  tableName: 40,
  chat: 500,
  note: 4_000,
  /** Bytes of JSON of one move's arguments or one draft. */
  args: 16 * 1024,
} as const;

/** A table's unguessable name: 128 random bits as 22 characters of base64url. */
export const tableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
/** A client's own id of one command; sent again unchanged until it is answered. */
export const commandId = z.string().check(z.regex(/^[A-Za-z0-9_:.-]{8,64}$/));
export const seatNumber = z.number().check(z.int(), z.gte(0), z.lte(7));
export const seatCount = z.number().check(z.int(), z.gte(1), z.lte(8));
export const edition = z.number().check(z.int(), z.gte(0));
export const decision = z.number().check(z.int(), z.gte(0));

/** Any JSON value; depth is bounded by the size limit of a message. */
export const json = z.json();
export type Json = z.infer<typeof json>;

/** Whatever parts words: a tab, a new line, a line separator as much as a space. */
const parting = /\p{White_Space}/gu;
/** Joiners and selectors where they show: between emoji, after the sign that ends a consonant in Indic scripts, after an emoji. */
const shown = [
  String.raw`(?<=\p{Extended_Pictographic}|\ufe0f|[\u{1f3fb}-\u{1f3ff}])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200d`,
  String.raw`(?<=\p{Extended_Pictographic}|[\d#*])\ufe0f`,
].join('|');
/**
 * Control characters, marks that turn the direction of text, halves of characters, and characters that nobody sees: with
 * one of them inside, two names would look the same.
 */
const unprintable = new RegExp(
  String.raw`(?!${shown})[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]`,
  'gu',
);
/** Something to see: a letter, a figure, a sign. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of text as people see it: trimmed, without control and direction marks, with something to see in it. */
const oneLine = (longest: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(longest * 4 + 100)),
      z.transform((text: string) =>
        text.normalize('NFC').replace(parting, ' ').replace(unprintable, '').replace(/ +/g, ' ').trim(),
      ),
    ),
    z.string().check(z.minLength(1), z.maxLength(longest), z.regex(visible)),
  );

export const personName = oneLine(limits.name);
export const tableName = oneLine(limits.tableName);
export const chatText = oneLine(limits.chat);

/** A game's name in addresses. */
export const gameId = z.string().check(z.regex(/^[a-z][a-z-]{1,30}$/));
export const optionValue = z.union([z.string().check(z.maxLength(60)), z.number(), z.boolean()]);
export const options = z.record(z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9-]{0,40}$/)), optionValue);

/** The five colours, each with its own pattern and letter on screen. */
export const colours = ['red', 'blue', 'yellow', 'green', 'violet'] as const;
export const colour = z.enum(colours);
export type Colour = z.infer<typeof colour>;
/** What stands on the pieces of a colour, and names a bot that plays it. */
export const letters: Readonly<Record<Colour, string>> = { red: 'R', blue: 'B', yellow: 'Y', green: 'G', violet: 'V' };

/** How well a bot plays: as well as it can, or carelessly. */
export const botLevel = z.enum(['usual', 'easy']);
export type BotLevel = z.infer<typeof botLevel>;

/** How much time there is: none is counted; seconds in a bank and after each move; days for each move. */
export const pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.number().check(z.int(), z.gte(60), z.lte(36_000)),
    increment: z.number().check(z.int(), z.gte(0), z.lte(600)),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.number().check(z.int(), z.gte(1), z.lte(30)) }),
]);
export type Pace = z.infer<typeof pace>;

/** Why something is not allowed; the word is found under `refusal.<code>` of the game or the house. */
export const refusal = z.object({
  rule: z.string(),
  code: z.string(),
  params: z.optional(z.record(z.string(), json)),
  cells: z.optional(z.array(z.string())),
});
export type WireRefusal = z.infer<typeof refusal>;

/** A line of the log as one audience reads it. */
export const line = z.object({ key: z.string(), params: z.optional(z.record(z.string(), json)) });
export type WireLine = z.infer<typeof line>;
