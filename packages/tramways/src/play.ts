import type { Choice, Flow, Options, Outcome, Random, Ruleset, Tools } from '@cityhall/ruleset';
import type { Seat, Tramways, TramwaysState, TramwaysView } from './state.ts';

/** Somebody who decides on a view. */
export type Decide = (view: TramwaysView, seat: Seat, random: Random) => Choice;

/** What is told before each decision. */
export type Witness = (state: TramwaysState, seat: Seat, choice: Choice) => void;

/**
 * Plays one game in memory, without records, undo or checks: for measuring content, not for a table.
 * @param players one for each seat
 * @returns the state at the end and the outcome
 */
export function playOut(
  rules: Ruleset<Tramways>,
  options: Options,
  players: readonly Decide[],
  random: Random,
  witness?: Witness,
): { state: TramwaysState; outcome: Outcome } {
  const tools: Tools = { random, say: () => {} };
  const state = rules.setup(players.length, options, tools);
  let phase = rules.start;
  rules.phases[phase]!.begin?.(state, tools);
  for (;;) {
    const outcome = rules.final(state);
    if (outcome) return { state, outcome };
    const out = rules.out?.(state.open) ?? [];
    const awaited = Object.entries(rules.phases[phase]!.awaits(state.open)).filter(
      ([seat]) => !out.includes(Number(seat)),
    );
    if (awaited.length === 0) {
      rules.phases[phase]!.end?.(state, tools);
      phase = rules.phases[phase]!.next(state.open);
      rules.phases[phase]!.begin?.(state, tools);
      continue;
    }
    const seat = Number(awaited[0]![0]);
    const flow: Flow = {
      phase,
      turn: 0,
      asked: { [seat]: { stage: awaited[0]![1], awaited: true } },
      decision: 0,
      over: null,
    };
    const choice = players[seat]!({ seat, flow, open: state.open, own: state.own[seat]! }, seat, random);
    witness?.(state, seat, choice);
    rules.moves[choice.move]!.apply(state, seat, choice.args, tools);
  }
}
