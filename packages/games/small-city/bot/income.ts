import type { Choice } from '@cityhall/ruleset';
import { lots, materialPrices } from '../content/figures.ts';
import { commerceAt, materialAt, targetsFor } from '../rules/earning.ts';
import { boroughOf, cellOf, placeIn, spaceAt } from '../rules/places.ts';
import { cemeterySpaces, dies, type Victim, victims } from '../rules/pollution.ts';
import type { Open, Seat } from '../rules/state.ts';
import { goodsOf, storesOf } from '../rules/stores.ts';
import { residenceVotes } from '../rules/voting.ts';
import { weights } from './weights.ts';
import { moneyWorth, roundsLeft } from './worth.ts';

/** The next trade that is worth it, or the end of trading. */
export function decideTrade(open: Open, seat: Seat): Choice {
  const player = open.players[seat]!;
  const left = roundsLeft(open);
  let best: { choice: Choice; gain: number } | undefined;
  const offer = (choice: Choice, gain: number) => {
    if (gain > 0 && (!best || gain > best.gain)) best = { choice, gain };
  };
  for (const at of open.earning?.spaces ?? []) {
    const kind = commerceAt(open, at);
    if (kind === 'moneyForVotes') {
      for (const [lot, { money, votes }] of lots.entries()) {
        if (money <= player.money) offer({ move: 'buyVotes', args: { at, lot } }, votes - money * moneyWorth(open));
      }
      continue;
    }
    for (const material of new Set(goodsOf(player))) {
      const { money, votes } = materialPrices[material];
      const gets = kind === 'materialForVotes' ? votes : money * moneyWorth(open);
      const kept = left > 1 ? weights[material] : 0;
      offer({ move: 'trade', args: { at, material, from: storesOf(player, material)[0]! } }, gets - kept);
    }
  }
  return best?.choice ?? { move: 'endTrade', args: {} };
}

/** The dearest material first, into a Warehouse if there is room. */
export function decideProduce(open: Open, seat: Seat): Choice {
  const [at] = [...open.earning!.spaces].sort((a, b) => weights[materialAt(open, b)] - weights[materialAt(open, a)]);
  return { move: 'produce', args: { at: at!, to: targetsFor(open, seat, at!)[0]! } };
}

/** Names whoever is missed least: Tourists, then City Hall, then those who rest. */
export function decideBury(open: Open, seat: Seat): Choice {
  const loss = (victim: Victim): number => {
    if (victim === 'hall') return 1;
    const player = open.players[seat]!;
    if (player.citizens[cellOf(victim)]![0] !== seat) return 0;
    const { kind, placed } = spaceAt(open, placeIn(boroughOf(victim), cellOf(victim)))!;
    if (kind !== 'residence') return 2;
    const { [cellOf(victim)]: _, ...citizens } = player.citizens;
    return 2 + residenceVotes(player, placed) - residenceVotes({ citizens }, placed);
  };
  const [victim] = victims(open, seat).sort((a, b) => loss(a) - loss(b));
  const spaces = dies(open, victim!) ? cemeterySpaces(open, seat) : [];
  return { move: 'bury', args: { victim: victim!, cemetery: spaces.at(-1) ?? null } };
}
