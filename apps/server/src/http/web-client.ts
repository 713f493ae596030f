import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import { fault } from './refusal.ts';

/**
 * The web client's files. Every address that is no file is answered by its first page, which finds its own way.
 * @param directory where the client was built to
 */
export function webClient(directory: string): Middleware {
  if (!existsSync(join(directory, 'index.html'))) {
    return () => {
      throw fault('no-client');
    };
  }
  const serve = sirv(directory, {
    single: true,
    ignores: [/^\/assets\//],
    etag: true,
    // What the build compressed beside each file.
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const hashed = path.startsWith('/assets/');
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    ctx.respond = false;
    ctx.res.statusCode = 200;
    serve(ctx.req, ctx.res, () => {
      ctx.res.statusCode = 404;
      ctx.res.end();
    });
  };
}
