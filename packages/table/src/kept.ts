import { type Audience, type Line, reads } from '@cityhall/ruleset';
import { changesBetween, type Frame, type TableDocument, type WireLine } from '@cityhall/wire';
import { documentOf, roomOf } from './document.ts';
import type { Followed } from './follow.ts';
import type { TableState } from './state.ts';

/** How many of the latest frames are at hand for those who missed some. */
const framesAtHand = 16;

/** A frame with its JSON, which is what stays at hand: text takes a tenth of the memory. */
export interface Sent {
  readonly frame: Frame;
  readonly text: string;
}

/** What one audience has: how many frames there were, the present document, the newest frame, the texts of the latest. */
export interface Seen {
  readonly edition: number;
  readonly document: TableDocument;
  readonly newest: Sent | null;
  readonly texts: readonly { readonly from: number; readonly text: string }[];
}

/** A log that grows without being copied: the lines of the newest entry, and what was before. */
export interface Lines {
  readonly before: Lines | null;
  readonly newest: readonly Line[];
}

export const noLines: Lines = { before: null, newest: [] };

export const withLines = (before: Lines, newest: readonly Line[]): Lines =>
  newest.length > 0 ? { before, newest } : before;

/** Every line of a log, the oldest first. */
export function allLines(log: Lines): Line[] {
  const entries: (readonly Line[])[] = [];
  for (let at: Lines | null = log; at; at = at.before) entries.push(at.newest);
  return entries.reverse().flat();
}

/** A table in memory with all that its audiences see. A value: every event makes a new one. */
export interface Kept {
  readonly state: TableState;
  /** The newest entry it contains. */
  readonly version: number;
  /** When that entry was made, milliseconds since 1970. */
  readonly at: number;
  /** Every line so far, with its readers. */
  readonly lines: Lines;
  readonly seen: ReadonlyMap<Audience, Seen>;
}

/** A table's first keep, at edition 0 for everybody, or where a snapshot left off. */
export function keep(
  state: TableState,
  since: { version: number; at: number; lines: Lines; editions: ReadonlyMap<Audience, number> },
): Kept {
  const room = roomOf(state);
  const seen = new Map<Audience, Seen>();
  for (const audience of audiencesOf(state)) {
    const edition = since.editions.get(audience) ?? 0;
    seen.set(audience, { edition, document: documentOf(state, room, audience), newest: null, texts: [] });
  }
  return { state, version: since.version, at: since.at, lines: since.lines, seen };
}

/**
 * The table after one more entry. An audience's edition rises only where it has something new to see,
 * so that the number tells nothing of what happens hidden from it.
 */
export function advance(before: Kept, version: number, at: number, next: Followed): Kept {
  const { state, lines } = next;
  const room = roomOf(state);
  const shared = new Map();
  const seen = new Map<Audience, Seen>();
  for (const audience of audiencesOf(state)) {
    // A seat that is new has seen what everybody has seen: seats come and go only while all see the same.
    const had = before.seen.get(audience) ?? before.seen.get('spectator')!;
    const document = documentOf(state, room, audience);
    const changes = changesBetween(had.document, document, shared);
    const heard = linesFor(audience, lines);
    if (changes.length === 0 && heard.length === 0) {
      seen.set(audience, had);
      continue;
    }
    const frame: Frame = { table: state.table, from: had.edition, to: had.edition + 1, changes, lines: heard };
    const text = JSON.stringify(frame);
    const texts = [...had.texts.slice(1 - framesAtHand), { from: frame.from, text }];
    seen.set(audience, { edition: frame.to, document, newest: { frame, text }, texts });
  }
  return { state, version, at, lines: withLines(before.lines, lines), seen };
}

/** The new frames of each audience between two keeps of one table. */
export function framesBetween(before: Kept, after: Kept): Map<Audience, Sent> {
  const frames = new Map<Audience, Sent>();
  for (const [audience, { edition, newest }] of after.seen) {
    const had = before.seen.get(audience) ?? before.seen.get('spectator')!;
    if (edition > had.edition) frames.set(audience, newest!);
  }
  return frames;
}

/** The lines an audience reads, without the mark of who reads them. */
export function linesFor(audience: Audience, lines: readonly Line[]): WireLine[] {
  return lines
    .filter(({ to }) => reads(audience, to))
    .map(({ key, params }) => ({ key, ...(params ? { params } : {}) }) as WireLine);
}

/** The frames an audience missed since an edition, as JSON, or undefined where they are not at hand. */
export function missedSince({ edition, texts }: Seen, have: number): string[] | undefined {
  if (have === edition) return [];
  const first = texts.findIndex(({ from }) => from === have);
  return first === -1 ? undefined : texts.slice(first).map(({ text }) => text);
}

function audiencesOf(state: TableState): Audience[] {
  return [...state.places.keys(), 'spectator'];
}

/** What a newcomer of an audience is sent: edition, document and every line it reads, as JSON text without braces. */
export function wholeText({ seen, lines }: Kept, audience: Audience): string {
  const { edition, document } = seen.get(audience)!;
  return JSON.stringify({ edition, document, lines: linesFor(audience, allLines(lines)) }).slice(1, -1);
}
