import { ApiFault } from '../link/api.ts';
import { say } from '../words/index.ts';

/** What went wrong over HTTP, and what to do next. */
export function sayFault(error: unknown): string {
  if (!(error instanceof ApiFault)) return say('fault.server');
  if (error.code === 'network') return say('fault.network');
  if (error.code === 'old-client') return say('fault.old-client');
  return error.message || say('fault.server');
}
