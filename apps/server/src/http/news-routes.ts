import { createHash } from 'node:crypto';
import { contract } from '@cityhall/wire';
import type Router from '@koa/router';
import { answer, named } from './answering.ts';
import type { RoutesPlan } from './plan.ts';
import { fault } from './refusal.ts';

/** Where a person wants news, and of which tables. */
export function newsRoutes(router: Router, plan: RoutesPlan): void {
  const { storage, news } = plan;

  answer(router, contract.news, async ({ query: { table } }, ctx) => {
    const { person } = await named(plan, ctx);
    const targets = await storage.news.targets(person);
    const webhook = targets.find(({ kind }) => kind === 'webhook');
    return {
      key: news.key,
      push: targets.filter(({ kind }) => kind === 'push').length,
      webhook: webhook ? (JSON.parse(webhook.body) as { url: string }).url : null,
      table: table === undefined ? true : await storage.news.choice(person, table),
    };
  });

  answer(router, contract.push, async ({ body: subscription }, ctx) => {
    const { person } = await named(plan, ctx);
    const id = createHash('sha256').update(subscription.endpoint).digest('hex');
    await storage.news.keepTarget({ id, person, kind: 'push', body: JSON.stringify(subscription) });
    return { ok: true } as const;
  });

  answer(router, contract.endPush, async (_asked, ctx) => {
    const { person } = await named(plan, ctx);
    for (const { id, kind } of await storage.news.targets(person)) {
      if (kind === 'push') await storage.news.dropTarget(person, id);
    }
    return { ok: true } as const;
  });

  answer(router, contract.webhook, async ({ body: { url } }, ctx) => {
    const { person } = await named(plan, ctx);
    if (url === null) await storage.news.dropTarget(person, 'webhook');
    else if (!news.mayCall(url)) {
      throw fault('webhook-host');
    } else {
      await storage.news.keepTarget({ id: 'webhook', person, kind: 'webhook', body: JSON.stringify({ url }) });
    }
    return { ok: true } as const;
  });

  answer(router, contract.chooseNews, async ({ params: { table }, body: { wanted } }, ctx) => {
    const { person } = await named(plan, ctx);
    await storage.news.keepChoice(person, table, wanted);
    return { ok: true } as const;
  });
}
