import { createHash, timingSafeEqual } from 'node:crypto';
import { contract, tableId } from '@cityhall/wire';
import { bodyParser } from '@koa/bodyparser';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { answer } from './answering.ts';
import { adminPage, statusPage } from './operator-pages.ts';
import type { RoutesPlan, Within } from './plan.ts';
import { fault } from './refusal.ts';

export interface OperatorPlan {
  /** Undefined: that page does not exist. */
  tokens: { metrics: string | undefined; admin: string | undefined };
  metrics: Metrics;
  sockets(): number;
  isDraining(): boolean;
  log: Log;
}

/** Wrong tokens one address may send in a minute. */
const wrongTokens = { points: 10, duration: 60 };

/** What a proxy, Prometheus and the operator ask, and the status that everybody may read. */
export function operatorRoutes(router: Router, plan: RoutesPlan & OperatorPlan, within: Within): void {
  const { hub, storage, clock, tokens, metrics, originAllowed, log } = plan;
  const opened = clock.now();
  const wrong = new RateLimiterMemory(wrongTokens);

  answer(router, contract.health, async () => ({ ok: true }) as const);

  answer(router, contract.ready, async () => {
    if (plan.isDraining()) throw fault('closing');
    await storage.ping();
    return { ok: true } as const;
  });

  router.get('/status', async (ctx) => {
    ctx.set('cache-control', 'no-store');
    ctx.type = 'html';
    const stores = await storage.ping().then(
      () => true,
      () => false,
    );
    ctx.body = statusPage({
      figures: metrics.figures(),
      tables: hub.inMemory().length,
      sockets: plan.sockets(),
      up: clock.now() - opened,
      stores,
    });
  });

  router.get('/metrics', async (ctx) => {
    await admit(ctx, tokens.metrics, /^Bearer (\S+)$/.exec(ctx.get('authorization'))?.[1], 'Bearer');
    ctx.type = 'text/plain; version=0.0.4';
    ctx.body = await metrics.text();
  });

  router.get('/admin', async (ctx) => {
    await admitOperator(ctx);
    ctx.type = 'html';
    ctx.body = adminPage(hub.overview(), await storage.counts(), clock.now());
  });

  const forms = bodyParser({ enableTypes: ['form'], formLimit: '1kb' });
  const repairs = { stop: hub.stop, reload: hub.reload } as const;
  for (const [name, repair] of Object.entries(repairs)) {
    router.post(`/admin/${name}`, forms, async (ctx) => {
      await admitOperator(ctx);
      if (!originAllowed(ctx.req)) throw fault('foreign-origin');
      const table = tableId.safeParse((ctx.request.body as { table?: unknown } | undefined)?.table);
      if (!table.success || !(await repair(table.data))) throw fault('no-table');
      log.warn({ audit: name, table: table.data, from: ctx.ip }, 'the operator repaired a table');
      ctx.redirect('/admin');
    });
  }

  async function admitOperator(ctx: Context): Promise<void> {
    const coded = /^Basic (\S+)$/.exec(ctx.get('authorization'))?.[1];
    const given =
      coded &&
      Buffer.from(coded, 'base64')
        .toString()
        .replace(/^[^:]*:/, '');
    await admit(ctx, tokens.admin, given, 'Basic realm="operator"');
  }

  /** @throws {HttpRefusal} where the page does not exist or the token is not the right one */
  async function admit(ctx: Context, token: string | undefined, given: string | undefined, scheme: string) {
    if (token === undefined) throw fault('not-found');
    ctx.set('cache-control', 'no-store');
    if (given !== undefined && isSame(given, token)) return;
    if (given !== undefined) await within(wrong, ctx.ip);
    ctx.set('www-authenticate', scheme);
    throw fault('no-token');
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));
