import type { Random } from './chance.ts';
import type { Options } from './options.ts';
import type { Choice, Ruleset, Tools } from './ruleset.ts';
import type { Outcome, Seat, Shape, State, View } from './state.ts';

/** Somebody who decides on a view. */
export type Decide<T extends Shape> = (view: View<T>, seat: Seat, random: Random) => Choice;

/** What is told before each decision. */
export type Witness<T extends Shape> = (state: State<T>, seat: Seat, choice: Choice) => void;

/**
 * Plays one game in memory, without records, undo or checks: for a game that measures itself, not for a table.
 * @param players one for each seat
 * @returns the state at the end and the outcome
 */
export function playOut<T extends Shape>(
  rules: Ruleset<T>,
  options: Options,
  players: readonly Decide<T>[],
  random: Random,
  witness?: Witness<T>,
): { state: State<T>; outcome: Outcome } {
  const tools: Tools = { random, say: () => {} };
  const state = rules.setup(players.length, options, tools);
  let phase = rules.start;
  rules.phases[phase]!.begin?.(state, tools);
  for (;;) {
    const outcome = rules.final(state);
    if (outcome) return { state, outcome };
    const out = rules.out?.(state.open) ?? [];
    const awaited = Object.entries(rules.phases[phase]!.awaits(state.open)).find(
      ([seat]) => !out.includes(Number(seat)),
    );
    if (!awaited) {
      rules.phases[phase]!.end?.(state, tools);
      phase = rules.phases[phase]!.next(state.open);
      rules.phases[phase]!.begin?.(state, tools);
      continue;
    }
    const seat = Number(awaited[0]);
    const asked = { [seat]: { stage: awaited[1], awaited: true } };
    const flow = { phase, turn: 0, asked, decision: 0, over: null };
    const choice = players[seat]!({ seat, flow, open: state.open, own: state.own[seat]! }, seat, random);
    witness?.(state, seat, choice);
    rules.moves[choice.move]!.apply(state, seat, choice.args, tools);
  }
}
