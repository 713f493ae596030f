import { pino } from 'pino';

/** The server's own log. Never handed secrets: no cookies, no tokens, no seeds, no states. */
export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug'>;

/**
 * Lines of JSON on standard output.
 * @param level pino's name of the least level that is written
 */
export function openLog(level: string): Log {
  return pino({ level });
}
