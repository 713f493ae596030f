import { readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import type { Command } from '@cityhall/table';
import pTimeout from 'p-timeout';
import { startThread } from '../thread.ts';
import { absent, type RulesHello, type RulesNews, type RulesQuestions } from './protocol.ts';
import { type Ask, type Line, openLine, type Tell } from './rpc.ts';

/** The thread does not hold the table: it is to be read in. */
export class TableAbsent extends Error {}
/** The rules did not come back from this very question: they took too long or ran out of memory. */
export class RulesEnded extends Error {}
/** The thread ended on another table's question before it came to this one. */
export class ThreadLost extends Error {}

/** How much of the processor's time a question may take, milliseconds; memory of one thread, megabytes. */
export interface RulesLimits {
  step: number;
  /** What a bot does. */
  think: number;
  /** What goes through a table's whole log. */
  log: number;
  memory: number;
}

/** A step takes a few milliseconds, a bot's choice up to three hundred, a table far below a megabyte. */
export const rulesLimits: RulesLimits = { step: 1_000, think: 5_000, log: 10_000, memory: 1_024 };
const throughTheLog: ReadonlySet<keyof RulesQuestions> = new Set(['load', 'loadBare', 'extend', 'history', 'record']);

type RulesLine = Line<RulesQuestions, RulesNews>;
type Question = NonNullable<ReturnType<RulesLine['first']>>;

function allowanceOf({ call, args }: Question, limits: RulesLimits): number {
  if (throughTheLog.has(call)) return limits.log;
  return call === 'propose' && (args[2] as Command).kind === 'bot' ? limits.think : limits.step;
}

/** The rules threads. */
export interface RulesPool {
  /** Asks the thread of a table; the first argument of every question is the table. */
  ask: Ask<RulesQuestions>;
  /** Tells it something. A thread that was started anew need not hear what the one before it was told. */
  tell: Tell<RulesNews>;
  close(): Promise<void>;
}

const startPatience = 60_000;
/** How many times its allowance a question may last by the clock, where the processor was not to be had. */
const mostPatience = 20;
/** Time between two looks at what a thread works on, milliseconds. */
const lookEvery = 100;

/**
 * Starts the rules threads. A table always goes to the same thread; a thread answers in the order of asking.
 * @param catalogue address of the module that lists the games
 * @throws where a thread cannot start
 */
export async function openRules(count: number, catalogue: string, limits: RulesLimits): Promise<RulesPool> {
  const threads = await Promise.all(Array.from({ length: count }, () => openThread(catalogue, limits)));
  return {
    ask: (method, ...args) => threads[placeOf(args[0], count)]!.ask(method, ...args),
    tell: (method, ...args) => threads[placeOf(args[0], count)]!.tell(method, ...args),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** Spreads tables evenly: their names are random. */
function placeOf(table: string, count: number): number {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum % count;
}

/** Milliseconds of the processor's time that a thread has used; those of the whole process where the system does not say. */
function usedBy(counter: string | null): number {
  if (counter !== null) {
    try {
      return Number(readFileSync(counter, 'utf8').split(' ')[0]) / 1e6;
    } catch {
      // The thread has just ended, which it tells by itself.
    }
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** One rules thread, started anew whenever it ends, and ended where a question takes too long. */
async function openThread(catalogue: string, limits: RulesLimits): Promise<RulesPool> {
  const line: RulesLine = openLine((thrown) =>
    thrown.name === absent ? new TableAbsent() : new Error(thrown.stack ?? thrown.message),
  );
  let worker: Worker;
  let isReady = false;
  let state: 'starting' | 'running' | 'closed' = 'starting';
  let stopWatching: () => void = () => undefined;

  /** @returns when the thread answers; rejects where it ends before that */
  function open(): Promise<void> {
    isReady = false;
    const opened = startThread('rules-thread', {
      workerData: { catalogue },
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    });
    worker = opened;
    return new Promise((resolve, reject) => {
      opened.once('message', ({ counter }: RulesHello) => {
        if (opened !== worker || state === 'closed') return;
        isReady = true;
        line.attach(opened);
        stopWatching = watch(line, counter, limits, (reason) => void end(opened, reason));
        resolve();
      });
      opened.on('error', (thrown) => {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        reject(error);
        void end(opened, new RulesEnded(error.message));
      });
      opened.on('exit', () => {
        const reason = new RulesEnded('the thread ended');
        reject(reason);
        void end(opened, reason);
      });
    });
  }

  async function end(ended: Worker, reason: Error): Promise<void> {
    if (ended !== worker || state !== 'running') return;
    stopWatching();
    const wasReady = isReady;
    // A thread that does not start ends, and is opened once more.
    open().catch(() => undefined);
    line.lose((isFirst) => (isFirst && wasReady ? reason : new ThreadLost(reason.message)));
    await ended.terminate();
  }

  async function close(): Promise<void> {
    state = 'closed';
    stopWatching();
    line.close(new ThreadLost('the rules are closed'));
    await worker.terminate();
  }

  try {
    await pTimeout(open(), { milliseconds: startPatience, message: 'a rules thread did not start' });
  } catch (error) {
    await close();
    throw error;
  }
  state = 'running';
  return { ask: line.ask, tell: line.tell, close };
}

/**
 * Looks now and then at what a thread works on, since to look at every question would cost more than most answers. The
 * first in the queue is the one; what it has used counts from the first look that finds it.
 * @param counter where the system counts the thread's time, if it does
 * @param late called once, with the question that took too long
 * @returns a function that stops it
 */
function watch(
  line: RulesLine,
  counter: string | null,
  limits: RulesLimits,
  late: (reason: Error) => void,
): () => void {
  let head: Question | undefined;
  let since = { used: 0, clock: 0 };
  const look = () => {
    const first = line.first();
    if (!first || first !== head) {
      head = first;
      if (head) since = { used: usedBy(counter), clock: performance.now() };
      return;
    }
    const allowed = allowanceOf(head, limits);
    // On a machine that is busy or was asleep, time passes without the rules having had any of it.
    if (usedBy(counter) - since.used < allowed && performance.now() - since.clock < allowed * mostPatience) return;
    late(new RulesEnded(`${head.call} took more than ${allowed} ms`));
  };
  // An answer may lie unread because this thread was busy itself: read first, then judge.
  let isStopped = false;
  const timer = setInterval(() => setImmediate(() => isStopped || look()), lookEvery);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
