import type { Refusal } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { refuse } from './define.ts';
import { otherSeat } from './modes.ts';
import { askBoth } from './preparation.ts';
import type { Division, Open } from './state.ts';

/** The dice left over when two are taken out; undefined where they are not among them. */
function without(dice: readonly number[], taken: Division): number[] | undefined {
  const left = [...dice];
  for (const value of taken) {
    const place = left.indexOf(value);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  return left;
}

/** Every different pair that the first player could get, low die first. */
export function divisionsOf(dice: readonly number[]): Division[] {
  const found = new Map<string, Division>();
  for (const [place, low] of dice.entries()) {
    for (const high of dice.slice(place + 1)) found.set(`${low} ${high}`, [low, high]);
  }
  return [...found.values()];
}

/** Why the dice cannot be divided so. */
export function refuseDivision(open: Open, division: Division): Refusal | undefined {
  const [low, high] = division;
  if (low > high || !without(open.rolled, division)) return refuse('MC-10', 'not-those-dice', { dice: [...division] });
  const proposed = open.proposals.some(([first, second]) => first === low && second === high);
  return proposed ? refuse('MC-10', 'same-division') : undefined;
}

/** Hands the dice out; the preparation begins. */
export function shareOut(open: Open, division: Division): void {
  const fresh = (value: number) => ({ value, used: false });
  open.players[open.first]!.dice = division.map(fresh);
  open.players[otherSeat(open, open.first)!]!.dice = without(open.rolled, division)!.map(fresh);
  open.rolled = [];
  open.proposals = [];
  open.turn.step = 'preparation';
  askBoth(open);
}

/** How many dice are rolled together. */
export const diceTogether = figures.dicePerPlayer * figures.mostPlayers;
