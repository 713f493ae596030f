import type { MessagePort, Worker } from 'node:worker_threads';

/** A question on its way to a thread. */
interface Question<Calls> {
  id: number;
  call: keyof Calls;
  args: readonly unknown[];
}

/** What one post to a thread holds, in the order in which it came up: questions, and news that want no answer. */
type Post<Calls> = (Question<Calls> | Omit<Question<Calls>, 'id'>)[];

/** Why a call failed, as it was thrown in the thread. */
interface Thrown {
  name: string;
  message: string;
  stack: string | undefined;
}

type Answer = { id: number; value: unknown } | { id: number; error: Thrown };

/** What a call is given. */
export type Arguments<Call> = Call extends (...args: infer Given) => unknown ? Given : never;
/** What a call answers, once it is there. */
export type Result<Call> = Call extends (...args: never[]) => infer Given ? Awaited<Given> : never;

/** Asks a thread for one of its calls; rejects as the call does there. */
export type Ask<Calls> = <Name extends keyof Calls>(
  name: Name,
  ...args: Arguments<Calls[Name]>
) => Promise<Result<Calls[Name]>>;

/** Tells a thread something that wants no answer. */
export type Tell<Calls> = <Name extends keyof Calls>(name: Name, ...args: Arguments<Calls[Name]>) => void;

/** What the main thread has of a thread that answers `Calls` and hears `News`. */
export interface Line<Calls, News> {
  ask: Ask<Calls>;
  /** What is told while no thread is attached is lost. */
  tell: Tell<News>;
  /** The question that was asked first of those without an answer. */
  first(): { call: keyof Calls; args: readonly unknown[] } | undefined;
  /** From now on this thread is asked, all that has no answer yet first. */
  attach(thread: Worker): void;
  /** The thread is gone: rejects what has no answer, by who was asked first. What is asked from now on waits for the next. */
  lose(reason: (isFirst: boolean) => Error): void;
  /** There will be no other thread: rejects what has no answer, and whatever is asked from now on. */
  close(reason: Error): void;
}

/**
 * A line on which a thread is asked. Questions of one go are posted together, and keep their order.
 * @param errorOf the error to reject with, by what was thrown in the thread
 */
export function openLine<Calls, News = never>(errorOf: (thrown: Thrown) => Error = asThrown): Line<Calls, News> {
  interface Waiting {
    question: Question<Calls>;
    resolve(value: never): void;
    reject(reason: Error): void;
  }
  const waiting = new Map<number, Waiting>();
  let outbox: unknown[] = [];
  let thread: Worker | undefined;
  let asked = 0;
  let ended: Error | undefined;

  function post(message: unknown): void {
    if (!thread) return;
    if (outbox.length === 0) {
      queueMicrotask(() => {
        if (outbox.length > 0) thread?.postMessage(outbox);
        outbox = [];
      });
    }
    outbox.push(message);
  }

  function hear(answer: Answer): void {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asker?.reject(errorOf(answer.error));
    else asker?.resolve(answer.value as never);
  }

  function lose(reason: (isFirst: boolean) => Error): void {
    thread = undefined;
    outbox = [];
    const lost = [...waiting.values()];
    waiting.clear();
    for (const [place, { reject }] of lost.entries()) reject(reason(place === 0));
  }

  return {
    ask: (call, ...args) =>
      new Promise((resolve, reject) => {
        if (ended) {
          reject(ended);
          return;
        }
        const question: Question<Calls> = { id: ++asked, call, args };
        waiting.set(question.id, { question, resolve, reject });
        post(question);
      }),
    tell: (call, ...args) => post({ call, args }),
    first: () => waiting.values().next().value?.question,
    attach(attached) {
      thread = attached;
      outbox = [];
      attached.on('message', (answer: Answer) => {
        if (attached === thread) hear(answer);
      });
      attached.postMessage([...waiting.values()].map(({ question }) => question) satisfies Post<Calls>);
    },
    lose,
    close(reason) {
      ended = reason;
      lose(() => reason);
    },
  };
}

function asThrown({ name, message, stack }: Thrown): Error {
  return Object.assign(new Error(message), { name, stack });
}

/**
 * Answers calls in a thread, from now on.
 * @param hello the thread's first message, which says that it is ready
 */
export function answerCalls(
  port: MessagePort,
  calls: Readonly<Record<string, (...args: never[]) => unknown>>,
  hello: unknown,
): void {
  port.on('message', (post: Post<typeof calls>) => {
    for (const each of post) {
      const call = calls[each.call] as (...args: readonly unknown[]) => unknown;
      if ('id' in each) reply(port, each.id, () => call(...each.args));
      else call(...each.args);
    }
  });
  port.postMessage(hello);
}

/** Each answer is posted by itself, at once where it is there: one question without an end must not keep those before it. */
function reply(port: MessagePort, id: number, carryOut: () => unknown): void {
  const fail = (error: unknown) => port.postMessage({ id, error: described(error) } satisfies Answer);
  const answer = (value: unknown) => port.postMessage({ id, value } satisfies Answer);
  try {
    const value = carryOut();
    if (value instanceof Promise) value.then(answer).catch(fail);
    else answer(value);
  } catch (error) {
    fail(error);
  }
}

function described(error: unknown): Thrown {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack };
}
