import { decisionOf, random, sensible, viewOf } from '@cityhall/match';
import { type AnyRuleset, type Choice, type Refusal, refuse, type Seat, seededRandom } from '@cityhall/ruleset';
import { dueOf } from './clock.ts';
import type { Command } from './command.ts';
import type { TableEvent } from './event.ts';
import { type Followed, follow } from './follow.ts';
import { judgeDeed, judgeStart } from './judge.ts';
import { awaitedIn, type TableState } from './state.ts';

/** A command judged: what happens and what comes of it, or why not. `fault` is for the log of the server alone. */
export type Judged = { event: TableEvent; next: Followed } | { refusal: Refusal; fault?: string } | { stale: true };

/** Judges a command on a table as it is stored, and works out the table after it. */
export function judgeCommand(
  state: TableState,
  command: Exclude<Command, { kind: 'create' }>,
  ruleset: AnyRuleset,
  rules: string,
  at: number,
): Judged {
  const tried = (event: TableEvent): Judged => {
    try {
      const next = follow(state, event, ruleset, at);
      return 'refusal' in next ? next : { event, next };
    } catch (error) {
      return internal(error);
    }
  };
  switch (command.kind) {
    case 'deed': {
      const judged = judgeDeed(state, ruleset, command, command.deed, at);
      return 'refusal' in judged ? judged : tried(judged.event);
    }
    case 'stop':
      return state.status === 'gathering' || state.status === 'playing' ? tried({ kind: 'stop' }) : { stale: true };
    case 'restart':
      return state.status === 'stopped' ? tried({ kind: 'restart' }) : { stale: true };
    case 'full': {
      const judged = judgeStart(state);
      return 'refusal' in judged ? judged : tried(judged.event);
    }
    case 'time': {
      const due = dueOf(state);
      return due && due.at <= at ? tried({ kind: due.kind, seat: due.seat }) : { stale: true };
    }
    case 'rename':
    case 'forget':
      return tried(command);
    case 'rematch':
      if (state.status !== 'over') return { refusal: refuse('house', 'no-game-again') };
      if (state.rematch !== null) return { stale: true };
      return tried(command);
    case 'rules':
      return tried({ kind: 'rules', rules, back: command.back });
    case 'bot': {
      const { seat, decision } = command;
      // While a bot took its time, its question may have ended by what others did, or the table may stand still.
      const isAsked = awaitedIn(state).includes(seat) && state.places[seat]!.kind === 'bot';
      if (!isAsked || decisionOf(state.match!, seat) !== decision) return { stale: true };
      return botsAction(state, seat, command.chance, ruleset, tried);
    }
    case 'act':
    case 'undo': {
      const { seat, decision } = command;
      if (state.status === 'stopped') return { refusal: refuse('house', 'stopped') };
      if (state.status === 'gathering' || !state.match) return { refusal: refuse('house', 'not-playing') };
      if (state.status !== 'playing') return { refusal: refuse('house', 'not-playing') };
      if (state.paused) return { refusal: refuse('house', 'paused') };
      if (decisionOf(state.match, seat) !== decision) return { stale: true };
      if (state.places[seat]!.kind === 'bot') return { refusal: refuse('house', 'bot-plays') };
      return command.kind === 'act'
        ? tried({ kind: 'move', seat, move: command.move, args: command.args })
        : tried({ kind: 'undo', seat });
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
  const careless = state.places[seat]!.level === 'easy' && seededRandom(chance ^ 0x5eed).below(2) === 0;
  for (const player of careless ? [random] : [sensible, random]) {
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
