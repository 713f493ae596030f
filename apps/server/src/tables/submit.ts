import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Refusal, refuse, type Seat } from '@cityhall/ruleset';
import type { Command, Effects } from '@cityhall/table';
import type { EntryRow } from '../storage/storage.ts';
import { RulesEnded } from '../threads/pool.ts';
import type { Proposal } from '../threads/protocol.ts';
import { askRules, forget, rosterNow } from './loading.ts';
import type { TableRuntime } from './runtime.ts';
import { inTurn, type LiveTable } from './table.ts';

/** What became of a command. `effects` are null where it had been done before. */
export type Outcome =
  | { answer: 'done'; effects: Effects | null }
  | { answer: 'refused'; refusal: Refusal }
  | { answer: 'stale' }
  | { answer: 'unknown' }
  | { answer: 'fault'; code: 'no-table' | 'not-your-seat' | 'busy' };

export interface Request {
  command: Command;
  /** The id it is stored under, unique for its seat: a command sent twice is done once. */
  id: string;
  /** Who must hold the seat that acts; undefined for bots and for what the house does itself. */
  holder?: string;
  /** The socket that is answered, so that it is not told besides. */
  socket?: string;
  /** Called once, before anybody else is told. */
  answer(outcome: Outcome): void;
}

const mostLost = 20;
/** Longest wait after the first loss against another node, milliseconds; it grows with every loss. */
const lostPause = 4;
const mostQueued = 200;

/** Carries a command out, in turn with all others of its table, and answers it. Never rejects. */
export async function submit(runtime: TableRuntime, live: LiveTable, request: Request): Promise<void> {
  if (live.queued >= mostQueued) {
    request.answer({ answer: 'fault', code: 'busy' });
    return;
  }
  let isAnswered = false;
  const answer = (outcome: Outcome) => {
    isAnswered = true;
    request.answer(outcome);
  };
  await inTurn(live, async () => {
    try {
      await carryOut(runtime, live, { ...request, answer });
    } catch (error) {
      runtime.log.error({ table: live.id, err: error }, 'a command has an unknown end');
      forget(runtime, live);
      // What was answered and could not be told is told when the table is read in again.
      if (!isAnswered) answer({ answer: 'unknown' });
      refresh(runtime, live);
    }
  });
}

async function carryOut(runtime: TableRuntime, live: LiveTable, request: Request): Promise<void> {
  const { command, answer } = request;
  const isNew = command.kind === 'create';
  let ended = 0;
  for (let lost = 0; lost < mostLost; lost++) {
    // Two nodes that lose against each other at the same pace would go on so.
    if (lost > 0) await sleep(randomInt(lostPause * lost));
    const roster = isNew ? undefined : await rosterNow(runtime, live);
    if (!isNew && !roster) {
      answer({ answer: 'fault', code: 'no-table' });
      return;
    }
    if (roster && request.holder !== undefined && roster.persons[actor(command)!] !== request.holder) {
      if (await catchUp(runtime, live)) continue;
      answer({ answer: 'fault', code: 'not-your-seat' });
      return;
    }
    const at = runtime.clock.now();
    let proposal: Proposal;
    try {
      proposal = await askRules(runtime, live, 'propose', live.id, at, command);
    } catch (error) {
      if (!(error instanceof RulesEnded)) throw error;
      // A table stops for good on a second look alone: memory may have run out under another table.
      if (++ended === 1 && command.kind !== 'stop') continue;
      runtime.log.error({ table: live.id, err: error }, 'the rules did not come back from a command');
      answer({ answer: 'refused', refusal: refuse('house', 'internal') });
      if (command.kind !== 'stop') await carryOut(runtime, live, stopRequest(live));
      return;
    }
    if (!('row' in proposal)) {
      // Judged by what is in memory; another node may have stored more.
      if (await catchUp(runtime, live)) continue;
      await answerRefused(runtime, live, request, proposal);
      return;
    }
    const row: EntryRow = { ...proposal.row, table: live.id, command: request.id, at };
    if (await runtime.storage.tables.append(row)) {
      // Settled before the next question: a thread hears everything in the order in which it came up.
      runtime.rules.tell('settle', live.id, row.version);
      answer({ answer: 'done', effects: proposal.effects });
      runtime.advanced(live, proposal.effects, 'here', request.socket);
      return;
    }
    if (await runtime.storage.tables.entryOf(live.id, row.seat, request.id)) {
      await catchUp(runtime, live);
      answer({ answer: 'done', effects: null });
      return;
    }
    await catchUp(runtime, live);
  }
  answer({ answer: 'fault', code: 'busy' });
}

/** A command that is not allowed now may have been done before: then it is done, and not refused. */
async function answerRefused(
  runtime: TableRuntime,
  live: LiveTable,
  { command, id, answer }: Request,
  proposal: Exclude<Proposal, { row: unknown }>,
): Promise<void> {
  if ('fault' in proposal)
    runtime.log.error({ table: live.id, fault: proposal.fault }, 'the rules failed on a command');
  if (await runtime.storage.tables.entryOf(live.id, actor(command) ?? -1, id))
    answer({ answer: 'done', effects: null });
  else if ('stale' in proposal) answer({ answer: 'stale' });
  else answer({ answer: 'refused', refusal: proposal.refusal });
}

/** Reads what another node stored, and tells it. Only in the table's turn. @returns whether there was anything */
export async function catchUp(runtime: TableRuntime, live: LiveTable): Promise<boolean> {
  if (!live.roster) return false;
  const rows = await runtime.storage.tables.tail(live.id, live.roster.version);
  if (rows.length === 0) return false;
  for (const effects of await askRules(runtime, live, 'extend', live.id, rows))
    runtime.advanced(live, effects, 'elsewhere');
  return true;
}

/** Reads a table in again after the storage failed, until it answers, so that those who follow it miss nothing. */
export function refresh(runtime: TableRuntime, live: LiveTable): void {
  if (live.refreshing) return;
  live.refreshing = true;
  let pause = 250;
  const tryAgain = () => {
    inTurn(live, () => rosterNow(runtime, live)).then(
      () => {
        live.refreshing = false;
      },
      () => {
        pause = Math.min(pause * 2, 5_000);
        setTimeout(tryAgain, pause).unref();
      },
    );
  };
  setTimeout(tryAgain, pause).unref();
}

function actor(command: Command): Seat | undefined {
  return command.kind === 'act' || command.kind === 'undo' || command.kind === 'bot' ? command.seat : undefined;
}

/** Carries out what the house itself does at a table, under an id that follows from its cause. Nobody is answered. */
export function submitForHouse(runtime: TableRuntime, live: LiveTable, command: Command, id: string): Promise<void> {
  if (runtime.closing.aborted) return Promise.resolve();
  return submit(runtime, live, { command, id, answer: () => undefined });
}

/** The house stops a table whose rules do not come back. */
export function stopRequest(live: LiveTable): Request {
  return { command: { kind: 'stop' }, id: `stop:${live.told}`, answer: () => undefined };
}
