import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Runs one command line as several processes, one a core, each told which part of the work is its own
 * by `--part i/n`, and gathers what each sends back.
 * @throws where a part ends without an answer
 */
export async function inParts<T>(script: string, args: readonly string[]): Promise<T[]> {
  const parts = availableParallelism();
  return Promise.all(
    Array.from({ length: parts }, (_, part) => {
      return new Promise<T>((resolve, reject) => {
        const child = fork(script, [...args, '--part', `${part}/${parts}`], {
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
          execArgv: process.execArgv,
        });
        let answer: T | undefined;
        child.on('message', (message) => {
          answer = message as T;
        });
        child.on('error', reject);
        child.on('exit', (code) => {
          if (answer !== undefined) resolve(answer);
          else reject(new Error(`part ${part} of ${parts} ended with code ${code} and no answer`));
        });
      });
    }),
  );
}

/** The numbers from 0 to `count` that belong to one part. Without a part: all of them. */
export function numbersOf(part: string | boolean | undefined, count: number): number[] {
  const all = Array.from({ length: count }, (_, number) => number);
  if (typeof part !== 'string') return all;
  const [own, parts] = part.split('/').map(Number);
  return all.filter((number) => number % parts! === own);
}

/** Hands a part's answer to the process that gathers. */
export function answerPart(answer: unknown): void {
  process.send?.(answer);
}
