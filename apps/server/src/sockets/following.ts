import type { Audience, Seat } from '@cityhall/ruleset';
import type { Roster } from '@cityhall/table';
import { mayRead, seatIn } from '@cityhall/table/roster.ts';
import type { Server, Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import type { Doorbell } from '../tables/doorbell.ts';
import type { Followers } from '../tables/hub.ts';
import { watchElsewhere } from './elsewhere.ts';
import { RawJson } from './encoding.ts';

/** One socket: who it is, and the one table it follows with one seat or none. */
export interface Follower {
  readonly socket: Socket;
  /** Settled by its first message; `person` is null for somebody without a cookie. */
  signedIn: { person: string | null; session: string | null; kept: boolean } | null;
  at: { table: string; seat: Seat | null } | null;
  /** Counts its questions to open a table: only the latest is answered. */
  opens: number;
}

/** Who follows which table. */
export interface Following extends Followers {
  enter(follower: Follower, table: string, seat: Seat | null): void;
  leave(follower: Follower): void;
  /** Seats with a device here or at another node, and how many look on without a seat. */
  presence(table: string): { present: Seat[]; spectators: number };
  close(): void;
  /** Tells whoever of some audiences is here. */
  tellAudiences(table: string, audiences: readonly Audience[], name: string, news: unknown): void;
  /** Tells a seat's other devices. */
  tellSeat(table: string, seat: Seat, name: string, news: unknown, except: string): void;
}

/** The person of a socket, or null where it is nobody's or not known yet. */
export const personOf = ({ signedIn }: Follower): string | null => signedIn?.person ?? null;

const roomOf = (table: string, audience: Audience) => `${table}/${audience}`;

export function createFollowing(io: Server, bell: Doorbell, clock: Clock): Following {
  const tables = new Map<string, Set<Follower>>();
  const elsewhere = watchElsewhere(
    bell,
    clock,
    (table) => (tables.has(table) ? here(table) : undefined),
    () => tables.keys(),
    tellHere,
  );

  function detach(follower: Follower): void {
    if (!follower.at) return;
    const { table, seat } = follower.at;
    void follower.socket.leave(roomOf(table, seat ?? 'spectator'));
    follower.at = null;
    const others = tables.get(table);
    others?.delete(follower);
    if (others?.size === 0) tables.delete(table);
  }

  function here(table: string) {
    const present = new Set<Seat>();
    const spectators = new Set<string>();
    for (const { at, signedIn, socket } of tables.get(table) ?? []) {
      if (at?.seat != null) present.add(at.seat);
      else spectators.add(signedIn?.person ?? socket.id);
    }
    return { present: [...present].sort((a, b) => a - b), spectators: spectators.size };
  }

  const presence = (table: string) => elsewhere.with(table, here(table));

  function tellHere(table: string): void {
    const news = { table, ...presence(table) };
    for (const { socket } of tables.get(table) ?? []) socket.emit('presence', news);
  }

  function tellPresence(table: string): void {
    tellHere(table);
    elsewhere.announce(table, here(table));
  }

  /** Sockets whose person sits elsewhere now no longer belong to the seat they had. */
  function dropMoved(table: string, roster: Roster): void {
    let moved = false;
    for (const follower of [...(tables.get(table) ?? [])]) {
      const seat = seatIn(roster, personOf(follower));
      if (seat === follower.at?.seat && mayRead(roster, seat)) continue;
      detach(follower);
      follower.socket.emit('dropped', { table });
      moved = true;
    }
    if (moved) tellPresence(table);
  }

  return {
    tell(table, { roster, frames }, answered) {
      dropMoved(table, roster);
      for (const [audience, text] of frames) {
        const room = io.to(roomOf(table, audience));
        (answered ? room.except(answered) : room).emit('frame', new RawJson(text));
      }
    },
    count: (table) => tables.get(table)?.size ?? 0,
    enter(follower, table, seat) {
      const same = follower.at?.table === table && follower.at.seat === seat;
      // Who has hung up while the table was read is nowhere: nobody would take them away again.
      if (same || follower.socket.disconnected) return;
      const before = follower.at?.table;
      detach(follower);
      follower.at = { table, seat };
      void follower.socket.join(roomOf(table, seat ?? 'spectator'));
      let others = tables.get(table);
      if (!others) {
        others = new Set();
        tables.set(table, others);
      }
      others.add(follower);
      if (before && before !== table) tellPresence(before);
      tellPresence(table);
    },
    leave(follower) {
      const table = follower.at?.table;
      detach(follower);
      if (table) tellPresence(table);
    },
    presence,
    close: () => elsewhere.close(),
    tellAudiences(table, audiences, name, news) {
      if (audiences.length > 0) io.to(audiences.map((audience) => roomOf(table, audience))).emit(name, news);
    },
    tellSeat(table, seat, name, news, except) {
      io.to(roomOf(table, seat)).except(except).emit(name, news);
    },
  };
}
