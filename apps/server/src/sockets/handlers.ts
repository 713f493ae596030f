import { seatIn } from '@cityhall/table/roster.ts';
import type { ClientMessages } from '@cityhall/wire';
import type { Clock } from '../clock.ts';
import type { Storage } from '../storage/storage.ts';
import { authorOf, type Chat } from '../tables/chat.ts';
import type { Hub } from '../tables/hub.ts';
import type { Outcome, Request } from '../tables/submit.ts';
import { RawJson, rawObject } from './encoding.ts';
import { type Follower, type Following, personOf } from './following.ts';
import { type Fault, fault } from './messages.ts';

export interface Handling {
  hub: Hub;
  following: Following;
  storage: Storage;
  chat: Chat;
  clock: Clock;
}

type Answer = (answer: Fault | RawJson) => void;
type Handlers = {
  [Name in keyof ClientMessages]: (follower: Follower, body: ClientMessages[Name], answer: Answer) => Promise<void>;
};

/** What the server does on each message. Every one answers exactly once, or rejects. */
export function createHandlers({ hub, following, storage, chat, clock }: Handling): Handlers {
  /** The answer to a command, with the sender's own frame where the sender's audience is the same as before. */
  function answerTo(follower: Follower, table: string, outcome: Outcome): Fault | RawJson {
    if (outcome.answer === 'fault') return fault(outcome.code);
    if (outcome.answer !== 'done') return rawObject({ ...outcome });
    if (!outcome.effects || follower.at?.table !== table) return rawObject({ answer: 'done', frame: null });
    const { roster, frames } = outcome.effects;
    const { seat } = follower.at;
    const same = seatIn(roster, personOf(follower)) === seat;
    const text = same ? frames.find(([audience]) => audience === (seat ?? 'spectator'))?.[1] : undefined;
    return rawObject({ answer: 'done', frame: text === undefined ? null : new RawJson(text) });
  }

  function submit(
    follower: Follower,
    message: { table: string; command: string },
    request: Pick<Request, 'command' | 'holder'>,
    answer: Answer,
  ): Promise<void> {
    return hub.submit(message.table, {
      ...request,
      // Ids are each person's own: nobody can use up another's.
      id: `${personOf(follower)}:${message.command}`,
      socket: follower.socket.id,
      answer: (outcome) => answer(answerTo(follower, message.table, outcome)),
    });
  }

  return {
    async open(follower, { table, have }, answer) {
      follower.opens += 1;
      const question = follower.opens;
      const reading = await hub.read(table, personOf(follower), have);
      if (question !== follower.opens) return answer(fault('overtaken'));
      if (!reading) return answer(fault('no-table'));
      const { roster, seat, missed, whole } = reading;
      if (reading.forbidden) {
        following.leave(follower);
        return answer(fault('no-watching'));
      }
      following.enter(follower, table, seat);
      const shared = {
        you: { seat, host: personOf(follower) !== null && personOf(follower) === roster.host },
        draft: seat === null ? null : hub.draft(table, seat, personOf(follower)!),
        ...following.presence(table),
        now: clock.now(),
      };
      if (missed !== null) return answer(rawObject({ answer: 'missed', ...shared, frames: new RawJson(missed) }));
      const head = JSON.stringify({ answer: 'whole', ...shared }).slice(0, -1);
      return answer(new RawJson(`${head},${whole}}`));
    },

    async act(follower, message, answer) {
      const { seat, decision, move, args } = message;
      const holder = personOf(follower);
      if (holder === null) return answer(fault('not-your-seat'));
      const command = { kind: 'act', seat, decision, move, args } as const;
      return submit(follower, message, { command, holder }, answer);
    },

    async undo(follower, message, answer) {
      const { seat, decision } = message;
      const holder = personOf(follower);
      if (holder === null) return answer(fault('not-your-seat'));
      const command = { kind: 'undo', seat, decision } as const;
      return submit(follower, message, { command, holder }, answer);
    },

    async deed(follower, message, answer) {
      const person = personOf(follower);
      const known = person === null ? undefined : await storage.people.person(person);
      if (person === null || !known) return answer(fault('no-name'));
      if (message.deed.do === 'sit') {
        if (!(await hub.roster(message.table))) return answer(fault('no-table'));
        // Noted first: a seat that somebody has must never be missing from their tables.
        await storage.people.keepSitting(person, message.table, clock.now());
      }
      const command = { kind: 'deed', person, name: known.name, deed: message.deed } as const;
      return submit(follower, message, { command }, answer);
    },

    async say(follower, { table, channel, text }, answer) {
      const id = personOf(follower);
      const person = id === null ? undefined : await storage.people.person(id);
      if (!person) return answer(fault('no-name'));
      if (follower.at?.table !== table) return answer(fault('no-table'));
      if (!(await chat.allows(person.id))) return answer(fault('too-fast'));
      const said = await chat.say(table, follower.at.seat, channel, person, text);
      return answer(said ? rawObject({ answer: 'done', frame: null }) : fault('no-chat'));
    },

    async chats(follower, { table, before }, answer) {
      if (follower.at?.table !== table) return answer(fault('no-table'));
      const lines = await chat.read(table, follower.at.seat, before ?? null);
      return answer(rawObject({ answer: 'chats', me: authorOf(table, personOf(follower)), lines }));
    },

    async draft(follower, { table, seat, draft }, answer) {
      const roster = await hub.roster(table);
      if (!roster) return answer(fault('no-table'));
      const person = personOf(follower);
      if (person === null || roster.persons[seat] !== person) return answer(fault('not-your-seat'));
      hub.keepDraft(table, seat, person, draft);
      answer(rawObject({ answer: 'done', frame: null }));
      following.tellSeat(table, seat, 'draft', { table, seat, draft }, follower.socket.id);
    },
  };
}
