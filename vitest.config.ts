import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'packages/games/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      'test/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'test/browser/**'],
    environment: 'node',
    // Most of what servers do is waiting: two at once, even where there are only two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // What is waited for comes late on a busy machine; a wait in vain fails all the same.
    expect: { poll: { timeout: 30_000 } },
  },
});
