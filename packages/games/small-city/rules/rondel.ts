import { figures } from '../content/figures.ts';
import { isSolo } from './seats.ts';
import type { Open } from './state.ts';

/**
 * What taking a card costs: $1 for each untaken card skipped, the cheaper way round (SC-3). Taken cards are not
 * counted. The first to choose pays nothing; in the solo game the card opposite has a price of its own (SC-26).
 */
export function cardCost(open: Pick<Open, 'rondel' | 'last' | 'seats'>, card: number): number {
  const { rondel, last } = open;
  if (last === null) return 0;
  const skipped = (direction: number) => {
    let count = 0;
    for (let at = last; ; ) {
      at = (at + direction + rondel.length) % rondel.length;
      if (at === card) return count;
      if (rondel[at]!.by === null) count += 1;
    }
  };
  const least = Math.min(skipped(1), skipped(-1));
  return isSolo(open) && least > 0 ? figures.soloOppositeCost : least * figures.skipCost;
}
