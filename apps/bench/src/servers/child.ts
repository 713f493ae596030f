/** What the bench may ask of a server in its own process, and what it answers: bytes. */
export interface Weights {
  heap: number;
  resident: number;
}

/** Says where the server listens, and answers how heavy this process is until the bench lets go of it. */
export function serveBench(port: number, close: () => Promise<void>): void {
  process.send!({ port });
  process.on('message', () => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send!({ heap: heapUsed, resident: rss } satisfies Weights);
  });
  process.on('disconnect', () => void close().finally(() => process.exit()));
}
