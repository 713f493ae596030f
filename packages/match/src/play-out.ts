import type { PlayOut } from '@cityhall/ruleset';
import { act, awaitedOf, overOf, startMatch, viewOf } from './match.ts';
import { seedBy } from './seed.ts';

/** Plays one game from set-up to its end, the first awaited seat first. */
export const playOut: PlayOut = (rules, options, players, random, witness) => {
  let { match } = startMatch(rules, { seats: players.length, options, seed: seedBy(random) });
  for (;;) {
    const outcome = overOf(match);
    if (outcome) return { state: match.state.G, outcome };
    const seat = awaitedOf(match)[0]!;
    const view = viewOf(match, seat);
    const choice = players[seat]!(view, seat, random);
    witness?.(view, seat, choice);
    const result = act(match, seat, choice.move, choice.args);
    if (!result.ok) {
      throw new Error(`${rules.id}: ${choice.move} ${JSON.stringify(choice.args)} is refused: ${result.refusal.code}`);
    }
    match = result.match;
  }
};
