import { limits } from '@cityhall/wire';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { newsRoutes } from './news-routes.ts';
import { openApi } from './openapi.ts';
import { type OperatorPlan, operatorRoutes } from './operator-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import type { RoutesPlan, Within } from './plan.ts';
import { fault } from './refusal.ts';
import { tableRoutes } from './table-routes.ts';

/** What one address may ask to be changed in a minute: enough for a club behind one router. */
const allowance = { points: 300, duration: 60 };

/** Everything but the web client's files. */
export function routes(plan: RoutesPlan & OperatorPlan): Router {
  const { originAllowed, limited } = plan;
  const router = new Router();
  const changes = new RateLimiterMemory(allowance);

  const within: Within = async (limiter, key) => {
    if (!limited) return;
    await limiter.consume(key).catch(() => {
      throw fault('too-fast');
    });
  };

  router.use('/api', async (ctx, next) => {
    ctx.set('cache-control', 'no-store');
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      if (!originAllowed(ctx.req)) {
        throw fault('foreign-origin');
      }
      await within(changes, ctx.ip);
    }
    await next();
  });
  // Before the reading of JSON: the operator's page sends forms.
  operatorRoutes(router, plan, within);
  router.use(
    bodyParser({
      enableTypes: ['json'],
      jsonLimit: limits.message,
      onError: (error) => {
        if ((error as { status?: number }).status === 413) throw error;
        throw fault('malformed', { where: 'body' });
      },
    }),
  );

  peopleRoutes(router, plan);
  tableRoutes(router, plan, within);
  newsRoutes(router, plan);
  const document = openApi();
  router.get('/openapi.json', (ctx) => {
    ctx.body = document;
  });
  router.all('/api/{*rest}', () => {
    throw fault('not-found');
  });
  return router;
}
