import { ApiFault } from '../link/api.ts';
import { say, sayCode } from '../words/index.ts';

/** What went wrong over HTTP, and what to do next. */
export function sayFault(error: unknown): string {
  if (!(error instanceof ApiFault)) return say('fault.server');
  if (error.code === 'network') return say('fault.network');
  if (error.code === 'old-client') return say('fault.old-client');
  return sayCode(error.code, error.params) ?? say('fault.server');
}
