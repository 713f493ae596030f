import { type BenchTable, type Dialect, moved, ours, raw, stock, type TablePlan } from './dialects.ts';

/** Work for the process of the clients. */
export interface Job extends TablePlan {
  dialect: 'ours' | 'stock' | 'raw';
  url: string;
  tables: number;
  seconds: number;
  /** Moves begun a second; without it each table moves again as soon as everybody has been told. */
  rate?: number;
}

export interface Driven {
  /** Moves a second that everybody was told of. */
  rate: number;
  /** Milliseconds from a move's due time until everybody was told. */
  p50: number;
  p99: number;
  /** Bytes that one player received for one move. */
  bytes: number;
}

const dialects: Record<Job['dialect'], Dialect> = { ours, stock, raw };
const warmUpMoves = 30;

async function drive(job: Job): Promise<Driven> {
  const tables: BenchTable[] = [];
  for (let count = 0; count < job.tables; count++) tables.push(await dialects[job.dialect](job.url, job));
  for (let count = 0; count < warmUpMoves; count++) await Promise.all(tables.map(moved));
  const players = tables.flatMap(({ sockets }) => sockets.slice(0, job.players));
  for (const player of players) player.received = 0;
  const times: number[] = [];
  const start = performance.now();
  const end = start + job.seconds * 1000;
  if (job.rate === undefined) await Promise.all(tables.map((table) => asFastAsPossible(table, end, times)));
  else await atRate(tables, job.rate, start, end, times);
  const seconds = (performance.now() - start) / 1000;
  const received = players.reduce((sum, player) => sum + player.received, 0);
  for (const { sockets } of tables) for (const socket of sockets) socket.close();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return {
    rate: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytes: received / times.length / job.players,
  };
}

async function asFastAsPossible(table: BenchTable, end: number, times: number[]): Promise<void> {
  for (let begun = performance.now(); begun < end; begun = performance.now()) {
    await moved(table);
    times.push(performance.now() - begun);
  }
}

/** Begins moves by the clock, at the tables in turn; a table that is late delays its own next move, which counts. */
async function atRate(tables: BenchTable[], rate: number, start: number, end: number, times: number[]): Promise<void> {
  const queues: Promise<void>[] = tables.map(() => Promise.resolve());
  const total = Math.floor(((end - start) / 1000) * rate);
  for (let move = 0; move < total; ) {
    for (; move < total && start + (move * 1000) / rate <= performance.now(); move++) {
      const due = start + (move * 1000) / rate;
      const place = move % tables.length;
      queues[place] = queues[place]!.then(async () => {
        await moved(tables[place]!);
        times.push(performance.now() - due);
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(queues);
}

process.on('message', (job: Job) => {
  drive(job).then(
    (driven) => process.send!({ driven }),
    (error: Error) => process.send!({ error: error.stack ?? error.message }),
  );
});
process.on('disconnect', () => process.exit());
