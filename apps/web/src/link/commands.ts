import type { CommandAnswer } from '@cityhall/wire';
import type { Current } from './current.ts';
import { allUnsent, answered, type Message, markSent, toSend, withCommand } from './queue.ts';
import { type Line, patience, refuse } from './state.ts';

/** What was done here and has no answer yet: sent in order, and again until it is answered. */
export interface Commands {
  add(message: Message): void;
  /** Sends the first that waits. */
  send(): void;
}

export function sendCommands(line: Line, current: Current): Commands {
  const { wire, store, timers } = line;
  const { getState: now, setState: set } = store;

  function send() {
    if (!wire.connected || now().line !== 'live') return;
    const command = toSend(now().queue);
    if (!command) return;
    set({ queue: markSent(now().queue, command.id) });
    const overdue = timers.later(current.wait(), () => {
      set({ queue: allUnsent(now().queue) });
      current.ask();
    });
    const hear = (answer: CommandAnswer) => {
      timers.cancel(overdue);
      heard(command.id, answer);
    };
    if (command.name === 'act') wire.send('act', command.body, hear);
    else if (command.name === 'undo') wire.send('undo', command.body, hear);
    else wire.send('deed', command.body, hear);
  }

  function heard(id: string, answer: CommandAnswer) {
    const { queue, upshot } = answered(now().queue, id, answer);
    set({ queue });
    switch (upshot.kind) {
      case 'done':
        if (upshot.answer.frame) current.take(upshot.answer.frame);
        // It was done before, or this person is of another audience now, which the server says next.
        else current.expect();
        break;
      case 'refused':
        refuse(line, upshot.refusal);
        break;
      case 'fault':
        refuse(line, { rule: 'house', code: upshot.code });
        current.ask();
        break;
      case 'reopen':
        current.askWhole();
        break;
      case 'again':
        timers.later(patience.again, send);
        return;
      case 'nothing':
        return;
    }
    send();
  }

  return {
    add(message) {
      set({ queue: withCommand(now().queue, message, Date.now()), refused: null });
      send();
    },
    send,
  };
}
