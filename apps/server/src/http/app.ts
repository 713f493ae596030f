import Koa from 'koa';
import { securityHeaders } from './headers.ts';
import type { OperatorPlan } from './operator-routes.ts';
import type { RoutesPlan } from './plan.ts';
import { fault, HttpRefusal } from './refusal.ts';
import { routes } from './routes.ts';
import { webClient } from './web-client.ts';

export interface AppPlan extends RoutesPlan, OperatorPlan {
  /** Where the web client was built to. */
  web: string;
  https: boolean;
  /** How many proxies stand before the server, each of which adds whom it asks for to `X-Forwarded-For`. */
  proxies: number;
}

/** All that is answered over HTTP. Every refusal is `{ code, params }`. */
export function createApp(plan: AppPlan): Koa {
  const app = new Koa({ proxy: plan.proxies > 0, maxIpsCount: plan.proxies });
  const api = routes(plan);
  app.use(securityHeaders(plan.https));
  app.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.status >= 500) plan.log.error({ path: ctx.path, err: error }, 'a request failed');
      ctx.status = refusal.status;
      ctx.body = refusal.body;
    }
  });
  app.use(api.routes());
  app.use(webClient(plan.web));
  return app;
}

function refusalOf(error: unknown): HttpRefusal {
  if (error instanceof HttpRefusal) return error;
  if ((error as { status?: number }).status === 413) {
    return fault('too-large');
  }
  return fault('unavailable');
}
