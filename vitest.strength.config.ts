import { defineConfig } from 'vitest/config';

/** How well bots play, by many games: too long for every change, and no question of right or wrong. */
export default defineConfig({
  test: { include: ['packages/games/*/test/**/*.strength.ts'], environment: 'node', testTimeout: 600_000 },
});
