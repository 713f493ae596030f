import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { limits } from '@cityhall/wire';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Server, type Socket } from 'socket.io';
import { Decoder } from 'socket.io-parser';
import type { Clock } from '../clock.ts';
import type { Identity } from '../http/identity.ts';
import type { OriginCheck } from '../http/origin.ts';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import { type Chat, openChat } from '../tables/chat.ts';
import type { Doorbell } from '../tables/doorbell.ts';
import type { Hub } from '../tables/hub.ts';
import { RawEncoder } from './encoding.ts';
import { createFollowing, type Follower } from './following.ts';
import { createHandlers } from './handlers.ts';
import { type Fault, fault, readMessage } from './messages.ts';

export interface SocketsPlan {
  http: HttpServer;
  hub: Hub;
  storage: Storage;
  identity: Identity;
  originAllowed: OriginCheck;
  log: Log;
  clock: Clock;
  bell: Doorbell;
  limited: boolean;
}

export interface Sockets {
  /** Ends the sockets of one session, or of all of a person's but one. */
  drop(ended: { session: string } | { person: string; but: string | null }): void;
  /** Whether somebody in that seat has the table open. */
  isPresent(table: string, seat: number): boolean;
  /** Ends the sockets of sessions that another node has ended. */
  dropEnded(): Promise<void>;
  chat: Pick<Chat, 'catchUp'>;
  /** How many are open. */
  count(): number;
  /** Ends all of them, so that clients go elsewhere. */
  hangUp(): void;
  close(): Promise<void>;
}

/** Messages of one socket in ten seconds: more than hands can play, fewer than would disturb others. */
const allowance = { points: 300, duration: 10 };

const nobodyKnown = { person: null, session: null, kept: false };

/** Ends the line below a socket: a client takes a goodbye of the server for final, but comes back over a lost line. */
const hangUp = ({ socket }: Follower) => socket.conn.close();

/** Tables over sockets: websocket only, no polling. */
export function openSockets(plan: SocketsPlan): Sockets {
  const { http, hub, storage, identity, originAllowed, log, clock, limited } = plan;
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: limits.message,
    pingInterval: 10_000,
    pingTimeout: 8_000,
    parser: { Encoder: RawEncoder, Decoder },
    allowRequest: (request: IncomingMessage, allow) => allow(null, originAllowed(request)),
  });
  const following = createFollowing(io, plan.bell, clock);
  hub.follow(following);
  const chat = openChat({
    ...plan,
    tell: (table, audiences, line) => following.tellAudiences(table, audiences, 'chat', { table, line }),
    isFollowed: (table) => following.count(table) > 0,
  });
  const handlers = createHandlers({ hub, following, storage, chat, clock });
  const followers = new Set<Follower>();
  const limiter = new RateLimiterMemory(allowance);

  io.on('connection', (socket: Socket) => {
    const follower: Follower = {
      socket,
      signedIn: null,
      at: null,
      opens: 0,
    };
    followers.add(follower);
    socket.on('disconnect', () => {
      followers.delete(follower);
      following.leave(follower);
      void limiter.delete(socket.id);
    });
    socket.onAny((name: string, message: unknown, answer: unknown) => {
      // Every message asks for an answer; what does not is no message of ours.
      if (typeof answer === 'function') void handle(follower, name, message, answer as (value: unknown) => void);
    });
  });

  async function handle(follower: Follower, name: string, message: unknown, answer: (value: unknown) => void) {
    try {
      if (limited && !(await withinLimit(follower.socket.id))) return answer(fault('too-fast'));
      const read = readMessage(name, message);
      if ('answer' in read) return answer(read satisfies Fault);
      // Whose a socket is, is settled by its first message; a storage that does not answer then is asked again.
      follower.signedIn ??= { ...nobodyKnown, ...(await identity.of(follower.socket.request)) };
      await handlers[read.name](follower, read.body, answer);
    } catch (err) {
      log.error({ message: name, err }, 'a message was not answered');
      answer(fault('unavailable'));
    }
  }

  async function withinLimit(key: string): Promise<boolean> {
    return limiter.consume(key).then(
      () => true,
      () => false,
    );
  }

  return {
    drop(ended) {
      const isOne = ({ signedIn }: Follower) =>
        'session' in ended
          ? signedIn?.session === ended.session
          : signedIn?.person === ended.person && signedIn.session !== ended.but;
      for (const follower of followers) if (isOne(follower)) hangUp(follower);
    },
    async dropEnded() {
      const all = [...followers].filter(({ signedIn }) => signedIn?.session);
      const kept = new Set(
        await storage.people.keptSessions([...new Set(all.map(({ signedIn }) => signedIn!.session!))]),
      );
      for (const follower of all) {
        const signedIn = follower.signedIn!;
        if (kept.has(signedIn.session!)) signedIn.kept = true;
        else if (signedIn.kept) hangUp(follower);
      }
    },
    chat,
    isPresent: (table, seat) => following.presence(table).present.includes(seat),
    count: () => followers.size,
    hangUp() {
      for (const follower of followers) hangUp(follower);
    },
    async close() {
      following.close();
      await io.close();
    },
  };
}
