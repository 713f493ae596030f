import { readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import type { Command, RulesAnswer, RulesNews, RulesPost, RulesQuestion, RulesQuestions } from './protocol.ts';

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

function allowanceOf({ method, args }: RulesQuestion, limits: RulesLimits): number {
  if (throughTheLog.has(method)) return limits.log;
  return method === 'propose' && (args[2] as Command).kind === 'bot' ? limits.think : limits.step;
}

type Tell = <Method extends keyof RulesNews>(method: Method, ...args: Parameters<RulesNews[Method]>) => void;
type Ask = <Method extends keyof RulesQuestions>(
  method: Method,
  ...args: Parameters<RulesQuestions[Method]>
) => Promise<ReturnType<RulesQuestions[Method]>>;

/** The rules threads. */
export interface RulesPool {
  /** Asks the thread of a table; the first argument of every question is the table. */
  ask: Ask;
  /** Tells it something. A thread that was started anew need not hear what the one before it was told. */
  tell: Tell;
  close(): Promise<void>;
}

interface Waiting {
  question: RulesQuestion;
  resolve(value: never): void;
  reject(reason: Error): void;
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

async function openThread(catalogue: string, limits: RulesLimits): Promise<RulesPool> {
  const waiting: Waiting[] = [];
  const outbox: RulesPost = [];
  let worker: Worker;
  /** Where the system counts the thread's time, if it does. */
  let counter: string | null = null;
  let ready = false;
  let closed = false;
  let asked = 0;
  let timer: NodeJS.Timeout | undefined;
  let started: { resolve(): void; reject(reason: Error): void } | undefined;

  /**
   * The first in the queue is the one that the thread works on. It is looked at now and then, since to look at every
   * question would cost more than most answers: what it has used counts from the first look that finds it.
   */
  function watch(): void {
    let head: Waiting | undefined;
    let since = { used: 0, clock: 0 };
    const look = () => {
      const first = waiting[0];
      if (!first || !ready || first !== head) {
        head = ready ? first : undefined;
        if (head) since = { used: usedBy(counter), clock: performance.now() };
        return;
      }
      const { method } = head.question;
      const allowed = allowanceOf(head.question, limits);
      // On a machine that is busy or was asleep, time passes without the rules having had any of it.
      if (usedBy(counter) - since.used < allowed && performance.now() - since.clock < allowed * mostPatience) return;
      void end(worker, new RulesEnded(`${method} took more than ${allowed} ms`));
    };
    // An answer may lie unread because this thread was busy itself: read first, then judge.
    timer = setInterval(() => setImmediate(look), lookEvery);
    timer.unref();
  }

  /** Posts what came up in one go together. */
  function post(message: RulesPost[number]): void {
    if (outbox.length === 0) {
      queueMicrotask(() => {
        const posted = outbox.splice(0);
        if (ready) worker.postMessage(posted);
      });
    }
    outbox.push(message);
  }

  async function end(ended: Worker, reason: Error): Promise<void> {
    if (ended !== worker || closed) return;
    const [head, ...others] = waiting.splice(0);
    const wasReady = ready;
    open();
    head?.reject(wasReady ? reason : new ThreadLost(reason.message));
    for (const other of others) other.reject(new ThreadLost(reason.message));
    await ended.terminate();
  }

  function open(): void {
    ready = false;
    const opened = startThread('rules-thread', {
      workerData: { catalogue },
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    });
    worker = opened;
    opened.on('message', (message: RulesAnswer) => {
      if (opened !== worker || closed) return;
      if ('ready' in message) {
        ready = true;
        counter = message.counter;
        opened.postMessage(waiting.map(({ question }) => question) satisfies RulesPost);
        started?.resolve();
        return;
      }
      const head = waiting.shift()!;
      if ('absent' in message) head.reject(new TableAbsent());
      else if ('error' in message) head.reject(new Error(message.error));
      else head.resolve(message.value as never);
    });
    opened.on('error', (thrown) => {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      started?.reject(error);
      void end(opened, new RulesEnded(error.message));
    });
    opened.on('exit', () => void end(opened, new RulesEnded('the thread ended')));
  }

  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('a rules thread did not start')), startPatience);
    const settled = () => {
      clearTimeout(late);
      started = undefined;
    };
    started = {
      resolve: () => {
        settled();
        resolve();
      },
      reject: (reason) => {
        settled();
        closed = true;
        reject(reason);
      },
    };
    open();
  });

  watch();
  return {
    ask: (method, ...args) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new ThreadLost('the rules are closed'));
          return;
        }
        const question: RulesQuestion = { id: ++asked, method, args };
        waiting.push({ question, resolve, reject });
        if (ready) post(question);
      }),
    tell(method, ...args) {
      if (ready && !closed) post({ method, args });
    },
    async close() {
      closed = true;
      clearInterval(timer);
      for (const { reject } of waiting.splice(0)) reject(new ThreadLost('the rules are closed'));
      await worker.terminate();
    },
  };
}
