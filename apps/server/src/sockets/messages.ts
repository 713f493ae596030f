import { type ClientMessages, clientMessages, limits, type SocketFault } from '@cityhall/wire';

/** An answer that says what was wrong with a message. */
export interface Fault {
  answer: 'fault';
  code: SocketFault;
}

export const fault = (code: SocketFault): Fault => ({ answer: 'fault', code });

/** How deep a message may be nested: no move and no draft comes near it. */
const deepest = 32;

/** A message as its schema has it, or the fault to answer. Names are looked up as own properties only. */
export function readMessage(name: string, message: unknown): { name: keyof ClientMessages; body: never } | Fault {
  if (!Object.hasOwn(clientMessages, name)) return fault('unknown-message');
  if (isDeeperThan(message, deepest)) return fault('malformed');
  const known = name as keyof ClientMessages;
  const parsed = clientMessages[known].safeParse(message);
  if (!parsed.success) return fault('malformed');
  const { args, draft } = parsed.data as { args?: unknown; draft?: unknown };
  if (Buffer.byteLength(JSON.stringify(args ?? draft ?? null)) > limits.args) return fault('too-large');
  return { name: known, body: parsed.data as never };
}

/** Looked into level by level, not by recursion: the depth is not bounded yet. */
function isDeeperThan(value: unknown, depth: number): boolean {
  let level: unknown[] = [value];
  for (let deep = 0; level.length > 0; deep++) {
    if (deep > depth) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
