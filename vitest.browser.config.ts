import { defineConfig } from 'vitest/config';

/** Tests in a real browser against the built server: build first. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    // Games are dealt by chance, and a browser on a busy machine may miss a step: a test that fails is tried anew.
    retry: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
