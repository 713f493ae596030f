import { createRequest, type Door, houseWords, noteBody, type PublicTable, tableId } from '@cityhall/wire';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Outcome } from '../tables/submit.ts';
import { mayRead, seatIn } from '../tables/table.ts';
import type { Roster } from '../threads/protocol.ts';
import { named, read, unavailable } from './asking.ts';
import { randomId } from './identity.ts';
import { myTables } from './my-tables.ts';
import type { RoutesPlan, Within } from './plan.ts';
import { HttpRefusal } from './refusal.ts';

/** Tables one person may make in an hour. */
const tableAllowance = { points: 60, duration: 3_600 };
/** Games one address may ask to be played from their start in a minute: each is replayed for it. */
const replayAllowance = { points: 60, duration: 60 };
const mostListed = 50;

/** Tables as one finds, makes and leaves them. */
export function tableRoutes(router: Router, plan: RoutesPlan, within: Within): void {
  const { hub, storage, identity, clock } = plan;
  const newTables = new RateLimiterMemory(tableAllowance);
  const replays = new RateLimiterMemory(replayAllowance);

  router.get('/api/tables', async (ctx) => {
    const signedIn = await identity.of(ctx.req);
    ctx.body = { tables: signedIn ? await myTables(hub, storage, signedIn.person) : [] };
  });

  router.get('/api/public', async (ctx) => {
    const tables = await storage.tables.listings(mostListed);
    const found = await Promise.all(tables.map(async (table) => publicOf(table, await hub.roster(table))));
    ctx.body = { tables: found.filter((one) => one !== undefined) };
  });

  router.post('/api/tables', async (ctx) => {
    const request = read(ctx, createRequest);
    const { person, name } = await named(plan, ctx);
    await within(newTables, person);
    const table = randomId();
    // Noted first: a seat that somebody has must never be missing from their tables.
    await storage.people.keepSitting(person, table, clock.now());
    let outcome: Outcome | undefined;
    await hub.submit(table, {
      command: { kind: 'create', person, name, ...request },
      id: `${person}:create`,
      answer: (answered) => {
        outcome = answered;
      },
    });
    if (outcome?.answer === 'refused') {
      const { code, params } = outcome.refusal;
      throw new HttpRefusal(400, code, refusalText(code, params));
    }
    if (outcome?.answer !== 'done') throw unavailable();
    ctx.body = { table };
  });

  router.get('/api/tables/:table/door', async (ctx) => {
    const { roster, seat } = await found(ctx);
    const { game, title, status, kinds, names } = roster;
    const open = status === 'gathering' || status === 'playing';
    const free = open ? kinds.indexOf('free') : -1;
    ctx.body = {
      game,
      title,
      status,
      seat,
      free: free === -1 ? null : free,
      watching: mayRead(roster, null),
      names,
    } satisfies Door;
  });

  router.get('/api/tables/:table/history', async (ctx) => {
    await within(replays, ctx.ip);
    const { table, roster, seat } = await found(ctx);
    if (!mayRead(roster, seat))
      throw new HttpRefusal(403, 'no-watching', 'The table host lets nobody watch this game.');
    ctx.type = 'json';
    ctx.body = await hub.history(table, seat);
  });

  router.get('/api/tables/:table/record', async (ctx) => {
    await within(replays, ctx.ip);
    const { table, roster, seat } = await found(ctx);
    if (!mayRead(roster, seat))
      throw new HttpRefusal(403, 'no-watching', 'The table host lets nobody watch this game.');
    const record = roster.status === 'over' ? await hub.record(table) : null;
    if (record === null) throw new HttpRefusal(403, 'not-over', 'There is a record once the game is over.');
    ctx.type = 'json';
    ctx.body = record;
  });

  router.post('/api/tables/:table/rematch', async (ctx) => {
    const { person, name } = await named(plan, ctx);
    const { table, roster, seat } = await found(ctx);
    if (seat === null) throw new HttpRefusal(403, 'not-seated', 'Only who played here can play on.');
    if (roster.status !== 'over') throw new HttpRefusal(409, 'not-over', 'The game is not over yet.');
    const next = await hub.rematch(table, person, name);
    if (!next) throw unavailable();
    ctx.body = { table: next };
  });

  router.get('/api/tables/:table/note', async (ctx) => {
    const { person } = await named(plan, ctx);
    const { table } = await found(ctx);
    ctx.body = { text: await storage.people.note(person, table) };
  });

  router.post('/api/tables/:table/note', async (ctx) => {
    const { text } = read(ctx, noteBody);
    const { person } = await named(plan, ctx);
    const { table } = await found(ctx);
    await storage.people.keepNote(person, table, text);
    ctx.body = { text };
  });

  /** The table of the address, and the seat of who asks. */
  async function found(ctx: Context): Promise<{ table: string; roster: Roster; seat: number | null }> {
    const table = tableId.safeParse(ctx.params.table);
    const roster = table.success ? await hub.roster(table.data) : undefined;
    if (!table.success || !roster) throw new HttpRefusal(404, 'no-table', 'There is no such table.');
    const signedIn = await identity.of(ctx.req);
    return { table: table.data, roster, seat: seatIn(roster, signedIn?.person ?? null) };
  }
}

function publicOf(table: string, roster: Roster | undefined): PublicTable | undefined {
  if (roster?.status !== 'gathering' || !roster.listed) return undefined;
  const { game, title, names, kinds, at } = roster;
  return { table, game, title, names, free: kinds.filter((kind) => kind === 'free').length, at };
}

function refusalText(code: string, params: Record<string, unknown> = {}): string {
  const words: Readonly<Record<string, string>> = houseWords;
  const text = words[`refusal.${code}`] ?? 'The game cannot be set up like this.';
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name] ?? ''));
}
