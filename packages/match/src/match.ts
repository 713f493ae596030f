import type { AnyRuleset, Json, Line, Options, Refusal, Seat } from '@cityhall/ruleset';
import type { State as BoardgameState } from 'boardgame.io';

/** Why earlier actions of a seat can no longer be undone. The word is found under `undo.<closed>`. */
export type Closed = 'chance' | 'looked' | 'passed' | 'another';

/** One action that its seat may still undo: what the table was before it. */
export interface Undoable {
  before: BoardgameState;
  /** True where it touched the seat's own drawer and nothing else. */
  ownOnly: boolean;
  /** True where another seat has acted since: undoing it restores the seat's own drawer alone. */
  overtaken: boolean;
}

/**
 * One match in memory. A value: every action makes a new one and leaves the old as it was.
 * Treat it as opaque; `viewOf`, `undoOf`, `askedOf` tell what it holds.
 */
export interface Match {
  readonly ruleset: AnyRuleset;
  readonly seats: number;
  readonly options: Options;
  /** 128 bits in hex. Secret until the game is over. */
  readonly seed: string;
  /** SHA-256 of the seed, in hex: shown from the start. */
  readonly commitment: string;
  readonly state: BoardgameState;
  /** Each seat's decision number. */
  readonly decisions: readonly number[];
  /** Each seat's undoable actions, the latest last, and what closed those before. */
  readonly undo: readonly { readonly stack: readonly Undoable[]; readonly closed: Closed | null }[];
}

/** A match after something happened, and what was told meanwhile. */
export interface Step {
  match: Match;
  lines: Line[];
}

export type Result = ({ ok: true } & Step) | { ok: false; refusal: Refusal };

export type { Json };
export type Action = { seat: Seat; move: string; args: Json } | { seat: Seat; undo: true };
