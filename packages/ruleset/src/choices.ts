import type { Random } from './chance.ts';
import type { Json } from './json.ts';
import type { AnyMove, AnyRules, Choice, Rules } from './ruleset.ts';
import type { AnyView, Seat, Shape, View } from './state.ts';

/** The names of the moves open to that seat in that view, in the order of the stage. */
export function movesOpen(ruleset: AnyRules, view: AnyView, seat: Seat): readonly string[] {
  const asked = view.flow.asked[seat];
  if (!asked || view.flow.phase === null) return [];
  return ruleset.phases[view.flow.phase]?.stages[asked.stage] ?? [];
}

/**
 * Every choice that a seat has, lazily: nothing is worked out before it is asked for.
 * Screen, bots and the referee share it. Moves with long lists of arguments may have very many.
 */
export function* choices<T extends Shape>(ruleset: Rules<T>, view: View<T>, seat: Seat): Generator<Choice> {
  for (const name of movesOpen(ruleset, view, seat)) {
    for (const args of allArgs(ruleset.moves[name]!, view, seat)) yield { move: name, args };
  }
}

function* allArgs(move: AnyMove, view: AnyView, seat: Seat): Generator<Json> {
  if (move.steps) {
    yield* walk(move, view, seat, []);
    return;
  }
  for (const args of move.candidates?.(view, seat) ?? [{}]) {
    if (!move.check(view, seat, args)) yield args;
  }
}

function* walk(move: AnyMove, view: AnyView, seat: Seat, soFar: readonly Json[]): Generator<Json> {
  const { next, done } = move.steps!(view, seat, soFar);
  if (done !== undefined && !move.check(view, seat, done)) yield done;
  for (const element of next) yield* walk(move, view, seat, [...soFar, element]);
}

/**
 * One choice at random: first the kind of move, then its arguments, so that rare kinds are tried as often as common ones.
 * Undefined where the seat has no legal move at all.
 */
export function anyChoice<T extends Shape>(
  ruleset: Rules<T>,
  view: View<T>,
  seat: Seat,
  random: Random,
): Choice | undefined {
  for (const name of random.shuffle(movesOpen(ruleset, view, seat))) {
    const move = ruleset.moves[name]!;
    const args = move.steps ? wander(move, view, seat, [], random) : pickLegal(move, view, seat, random);
    if (args !== undefined) return { move: name, args };
  }
  return undefined;
}

function pickLegal(move: AnyMove, view: AnyView, seat: Seat, random: Random): Json | undefined {
  const all = [...(move.candidates?.(view, seat) ?? [{}])];
  return random.shuffle(all).find((args) => !move.check(view, seat, args));
}

/** A random walk through the steps; backs out of dead ends. */
function wander(move: AnyMove, view: AnyView, seat: Seat, soFar: readonly Json[], random: Random): Json | undefined {
  const { next, done } = move.steps!(view, seat, soFar);
  const onward = random.shuffle([...next]);
  const mayStop = done !== undefined && !move.check(view, seat, done);
  if (mayStop && (onward.length === 0 || random.below(onward.length + 1) === 0)) return done;
  for (const element of onward) {
    const found = wander(move, view, seat, [...soFar, element], random);
    if (found !== undefined) return found;
  }
  return mayStop ? done : undefined;
}
