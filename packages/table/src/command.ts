import type { Json, Options, Seat } from '@cityhall/ruleset';
import type { Deed, Pace } from '@cityhall/wire';
import type { Place } from './state.ts';

/** What somebody wants to happen at a table. */
export type Command =
  | {
      kind: 'create';
      person: string;
      name: string;
      game: string;
      seats: number;
      options: Options;
      pace?: Pace | undefined;
      /** Who sits where, where the same people play again. */
      places?: Place[] | undefined;
    }
  | { kind: 'deed'; person: string; name: string; deed: Deed }
  | { kind: 'act'; seat: Seat; decision: number; move: string; args: Json }
  | { kind: 'undo'; seat: Seat; decision: number }
  /** A bot's turn to choose; `chance` seeds its dice. */
  | { kind: 'bot'; seat: Seat; decision: number; chance: number }
  | { kind: 'stop' }
  | { kind: 'restart' }
  /** The house's own: all places are taken; what time has brought; a person's new name; a person gone; the next table. */
  | { kind: 'full' }
  | { kind: 'time' }
  | { kind: 'rename'; person: string; name: string }
  | { kind: 'forget'; person: string }
  | { kind: 'rematch'; table: string }
  | { kind: 'rules'; back: number | null };
