import type { AnswerOf, Asked, Route } from '@cityhall/wire';
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Storage } from '../storage/storage.ts';
import type { Identity, SignedIn } from './identity.ts';
import { fault } from './refusal.ts';

/** An answer that is JSON text already. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Handle<R extends Route> = (asked: Asked<R>, ctx: Context) => Promise<AnswerOf<R> | JsonText>;

/**
 * Answers one route of the contract. What is asked has been read by its schemas when the handler has it.
 * @param handle throws an `HttpRefusal` where it does not do what is asked
 */
export function answer<R extends Route>(router: Router, route: R, handle: Handle<R>): void {
  const serve = async (ctx: Context) => {
    const answered = await handle(readAsked(route, ctx), ctx);
    ctx.type = 'json';
    ctx.body = answered instanceof JsonText ? answered.text : answered;
  };
  if (route.method === 'GET') router.get(route.path, serve);
  else router.post(route.path, serve);
}

/** @throws {HttpRefusal} 400 that names the first part that does not fit; 404 where the address itself does not */
function readAsked<R extends Route>(route: R, ctx: Context): Asked<R> {
  const asked: Record<string, unknown> = {};
  for (const [name, given] of [
    ['body', ctx.request.body],
    ['query', ctx.query],
    ['params', ctx.params],
  ] as const) {
    const parsed = route[name]?.safeParse(given);
    if (!parsed) continue;
    if (parsed.success) asked[name] = parsed.data;
    else if (name === 'params') throw fault('no-table');
    else throw fault('malformed', { where: parsed.error.issues[0]?.path.join('.') || name });
  }
  return asked as Asked<R>;
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
  if (!person) throw fault('no-name');
  return { ...signedIn, name: person.name };
}
