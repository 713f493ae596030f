import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Cookies from 'cookies';
import type { Clock } from '../clock.ts';
import type { Storage } from '../storage/storage.ts';

/** Who a request comes from: a person, and the hash of the one sign-in of that person on that device. */
export interface SignedIn {
  person: string;
  session: string;
  /** True where the session is kept: then it can be ended. */
  kept: boolean;
}

/** Signed cookies that say who one is. Whoever holds one has that person's seats, until its session is ended. */
export interface Identity {
  /**
   * Who a request comes from; undefined where it carries no cookie that was signed here, or one whose session was ended.
   * Rejects where the storage fails.
   */
  of(request: IncomingMessage): Promise<SignedIn | undefined>;
  /** Signs a device in as a person, or as somebody new. */
  signIn(request: IncomingMessage, response: ServerResponse, person?: string): SignedIn;
  /** Keeps the session of somebody who now has a name: from then on it can be ended. */
  keep(signedIn: Pick<SignedIn, 'person' | 'session'>, request: IncomingMessage): Promise<void>;
  signOut(request: IncomingMessage, response: ServerResponse): void;
}

const cookie = 'cityhall';
const lifetime = 400 * 24 * 3600 * 1000;
const pattern = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})$/;

/** 128 random bits, unguessable, as 22 characters. */
export const randomId = (): string => randomBytes(16).toString('base64url');

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * @param keys the first signs, all are accepted
 * @param secure true where the server is reached by https alone
 */
export function createIdentity(keys: readonly string[], secure: boolean, storage: Storage, clock: Clock): Identity {
  const cookies = (request: IncomingMessage, response: ServerResponse) =>
    new Cookies(request, response, { keys: [...keys], secure });
  const settings = { signed: true, httpOnly: true, sameSite: 'lax', secure, overwrite: true } as const;

  return {
    async of(request) {
      const value = cookies(request, unheard).get(cookie, { signed: true });
      const parts = pattern.exec(value ?? '');
      if (!parts) return undefined;
      const signedIn = { person: parts[1]!, session: hashOf(parts[2]!), kept: false };
      const kept = await storage.people.session(signedIn.session);
      if (kept?.person === signedIn.person) return { ...signedIn, kept: true };
      // Who never said a name has nothing yet that a session could guard.
      return (await storage.people.person(signedIn.person)) ? undefined : signedIn;
    },
    signIn(request, response, person = randomId()) {
      const secret = randomId();
      cookies(request, response).set(cookie, `${person}.${secret}`, { ...settings, maxAge: lifetime });
      return { person, session: hashOf(secret), kept: false };
    },
    async keep({ person, session }, request) {
      const device = deviceOf(request.headers['user-agent'] ?? '');
      await storage.people.keepSession({ hash: session, person, device, at: clock.now() });
    },
    signOut(request, response) {
      cookies(request, response).set(cookie, null, settings);
    },
  };
}

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;
const browsers = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

/** What a device is called in the list of one's devices: names of makers alone; empty where they are not known. */
function deviceOf(agent: string): string {
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1];
  return [browser, system].filter(Boolean).join(', ');
}

/** Reading a cookie that an older key signed would sign it anew in the response; a socket has none. */
const unheard = { getHeader: () => undefined, setHeader: () => undefined } as unknown as ServerResponse;
