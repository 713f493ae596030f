import { createHash, randomBytes } from 'node:crypto';
import { createRequest, houseWords, limits, nameRequest } from '@cityhall/wire';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import type { Context } from 'koa';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type * as z from 'zod/mini';
import type { Hub } from '../live/hub.ts';
import type { Outcome } from '../live/submit.ts';
import type { Storage } from '../storage/storage.ts';
import { type Identity, randomId, type SignedIn } from './identity.ts';
import { myTables } from './my-tables.ts';
import type { OriginCheck } from './origin.ts';
import { HttpRefusal } from './refusal.ts';

export interface RoutesPlan {
  hub: Hub;
  storage: Storage;
  identity: Identity;
  originAllowed: OriginCheck;
  limited: boolean;
  /** Called after a device signed out. */
  signedOut(session: string): void;
}

const wayLifetime = 3_600_000;
/** What one address may ask to be changed in a minute: enough for a club behind one router. */
const allowance = { points: 300, duration: 60 };
/** Tables one person may make in an hour. */
const tableAllowance = { points: 60, duration: 3_600 };

/** Everything under `/api`, and `/health`. */
export function routes({ hub, storage, identity, originAllowed, limited, signedOut }: RoutesPlan): Router {
  const router = new Router();
  const changes = new RateLimiterMemory(allowance);
  const newTables = new RateLimiterMemory(tableAllowance);

  async function within(limiter: RateLimiterMemory, key: string): Promise<void> {
    if (!limited) return;
    await limiter.consume(key).catch(() => {
      throw new HttpRefusal(429, 'too-fast', 'Too many requests at once. Wait a moment.');
    });
  }

  router.use('/api', async (ctx, next) => {
    ctx.set('cache-control', 'no-store');
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      if (!originAllowed(ctx.req)) {
        throw new HttpRefusal(403, 'foreign-origin', 'This request comes from a page of another site.');
      }
      await within(changes, ctx.ip);
    }
    await next();
  });
  router.use(
    bodyParser({
      enableTypes: ['json'],
      jsonLimit: limits.message,
      onError: (error) => {
        if ((error as { status?: number }).status === 413) throw error;
        throw new HttpRefusal(400, 'malformed', 'The body of the request is not JSON.');
      },
    }),
  );

  router.get('/health', async (ctx) => {
    await storage.ping();
    ctx.body = { ok: true };
  });

  router.get('/api/me', async (ctx) => {
    const signedIn = identity.of(ctx.req) ?? identity.signIn(ctx.req, ctx.res);
    const person = await storage.person(signedIn.person);
    ctx.body = { name: person?.name ?? null };
  });

  router.post('/api/name', async (ctx) => {
    const { name } = read(ctx, nameRequest);
    const { person } = identity.of(ctx.req) ?? identity.signIn(ctx.req, ctx.res);
    await storage.keepPerson({ id: person, name, at: Date.now() });
    ctx.body = { name };
  });

  router.get('/api/tables', async (ctx) => {
    const signedIn = identity.of(ctx.req);
    ctx.body = { tables: signedIn ? await myTables(hub, storage, signedIn.person) : [] };
  });

  router.post('/api/tables', async (ctx) => {
    const request = read(ctx, createRequest);
    const { person, name } = await named(ctx);
    await within(newTables, person);
    const table = randomId();
    // Noted first: a seat that somebody has must never be missing from their tables.
    await storage.keepSitting(person, table, Date.now());
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

  router.post('/api/ways', async (ctx) => {
    const { person } = await named(ctx);
    const token = randomBytes(24).toString('base64url');
    const until = Date.now() + wayLifetime;
    await storage.keepWay({ hash: hashOf(token), person, until });
    ctx.body = { path: `/way/${token}`, until };
  });

  router.post('/api/ways/:token', async (ctx) => {
    const id = await storage.claimWay(hashOf(ctx.params.token!), Date.now());
    const person = id === undefined ? undefined : await storage.person(id);
    if (!person) throw new HttpRefusal(404, 'no-way', 'This link has been used or has lapsed. Make a new one.');
    const before = identity.of(ctx.req);
    identity.signIn(ctx.req, ctx.res, person.id);
    if (before) signedOut(before.session);
    ctx.body = { name: person.name };
  });

  router.post('/api/signout', (ctx) => {
    const signedIn = identity.of(ctx.req);
    identity.signOut(ctx.req, ctx.res);
    if (signedIn) signedOut(signedIn.session);
    ctx.body = { name: null };
  });

  router.all('/api/{*rest}', () => {
    throw new HttpRefusal(404, 'not-found', 'There is nothing at this address.');
  });

  async function named(ctx: Context): Promise<SignedIn & { name: string }> {
    const signedIn = identity.of(ctx.req);
    const person = signedIn && (await storage.person(signedIn.person));
    if (!person) throw new HttpRefusal(403, 'no-name', 'Say your name first.');
    return { ...signedIn, name: person.name };
  }

  return router;
}

/** The body as its schema has it. */
function read<T>(ctx: Context, schema: z.ZodMiniType<T>): T {
  const parsed = schema.safeParse(ctx.request.body);
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') || 'body';
    throw new HttpRefusal(400, 'malformed', `The request could not be understood (${where}).`);
  }
  return parsed.data;
}

function refusalText(code: string, params: Record<string, unknown> = {}): string {
  const words: Readonly<Record<string, string>> = houseWords;
  const text = words[`refusal.${code}`] ?? 'The game cannot be set up like this.';
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name] ?? ''));
}

const unavailable = () => new HttpRefusal(503, 'unavailable', 'The storage does not answer just now. Try again.');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
