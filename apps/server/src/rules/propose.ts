import { random, sensible } from '@cityhall/bots';
import { decisionOf, viewOf } from '@cityhall/match';
import { type AnyRuleset, type Choice, type Refusal, refuse, type Seat, seededRandom } from '@cityhall/ruleset';
import type { TableEvent, TableState } from '@cityhall/table';
import { type Followed, follow, judgeDeed } from '@cityhall/table';
import type { Command } from './protocol.ts';

/** A command judged: what happens and what comes of it, or why not. `fault` is for the log of the server alone. */
export type Judged = { event: TableEvent; next: Followed } | { refusal: Refusal; fault?: string } | { stale: true };

/** Judges a command on a table as it is stored, and works out the table after it. */
export function judgeCommand(
  state: TableState,
  command: Exclude<Command, { kind: 'create' }>,
  ruleset: AnyRuleset,
  rules: string,
): Judged {
  const tried = (event: TableEvent): Judged => {
    try {
      const next = follow(state, event, ruleset);
      return 'refusal' in next ? next : { event, next };
    } catch (error) {
      return internal(error);
    }
  };
  switch (command.kind) {
    case 'deed': {
      const judged = judgeDeed(state, ruleset, command, command.deed);
      return 'refusal' in judged ? judged : tried(judged.event);
    }
    case 'stop':
      return tried({ kind: 'stop' });
    case 'rules':
      return tried({ kind: 'rules', rules, back: command.back });
    case 'act':
    case 'undo':
    case 'bot': {
      const { seat, decision } = command;
      if (state.status === 'stopped') return { refusal: refuse('house', 'stopped') };
      if (state.status === 'gathering' || !state.match) return { refusal: refuse('house', 'not-playing') };
      if (decisionOf(state.match, seat) !== decision) return { stale: true };
      if (command.kind === 'act') return tried({ kind: 'move', seat, move: command.move, args: command.args });
      if (command.kind === 'undo') return tried({ kind: 'undo', seat });
      return botsAction(state, seat, command.chance, ruleset, tried);
    }
  }
}

/** What a bot does: its game's sensible player, and where that fails any legal choice, so that nobody waits for ever. */
function botsAction(
  state: TableState,
  seat: Seat,
  chance: number,
  ruleset: AnyRuleset,
  tried: (event: TableEvent) => Judged,
): Judged {
  const view = viewOf(state.match!, seat);
  let last: Judged = { refusal: refuse('flow', 'internal') };
  for (const player of [sensible, random]) {
    let choice: Choice;
    try {
      choice = player(ruleset, view, seat, seededRandom(chance));
    } catch (error) {
      last = internal(error);
      continue;
    }
    last = tried({ kind: 'move', seat, move: choice.move, args: choice.args });
    if ('event' in last) return last;
  }
  return last;
}

function internal(error: unknown): { refusal: Refusal; fault: string } {
  const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { refusal: refuse('house', 'internal'), fault };
}
