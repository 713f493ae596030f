import type { Context } from 'koa';
import type * as z from 'zod/mini';
import type { Storage } from '../storage/storage.ts';
import type { Identity, SignedIn } from './identity.ts';
import { HttpRefusal } from './refusal.ts';

/**
 * The body as its schema has it.
 * @throws {HttpRefusal} 400 that names the first part that does not fit
 */
export function read<T>(ctx: Context, schema: z.ZodMiniType<T>): T {
  const parsed = schema.safeParse(ctx.request.body);
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') || 'body';
    throw new HttpRefusal(400, 'malformed', `The request could not be understood (${where}).`);
  }
  return parsed.data;
}

/**
 * Who asks, with a name.
 * @throws {HttpRefusal} 403 where it is nobody with a name
 */
export async function named(
  { identity, storage }: { identity: Identity; storage: Storage },
  ctx: Context,
): Promise<SignedIn & { name: string }> {
  const signedIn = await identity.of(ctx.req);
  const person = signedIn && (await storage.people.person(signedIn.person));
  if (!person) throw new HttpRefusal(403, 'no-name', 'Say your name first.');
  return { ...signedIn, name: person.name };
}

export const unavailable = () =>
  new HttpRefusal(503, 'unavailable', 'The storage does not answer just now. Try again.');
