import { randomInt } from 'node:crypto';
import type { Seat } from '@cityhall/ruleset';
import type { Outcome } from '@cityhall/table';
import { readAnew } from './loading.ts';
import type { TableRuntime } from './runtime.ts';
import { stopRequest, submit } from './submit.ts';
import type { LiveTable } from './table.ts';

/** Milliseconds after which a bot is asked again whose table was too busy for its choice. */
const busyPause = 1_000;

/**
 * Lets the bots act that a table waits for. One that chooses already is not asked twice.
 * @param pace milliseconds between a decision and a bot's answer to it
 */
export function wakeBots(runtime: TableRuntime, live: LiveTable, pace: number): void {
  if (runtime.closing.aborted) return;
  for (const { seat, decision } of live.roster?.bots ?? []) {
    const name = `${seat}:${decision}`;
    if (live.choosing.has(name)) continue;
    live.choosing.add(name);
    setTimeout(() => void letBotChoose(runtime, live, { seat, decision, name }, pace), pace).unref();
  }
}

interface Question {
  seat: Seat;
  decision: number;
  name: string;
}

async function letBotChoose(runtime: TableRuntime, live: LiveTable, asked: Question, pace: number): Promise<void> {
  if (runtime.closing.aborted) return;
  const { log } = runtime;
  const { seat, name } = asked;
  let outcome = await choose(runtime, live, asked);
  // What is in memory may be at fault: only what is stored decides whether a table has to stop.
  if (outcome?.answer === 'refused' && live.roster?.status === 'playing') {
    log.error({ table: live.id, seat, refusal: outcome.refusal }, 'a bot was refused; the table is read in anew');
    await readAnew(runtime, live).catch((err) => log.warn({ table: live.id, err }, 'a table was not read in anew'));
    outcome = await choose(runtime, live, asked);
  }
  live.choosing.delete(name);
  // A bot that was overtaken while it chose is asked again by what is stored now; after an unknown end, once that is read.
  if (outcome?.answer === 'stale') wakeBots(runtime, live, pace);
  if (outcome?.answer === 'fault' && outcome.code === 'busy') {
    setTimeout(() => wakeBots(runtime, live, pace), busyPause).unref();
  }
  // Nobody else answers for a bot: a table whose bot has no move would wait for ever.
  if (outcome?.answer === 'refused' && live.roster?.status === 'playing') {
    log.error({ table: live.id, seat, refusal: outcome.refusal }, 'a bot has no move that the rules allow');
    await submit(runtime, live, stopRequest(live));
  }
}

async function choose(
  runtime: TableRuntime,
  live: LiveTable,
  { seat, decision, name }: Question,
): Promise<Outcome | undefined> {
  let outcome: Outcome | undefined;
  await submit(runtime, live, {
    command: { kind: 'bot', seat, decision, chance: randomInt(2 ** 32) },
    id: `bot:${name}`,
    answer: (answered) => {
      outcome = answered;
    },
  });
  return outcome;
}
