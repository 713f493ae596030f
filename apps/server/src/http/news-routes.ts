import { createHash } from 'node:crypto';
import { newsChoiceRequest, pushRequest, tableId, webhookRequest } from '@cityhall/wire';
import type Router from '@koa/router';
import { named, read } from './asking.ts';
import type { RoutesPlan } from './plan.ts';
import { HttpRefusal } from './refusal.ts';

/** Where a person wants news, and of which tables. */
export function newsRoutes(router: Router, plan: RoutesPlan): void {
  const { storage, news } = plan;

  router.get('/api/news', async (ctx) => {
    const { person } = await named(plan, ctx);
    const table = tableId.safeParse(ctx.query.table);
    const targets = await storage.news.targets(person);
    const webhook = targets.find(({ kind }) => kind === 'webhook');
    ctx.body = {
      key: news.key,
      push: targets.filter(({ kind }) => kind === 'push').length,
      webhook: webhook ? (JSON.parse(webhook.body) as { url: string }).url : null,
      table: table.success ? await storage.news.choice(person, table.data) : true,
    };
  });

  router.post('/api/news/push', async (ctx) => {
    const subscription = read(ctx, pushRequest);
    const { person } = await named(plan, ctx);
    const id = createHash('sha256').update(subscription.endpoint).digest('hex');
    await storage.news.keepTarget({ id, person, kind: 'push', body: JSON.stringify(subscription) });
    ctx.body = { ok: true };
  });

  router.post('/api/news/push/off', async (ctx) => {
    const { person } = await named(plan, ctx);
    for (const { id, kind } of await storage.news.targets(person)) {
      if (kind === 'push') await storage.news.dropTarget(person, id);
    }
    ctx.body = { ok: true };
  });

  router.post('/api/news/webhook', async (ctx) => {
    const { url } = read(ctx, webhookRequest);
    const { person } = await named(plan, ctx);
    if (url === null) await storage.news.dropTarget(person, 'webhook');
    else if (!news.mayCall(url)) {
      throw new HttpRefusal(400, 'webhook-host', 'This server sends no messages to that address.');
    } else {
      await storage.news.keepTarget({ id: 'webhook', person, kind: 'webhook', body: JSON.stringify({ url }) });
    }
    ctx.body = { ok: true };
  });

  router.post('/api/tables/:table/news', async (ctx) => {
    const { wanted } = read(ctx, newsChoiceRequest);
    const { person } = await named(plan, ctx);
    const table = tableId.safeParse(ctx.params.table);
    if (!table.success) throw new HttpRefusal(404, 'no-table', 'There is no such table.');
    await storage.news.keepChoice(person, table.data, wanted);
    ctx.body = { ok: true };
  });
}
