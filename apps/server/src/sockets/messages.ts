import { type ClientMessages, clientMessages, limits } from '@cityhall/wire';

export interface Fault {
  answer: 'fault';
  code: string;
  text: string;
}

const texts = {
  'unknown-message': 'There is no message of that name.',
  malformed: 'The message could not be understood. Reload the page and try again.',
  'too-large': 'That is more than one move can hold.',
  'too-fast': 'Too many messages at once. Wait a moment.',
  'no-table': 'There is no such table. Ask for the link again.',
  'no-name': 'Say your name first.',
  'no-watching': 'The table host lets nobody watch this game.',
  'no-chat': 'That channel is not for you.',
  'not-your-seat': 'That is not your seat.',
  busy: 'The table is busy. Try again.',
  overtaken: 'Another table was opened meanwhile.',
  unavailable: 'The server cannot read its storage just now. Try again.',
  internal: 'Something went wrong. Try again.',
} as const;

/** An answer that says what was wrong with a message. */
export function fault(code: keyof typeof texts): Fault {
  return { answer: 'fault', code, text: texts[code] };
}

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
