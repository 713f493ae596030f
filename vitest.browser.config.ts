import { defineConfig } from 'vitest/config';

/** Tests in a real browser against the built server: build first. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    // Games are dealt by chance, and a browser on a busy machine may miss a step: a test that fails is tried anew.
    retry: 2,
    testTimeout: 900_000,
    hookTimeout: 120_000,
    // What is waited for comes late on a busy machine; a wait in vain fails all the same.
    expect: { poll: { timeout: 30_000 } },
  },
});
