import type { IncomingMessage } from 'node:http';

export type OriginCheck = (request: IncomingMessage) => boolean;

/**
 * Whether a request comes from a page of this server. Browsers say the page's origin with every POST and socket;
 * a request that says none comes from no browser's page, unless the browser says so otherwise.
 * @param publicUrl the one address of the server; without it, the origin must be the host that was asked for
 */
export function originCheck(publicUrl: URL | undefined): OriginCheck {
  return ({ headers }) => {
    const { origin, host } = headers;
    if (origin === undefined) {
      const site = headers['sec-fetch-site'];
      return site === undefined || site === 'same-origin' || site === 'none';
    }
    if (publicUrl) return origin === publicUrl.origin;
    return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
  };
}
