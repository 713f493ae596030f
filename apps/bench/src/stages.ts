import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, decisionOf, startMatch, viewOf } from '@cityhall/match';
import { judge } from '@cityhall/ruleset';
import { actMessage, changesBetween } from '@cityhall/wire';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { openSqlite } from '../../server/src/storage/sqlite.ts';
import { ledger, writing } from './ledger.ts';
import { median } from './targets.ts';

const sizes = [2, 20, 100];
const seats = 4;
const seed = '00112233445566778899aabbccddeeff';
const stages = ['parse', 'check', 'apply', 'views', 'changes', 'encode', 'append', 'send'] as const;
type Stage = (typeof stages)[number];

/**
 * Microseconds that each stage of a move takes with states of three sizes, the median of so many moves after a warm-up:
 * parse the message, check it, apply it, make the views of four seats and spectators, find the changes, encode a frame
 * for each, append to SQLite durably (one at a time, the worst case), send to a socket and be answered.
 */
export async function measureStages(moves: number): Promise<{ lines: string[]; figures: Record<number, unknown> }> {
  const figures: Record<number, Record<Stage, number>> = {};
  for (const size of sizes) figures[size] = await measure(size, moves);
  const head = sizes.map((size) => `${size} KB`.padStart(10)).join('');
  const lines = [`${'stage'.padEnd(10)}${head}   (µs, median of ${moves} moves)`];
  for (const stage of stages) {
    lines.push(stage.padEnd(10) + sizes.map((size) => figures[size]![stage].toFixed(1).padStart(10)).join(''));
  }
  return { lines, figures };
}

async function measure(kilobytes: number, moves: number): Promise<Record<Stage, number>> {
  const directory = mkdtempSync(join(tmpdir(), 'cityhall-bench-'));
  const storage = await openSqlite(join(directory, 'bench.sqlite'));
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'] });
  server.on('connection', (socket) => socket.on('frame', (_frame: string, answer: () => void) => answer()));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const client = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, { transports: ['websocket'] });
  await new Promise<void>((resolve) => client.on('connect', resolve));

  const times: Record<Stage, number[]> = Object.fromEntries(stages.map((stage) => [stage, []])) as never;
  const timed = <T>(stage: Stage, work: () => T): T => {
    const start = performance.now();
    const result = work();
    times[stage].push((performance.now() - start) * 1000);
    return result;
  };
  const awaited = async (stage: Stage, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    times[stage].push((performance.now() - start) * 1000);
  };

  const audiences = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator' as const];
  const warmUp = 300;
  let { match } = startMatch(ledger, { seats, options: { kilobytes }, seed });
  let views = audiences.map((audience) => viewOf(match, audience));
  for (let n = 0; n < moves + warmUp; n++) {
    if (n === warmUp) for (const stage of stages) times[stage] = [];
    const seat = n % seats;
    const text = JSON.stringify({
      table: 'bench-bench-bench-benc',
      seat,
      command: `bench-${n}-command`,
      decision: decisionOf(match, seat),
      move: 'write',
      args: writing(n),
    });
    const message = timed('parse', () => actMessage.parse(JSON.parse(text)));
    timed('check', () => judge(ledger, viewOf(match, seat), seat, message.move, message.args));
    // `act` judges once more; what that costs is the line above.
    const result = timed('apply', () => act(match, seat, message.move, message.args));
    if (!result.ok) throw new Error(result.refusal.code);
    match = result.match;
    const next = timed('views', () => audiences.map((audience) => viewOf(match, audience)));
    const changes = timed('changes', () => {
      const shared = new Map();
      return next.map((view, index) => changesBetween({ view: views[index] }, { view }, shared));
    });
    views = next;
    const frames = timed('encode', () =>
      changes.map((each) =>
        JSON.stringify({ table: message.table, from: n, to: n + 1, changes: each, lines: result.lines }),
      ),
    );
    await awaited('append', () =>
      storage.tables.append({
        table: message.table,
        version: n + 1,
        kind: 'move',
        seat,
        command: message.command,
        body: text,
        at: n,
      }),
    );
    await awaited('send', () => client.emitWithAck('frame', frames[0]));
  }
  client.close();
  await server.close();
  await storage.close();
  rmSync(directory, { recursive: true, force: true });
  return Object.fromEntries(stages.map((stage) => [stage, median(times[stage])])) as Record<Stage, number>;
}
