import type { Roster } from '@cityhall/table';
import { mayRead, seatIn } from '@cityhall/table/roster.ts';
import { contract, type PublicTable, type WireRefusal } from '@cityhall/wire';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Outcome } from '../tables/submit.ts';
import { answer, JsonText, named } from './answering.ts';
import { randomId } from './identity.ts';
import { myTables } from './my-tables.ts';
import type { RoutesPlan, Within } from './plan.ts';
import { fault, refusedByRules } from './refusal.ts';

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

  answer(router, contract.tables, async (_asked, ctx) => {
    const signedIn = await identity.of(ctx.req);
    return { tables: signedIn ? await myTables(hub, storage, signedIn.person) : [] };
  });

  answer(router, contract.publicTables, async () => {
    const tables = await storage.tables.listings(mostListed);
    const found = await Promise.all(tables.map(async (table) => publicOf(table, await hub.roster(table))));
    return { tables: found.filter((one) => one !== undefined) };
  });

  answer(router, contract.create, async ({ body: request }, ctx) => {
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
    if (outcome?.answer === 'refused') throw refusedByRules(outcome.refusal as WireRefusal);
    if (outcome?.answer !== 'done') throw fault('unavailable');
    return { table };
  });

  answer(router, contract.door, async ({ params: { table } }, ctx) => {
    const { roster, seat } = await found(table, ctx);
    const { game, title, status, kinds, names } = roster;
    const open = status === 'gathering' || status === 'playing';
    const free = open ? kinds.indexOf('free') : -1;
    return {
      game,
      title,
      status,
      seat,
      free: free === -1 ? null : free,
      watching: mayRead(roster, null),
      names,
    };
  });

  answer(router, contract.history, async ({ params: { table } }, ctx) => {
    await within(replays, ctx.ip);
    const { roster, seat } = await found(table, ctx);
    if (!mayRead(roster, seat)) throw fault('no-watching');
    return new JsonText(await hub.history(table, seat));
  });

  answer(router, contract.record, async ({ params: { table } }, ctx) => {
    await within(replays, ctx.ip);
    const { roster, seat } = await found(table, ctx);
    if (!mayRead(roster, seat)) throw fault('no-watching');
    const record = roster.status === 'over' ? await hub.record(table) : null;
    if (record === null) throw fault('not-over');
    return new JsonText(record);
  });

  answer(router, contract.rematch, async ({ params: { table } }, ctx) => {
    const { person, name } = await named(plan, ctx);
    const { roster, seat } = await found(table, ctx);
    if (seat === null) throw fault('not-seated');
    if (roster.status !== 'over') throw fault('not-over');
    const next = await hub.rematch(table, person, name);
    if (!next) throw fault('unavailable');
    return { table: next };
  });

  answer(router, contract.note, async ({ params: { table } }, ctx) => {
    const { person } = await named(plan, ctx);
    await found(table, ctx);
    return { text: await storage.people.note(person, table) };
  });

  answer(router, contract.keepNote, async ({ params: { table }, body: { text } }, ctx) => {
    const { person } = await named(plan, ctx);
    await found(table, ctx);
    await storage.people.keepNote(person, table, text);
    return { text };
  });

  /** A table that there is, and the seat of who asks. */
  async function found(table: string, ctx: Context): Promise<{ roster: Roster; seat: number | null }> {
    const roster = await hub.roster(table);
    if (!roster) throw fault('no-table');
    const signedIn = await identity.of(ctx.req);
    return { roster, seat: seatIn(roster, signedIn?.person ?? null) };
  }
}

function publicOf(table: string, roster: Roster | undefined): PublicTable | undefined {
  if (roster?.status !== 'gathering' || !roster.listed) return undefined;
  const { game, title, names, kinds, at } = roster;
  return { table, game, title, names, free: kinds.filter((kind) => kind === 'free').length, at };
}
