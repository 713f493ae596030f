import * as z from 'zod/mini';
import { json } from './values.ts';

/** Why a request over HTTP was not done, apart from the refusals of rules, and the status that says so. */
export const httpFaults = {
  malformed: 400,
  'webhook-host': 400,
  'no-token': 401,
  'foreign-origin': 403,
  'no-name': 403,
  'no-watching': 403,
  'not-seated': 403,
  'no-client': 404,
  'no-device': 404,
  'no-table': 404,
  'no-way': 404,
  'not-found': 404,
  'not-over': 409,
  'too-large': 413,
  'too-fast': 429,
  closing: 503,
  unavailable: 503,
} as const;
export type HttpFault = keyof typeof httpFaults;

/** What a fault tells besides its code. */
export interface FaultParams {
  /** `where`: the first part that does not fit, as a path. */
  malformed: { where: string };
}

/** Why a message over a socket was not understood, or is not for its sender to send. */
export const socketFaults = [
  'unknown-message',
  'malformed',
  'too-large',
  'too-fast',
  'no-table',
  'no-name',
  'no-watching',
  'no-chat',
  'not-your-seat',
  'busy',
  'overtaken',
  'unavailable',
] as const;
export type SocketFault = (typeof socketFaults)[number];

/**
 * The body of every answer that is not 200: a fault, or the refusal of a game that cannot be set up so. Its words are found
 * under `fault.<code>`, or `refusal.<code>` of the game or the house. A later server may have codes that are not known yet.
 */
export const httpFault = z.object({ code: z.string(), params: z.optional(z.record(z.string(), json)) });
