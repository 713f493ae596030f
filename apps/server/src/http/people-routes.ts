import { createHash, randomBytes } from 'node:crypto';
import { contract } from '@cityhall/wire';
import type Router from '@koa/router';
import { answer, named } from './answering.ts';
import type { RoutesPlan } from './plan.ts';
import { fault } from './refusal.ts';

const wayLifetime = 3_600_000;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Who one is: name, devices, ways to another device, and being forgotten. */
export function peopleRoutes(router: Router, plan: RoutesPlan): void {
  const { hub, storage, identity, clock, signedOut } = plan;

  answer(router, contract.me, async (_asked, ctx) => {
    const signedIn = (await identity.of(ctx.req)) ?? identity.signIn(ctx.req, ctx.res);
    const person = await storage.people.person(signedIn.person);
    return { name: person?.name ?? null };
  });

  answer(router, contract.name, async ({ body: { name } }, ctx) => {
    const signedIn = (await identity.of(ctx.req)) ?? identity.signIn(ctx.req, ctx.res);
    const { person } = signedIn;
    const before = await storage.people.person(person);
    // The session first: a person whose session is not kept would be locked out.
    await identity.keep(signedIn, ctx.req);
    await storage.people.keepPerson({ id: person, name, at: clock.now() });
    if (before && before.name !== name) await eachTable(person, { kind: 'rename', person, name });
    return { name };
  });

  answer(router, contract.makeWay, async (_asked, ctx) => {
    const { person } = await named(plan, ctx);
    const token = randomBytes(24).toString('base64url');
    const until = clock.now() + wayLifetime;
    await storage.people.keepWay({ hash: hashOf(token), person, until });
    return { path: `/way/${token}`, until };
  });

  answer(router, contract.claimWay, async ({ params }, ctx) => {
    const id = await storage.people.claimWay(hashOf(params.token), clock.now());
    const person = id === undefined ? undefined : await storage.people.person(id);
    if (!person) throw fault('no-way');
    const before = await identity.of(ctx.req);
    await identity.keep(identity.signIn(ctx.req, ctx.res, person.id), ctx.req);
    if (before) signedOut({ session: before.session });
    return { name: person.name };
  });

  answer(router, contract.devices, async (_asked, ctx) => {
    const { person, session } = await named(plan, ctx);
    const rows = await storage.people.sessions(person);
    return {
      devices: rows.map(({ hash, device, at }) => ({ id: hash.slice(0, 16), device, at, here: hash === session })),
    };
  });

  answer(router, contract.signOutDevices, async ({ body: { which } }, ctx) => {
    const { person, session } = await named(plan, ctx);
    if (which === 'others' || which === 'all') {
      const but = which === 'others' ? session : null;
      await storage.people.endOtherSessions(person, but);
      signedOut({ person, but });
    } else {
      const found = (await storage.people.sessions(person)).find(({ hash }) => hash.slice(0, 16) === which);
      if (!found) throw fault('no-device');
      await storage.people.endSession(person, found.hash);
      signedOut({ session: found.hash });
    }
    if (which === 'all') identity.signOut(ctx.req, ctx.res);
    return { ok: true } as const;
  });

  answer(router, contract.signOut, async (_asked, ctx) => {
    const signedIn = await identity.of(ctx.req);
    identity.signOut(ctx.req, ctx.res);
    if (signedIn) {
      await storage.people.endSession(signedIn.person, signedIn.session);
      signedOut({ session: signedIn.session });
    }
    return { name: null };
  });

  answer(router, contract.forgetMe, async (_asked, ctx) => {
    const { person } = await named(plan, ctx);
    const tables = await storage.people.sittings(person);
    await eachTable(person, { kind: 'forget', person });
    for (const table of tables) await hub.scrub(table, person);
    await storage.people.dropPerson(person);
    identity.signOut(ctx.req, ctx.res);
    signedOut({ person, but: null });
    return { ok: true } as const;
  });

  /** Does something at every table where a person sits. */
  async function eachTable(
    person: string,
    command: { kind: 'rename'; person: string; name: string } | { kind: 'forget'; person: string },
  ): Promise<void> {
    for (const table of await storage.people.sittings(person)) {
      const roster = await hub.roster(table);
      if (!roster?.persons.includes(person)) continue;
      const id = `${command.kind}:${randomBytes(9).toString('base64url')}`;
      await hub.submit(table, { command, id, answer: () => undefined });
    }
  }
}
