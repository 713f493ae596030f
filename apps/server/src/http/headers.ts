import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

/**
 * Headers that keep pages to themselves. Over plain HTTP nothing is said that only https can keep:
 * a server on the LAN must work in every browser.
 */
export function securityHeaders(https: boolean): Middleware {
  const ownSocket = (request: IncomingMessage) => {
    const { host } = request.headers;
    // Not every browser counts sockets of the same host as 'self'.
    return host && /^[\w.:[\]-]+$/.test(host) ? `${https ? 'wss' : 'ws'}://${host}` : "'self'";
  };
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Dialogs and notices bring their own style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ownSocket],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    // The address of a table is its key: other sites never learn it.
    referrerPolicy: { policy: 'same-origin' },
  }) as unknown as Middleware;
}
