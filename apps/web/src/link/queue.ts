import type { ClientMessages, CommandAnswer, WireRefusal } from '@cityhall/wire';

/** A message that changes something, with the name it is sent under. */
export type Message =
  | { name: 'act'; body: ClientMessages['act'] }
  | { name: 'undo'; body: ClientMessages['undo'] }
  | { name: 'deed'; body: ClientMessages['deed'] };

/** A command that has no answer yet. It keeps its id for as long as it is sent again. */
export type Command = Message & {
  id: string;
  /** True while an answer is on its way; false before it is sent and after the line broke. */
  sent: boolean;
  /** True once the server said that it could not store it, or does not know whether it did. */
  unsure: boolean;
  /** When it was tapped, milliseconds since 1970. */
  at: number;
};

export type Queue = readonly Command[];

/** What follows from an answer, besides the queue itself. */
export type Upshot =
  | { kind: 'nothing' }
  | { kind: 'done'; answer: Extract<CommandAnswer, { answer: 'done' }>; command: Command }
  | { kind: 'refused'; refusal: WireRefusal }
  | { kind: 'reopen' }
  | { kind: 'again' }
  | { kind: 'fault'; code: string };

export function withCommand(queue: Queue, message: Message, at: number): Queue {
  return [...queue, { ...message, id: message.body.command, sent: false, unsure: false, at }];
}

/** The command to send now: the first, unless it is on its way. One at a time keeps their order. */
export function toSend(queue: Queue): Command | undefined {
  const first = queue[0];
  return first && !first.sent ? first : undefined;
}

export function markSent(queue: Queue, id: string): Queue {
  return queue.map((command) => (command.id === id ? { ...command, sent: true } : command));
}

/** After the line broke nobody knows what arrived: everything is sent again, under the same ids. */
export function allUnsent(queue: Queue): Queue {
  return queue.some((command) => command.sent) ? queue.map((command) => ({ ...command, sent: false })) : queue;
}

/** The queue after an answer to one command, and what is to be done about it. Late answers change nothing. */
export function answered(queue: Queue, id: string, answer: CommandAnswer): { queue: Queue; upshot: Upshot } {
  const command = queue.find((one) => one.id === id);
  if (!command) return { queue, upshot: { kind: 'nothing' } };
  if (answer.answer === 'unknown') {
    return {
      queue: queue.map((one) => (one.id === id ? { ...one, sent: false, unsure: true } : one)),
      upshot: { kind: 'again' },
    };
  }
  const rest = queue.filter((one) => one.id !== id);
  switch (answer.answer) {
    case 'done':
      return { queue: rest, upshot: { kind: 'done', answer, command } };
    case 'refused':
      return { queue: rest, upshot: { kind: 'refused', refusal: answer.refusal } };
    case 'stale':
      return { queue: rest, upshot: { kind: 'reopen' } };
    case 'fault':
      return { queue: rest, upshot: { kind: 'fault', code: answer.code } };
  }
}
