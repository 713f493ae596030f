import type { Choice, Flow, Options, Outcome, Random, Ruleset, Tools } from '@cityhall/ruleset';
import type { MicroCity, MicroCityState, MicroCityView, Seat } from './state.ts';

/** Somebody who decides on a view. */
export type Player = (view: MicroCityView, seat: Seat, random: Random) => Choice;

/** What is told before each decision. */
export type Witness = (state: MicroCityState, seat: Seat, choice: Choice) => void;

/**
 * Plays one game in memory, without records, undo or checks: for measuring content, not for a table.
 * @param players one for each seat
 * @returns the state at the end and the outcome
 */
export function playOut(
  rules: Ruleset<MicroCity>,
  options: Options,
  players: readonly Player[],
  random: Random,
  witness?: Witness,
): { state: MicroCityState; outcome: Outcome } {
  const tools: Tools = { random, say: () => {} };
  const state = rules.setup(players.length, options, tools);
  let phase = rules.start;
  rules.phases[phase]!.begin?.(state, tools);
  for (;;) {
    const outcome = rules.final(state);
    if (outcome) return { state, outcome };
    const awaited = Object.entries(rules.phases[phase]!.awaits(state.open))[0];
    if (!awaited) {
      phase = rules.phases[phase]!.next(state.open);
      rules.phases[phase]!.begin?.(state, tools);
      continue;
    }
    const seat = Number(awaited[0]);
    const asked: Flow['asked'] = { [seat]: { stage: awaited[1], awaited: true } };
    const flow: Flow = { phase, turn: state.open.turn.number, asked, decision: 0, over: null };
    const choice = players[seat]!({ seat, flow, open: state.open, own: state.own[seat]! }, seat, random);
    witness?.(state, seat, choice);
    rules.moves[choice.move]!.apply(state, seat, choice.args, tools);
  }
}
