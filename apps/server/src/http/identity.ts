import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Cookies from 'cookies';

/** Who a request comes from: a person, and the one sign-in of that person on that device. */
export interface SignedIn {
  person: string;
  session: string;
}

/** Signed cookies that say who one is. Whoever holds one has that person's seats. */
export interface Identity {
  /** Who a request comes from; undefined where it carries no cookie that was signed here. */
  of(request: IncomingMessage): SignedIn | undefined;
  /** Signs a device in as a person, or as somebody new. */
  signIn(request: IncomingMessage, response: ServerResponse, person?: string): SignedIn;
  signOut(request: IncomingMessage, response: ServerResponse): void;
}

const cookie = 'cityhall';
const lifetime = 400 * 24 * 3600 * 1000;
const pattern = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})$/;

/** 128 random bits, unguessable, as 22 characters. */
export const randomId = (): string => randomBytes(16).toString('base64url');

/**
 * @param keys the first signs, all are accepted
 * @param secure true where the server is reached by https alone
 */
export function createIdentity(keys: readonly string[], secure: boolean): Identity {
  const cookies = (request: IncomingMessage, response: ServerResponse) =>
    new Cookies(request, response, { keys: [...keys], secure });
  const settings = { signed: true, httpOnly: true, sameSite: 'lax', secure, overwrite: true } as const;

  return {
    of(request) {
      const value = cookies(request, unheard).get(cookie, { signed: true });
      const parts = pattern.exec(value ?? '');
      return parts ? { person: parts[1]!, session: parts[2]! } : undefined;
    },
    signIn(request, response, person = randomId()) {
      const session = randomId();
      cookies(request, response).set(cookie, `${person}.${session}`, { ...settings, maxAge: lifetime });
      return { person, session };
    },
    signOut(request, response) {
      cookies(request, response).set(cookie, null, settings);
    },
  };
}

/** Reading a cookie that an older key signed would sign it anew in the response; a socket has none. */
const unheard = { getHeader: () => undefined, setHeader: () => undefined } as unknown as ServerResponse;
