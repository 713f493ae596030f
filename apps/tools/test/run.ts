import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { rootDirectory } from '../src/paths.ts';

/** What a command printed and how it ended. */
export interface Ran {
  code: number;
  out: string;
  lines: string[];
  last: string;
  error: string;
}

/** Runs one of the project's commands as a person would. */
export const command = (name: string, ...args: string[]): Promise<Ran> => commandIn({}, name, ...args);

/** The same in another environment. */
export function commandIn(environment: Record<string, string>, name: string, ...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(rootDirectory, 'scripts/run.mjs'), name, ...args],
      { cwd: rootDirectory, maxBuffer: 1 << 26, env: { ...process.env, ...environment } },
      (failure, out, error) => {
        const lines = out.trimEnd().split('\n');
        resolve({ code: failure ? Number(failure.code) : 0, out, lines, last: lines.at(-1) ?? '', error });
      },
    );
  });
}
