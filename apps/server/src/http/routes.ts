import { limits } from '@cityhall/wire';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { newsRoutes } from './news-routes.ts';
import { type OperatorPlan, operatorRoutes } from './operator-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import type { RoutesPlan, Within } from './plan.ts';
import { HttpRefusal } from './refusal.ts';
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
      throw new HttpRefusal(429, 'too-fast', 'Too many requests at once. Wait a moment.');
    });
  };

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
  // Before the reading of JSON: the operator's page sends forms.
  operatorRoutes(router, plan, within);
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

  peopleRoutes(router, plan);
  tableRoutes(router, plan, within);
  newsRoutes(router, plan);
  router.all('/api/{*rest}', () => {
    throw new HttpRefusal(404, 'not-found', 'There is nothing at this address.');
  });
  return router;
}
