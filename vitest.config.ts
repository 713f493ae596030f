import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', 'test/browser/**'],
    environment: 'node',
    // Most of what servers do is waiting: two at once, even where there are only two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // What is waited for comes late on a busy machine; a wait in vain fails all the same.
    expect: { poll: { timeout: 30_000 } },
    // A thread costs a file of tests a third less than a process; servers and commands are tried in processes.
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['{packages/*,packages/games/*,apps/web}/test/**/*.test.ts'], pool: 'threads' },
      },
      {
        extends: true,
        test: { name: 'programs', include: ['apps/{server,tools}/test/**/*.test.ts', 'test/**/*.test.ts'] },
      },
    ],
  },
});
