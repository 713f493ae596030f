import type { Json, Options } from '@cityhall/ruleset';
import type { BotLevel, Colour, Pace, ProposalKind } from '@cityhall/wire';
import type { Place } from './state.ts';

/** What the table host says about a table; what is left out stays. */
export interface TableSettings {
  name?: string | null | undefined;
  listed?: boolean | undefined;
  watching?: boolean | undefined;
  whenFull?: boolean | undefined;
  pace?: Pace | undefined;
}

/** Something that happened at a table: the content of one entry of its log. */
export type TableEvent =
  | {
      kind: 'create';
      game: string;
      seats: number;
      options: Options;
      rules: string;
      person: string;
      /** Null once it was deleted. */
      name: string | null;
      /** Who sits where, where the same people play again. */
      places?: Place[] | undefined;
      pace?: Pace | undefined;
    }
  | { kind: 'sit'; seat: number; person: string; name: string | null }
  | { kind: 'leave'; person: string }
  | { kind: 'colour'; person: string; colour: Colour }
  | { kind: 'ready'; person: string; ready: boolean }
  | { kind: 'bot'; seat: number; level: BotLevel }
  | { kind: 'free'; seat: number }
  | { kind: 'swap'; seat: number; with: number }
  | { kind: 'host'; person: string }
  | { kind: 'close' }
  | ({ kind: 'table' } & TableSettings)
  | { kind: 'settings'; seats: number; options: Options }
  | { kind: 'start'; seed: string }
  | { kind: 'move'; seat: number; move: string; args: Json }
  | { kind: 'undo'; seat: number }
  | { kind: 'propose'; seat: number; what: ProposalKind; about: number | null }
  | { kind: 'agree'; seat: number; yes: boolean }
  | { kind: 'concede'; seat: number }
  /** The person of a seat takes it back from the bot that stood in. */
  | { kind: 'return'; seat: number }
  | { kind: 'remind'; seat: number }
  | { kind: 'late'; seat: number }
  | { kind: 'rename'; person: string; name: string | null }
  /** A person's data are deleted: a bot stands in, under no name. */
  | { kind: 'forget'; person: string }
  | { kind: 'rematch'; table: string }
  /** The rules never came back from an action: the table stops until the rules are others. */
  | { kind: 'stop' }
  /** The operator lets a stopped table go on from where it stands. */
  | { kind: 'restart' }
  /** The table goes on under other rules; `back` is the version it goes on from, where later entries did not fit. */
  | { kind: 'rules'; rules: string; back: number | null };

/** The seat column of an entry: the seat of a move, -1 for what concerns the table itself. */
export function seatOf(event: TableEvent): number {
  return event.kind === 'move' || event.kind === 'undo' ? event.seat : -1;
}

/** The body column of an entry. */
export function bodyOf(event: TableEvent): string {
  const { kind: _kind, ...body } = event;
  return JSON.stringify(body);
}

/** The event of a stored entry. */
export function eventOf(row: { kind: string; body: string }): TableEvent {
  return { ...JSON.parse(row.body), kind: row.kind } as TableEvent;
}
