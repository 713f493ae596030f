import { runServer } from '../src/run.ts';

// A server of the toys in a process of its own, for tests that end it.
await runServer({ catalogue: new URL('./toys/catalogue.ts', import.meta.url).href, web: process.env.DATA! });
