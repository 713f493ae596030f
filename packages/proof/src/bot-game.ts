import {
  act,
  awaitedOf,
  digestOf,
  type MatchRecord,
  moved,
  newRecord,
  overOf,
  type Step,
  seedBy,
  sensible,
  startMatch,
  viewOf,
} from '@cityhall/match';
import { type AnyRuleset, seededRandom, type Variant } from '@cityhall/ruleset';

/** A seed of a match made from a small number, for commands and tests only. */
export const seedFrom = (number: number): string => seedBy(seededRandom(number));

/**
 * Plays one game of sensible bots.
 * @param rules content hash for the record
 * @param told called after the start and after each action
 * @returns with the rules time: seconds in checks, moves, and the views of everybody
 */
export function playBots(
  ruleset: AnyRuleset,
  variant: Variant,
  seed: number,
  rules: string,
  told: (step: Step) => void = () => undefined,
): { step: Step; record: MatchRecord; rulesTime: number } {
  const chance = seededRandom(seed);
  const record = newRecord(ruleset.id, rules, { ...variant, seed: seedFrom(seed) });
  let step: Step = startMatch(ruleset, record);
  told(step);
  record.digests!.push(digestOf(step.match));
  const audiences = [...Array(variant.seats).keys(), 'spectator' as const];
  let rulesTime = 0;
  while (!overOf(step.match)) {
    const seat = awaitedOf(step.match)[0]!;
    const choice = sensible(ruleset, viewOf(step.match, seat), seat, chance);
    const start = performance.now();
    const result = act(step.match, seat, choice.move, choice.args);
    if (result.ok) for (const audience of audiences) viewOf(result.match, audience);
    rulesTime += (performance.now() - start) / 1_000;
    if (!result.ok) throw new Error(`${ruleset.id}: the bot's ${choice.move} is refused: ${result.refusal.code}`);
    step = result;
    record.actions.push(moved(seat, choice));
    record.digests!.push(digestOf(step.match));
    told(step);
  }
  return { step, record, rulesTime };
}
