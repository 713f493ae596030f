import { once } from 'node:events';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { answerCalls, openLine } from '../src/threads/rpc.ts';

interface Calls {
  double(number: number): number;
  later(name: string): Promise<string>;
  fail(): never;
}
interface News {
  note(text: string): void;
}

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A thread in this one that is ready: what it was told, and what lets its late answers go. */
async function thread() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const noted: string[] = [];
  const waiting = new Map<string, () => void>();
  const calls: Calls & News = {
    double: (number) => number * 2,
    later: (name) => new Promise((resolve) => waiting.set(name, () => resolve(`${name} at last`))),
    fail() {
      throw new RangeError('not that');
    },
    note: (text) => void noted.push(text),
  };
  const ready = once(port1, 'message');
  answerCalls(port2, { ...calls }, 'ready');
  await ready;
  return { worker: port1 as unknown as Worker, noted, release: (name: string) => waiting.get(name)!() };
}

describe('a line to a thread', () => {
  it('brings each answer to its question, in whatever order they come, and what was thrown', async () => {
    const line = openLine<Calls, News>();
    const { worker, release } = await thread();
    line.attach(worker);
    const [first, second] = [line.ask('later', 'first'), line.ask('later', 'second')];
    expect(await line.ask('double', 21)).toBe(42);
    release('second');
    expect(await second).toBe('second at last');
    expect(line.first()).toMatchObject({ call: 'later', args: ['first'] });
    release('first');
    expect(await first).toBe('first at last');
    expect(line.first()).toBeUndefined();
    await expect(line.ask('fail')).rejects.toMatchObject({ name: 'RangeError', message: 'not that' });
  });

  it('keeps questions for the next thread while there is none, and loses what is only told', async () => {
    const line = openLine<Calls, News>();
    const early = line.ask('double', 1);
    line.tell('note', 'lost');
    const { worker, noted } = await thread();
    line.attach(worker);
    line.tell('note', 'heard');
    expect(await early).toBe(2);
    expect(await line.ask('double', 2)).toBe(4);
    expect(noted).toEqual(['heard']);
  });

  it('rejects what has no answer when its thread is lost, the question under way for its own reason', async () => {
    const line = openLine<Calls, News>();
    const gone = await thread();
    line.attach(gone.worker);
    const asked = [line.ask('later', 'first'), line.ask('later', 'second')];
    line.lose((isFirst) => new Error(isFirst ? 'took too long' : 'waited in vain'));
    const next = line.ask('double', 3);
    await expect(asked[0]).rejects.toThrow('took too long');
    await expect(asked[1]).rejects.toThrow('waited in vain');
    line.attach((await thread()).worker);
    expect(await next).toBe(6);
    line.close(new Error('closed'));
    await expect(line.ask('double', 4)).rejects.toThrow('closed');
  });
});
