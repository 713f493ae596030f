import type { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import type { News } from '../news/news.ts';
import type { Storage } from '../storage/storage.ts';
import type { Hub } from '../tables/hub.ts';
import type { Identity } from './identity.ts';
import type { OriginCheck } from './origin.ts';

/** What the answers over HTTP are made of. */
export interface RoutesPlan {
  hub: Hub;
  storage: Storage;
  identity: Identity;
  news: News;
  clock: Clock;
  originAllowed: OriginCheck;
  limited: boolean;
  /** Called after sessions were ended: one, or all of a person but one. */
  signedOut(ended: { session: string } | { person: string; but: string | null }): void;
}

/** Whether a key may ask for one more thing; throws the refusal where not. */
export type Within = (limiter: RateLimiterMemory, key: string) => Promise<void>;
