import type { CellKey } from '@cityhall/grid';
import type { Refusal } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import type { Good } from '../content/goods.ts';
import { costInWords } from '../words/places.ts';
import { canPay, hasResource, paymentOf } from './company.ts';
import { refuse } from './define.ts';
import type { Open, Seat } from './state.ts';
import { diceSeats } from './tasks.ts';

function refusePayment(open: Open, seat: Seat, good: Good): Refusal | undefined {
  const cost = paymentOf(good);
  return canPay(open.players[seat]!.goods, cost)
    ? undefined
    : refuse('MC-1', 'cannot-pay', { cost: costInWords(cost) });
}

/** Why the seat may not turn that die with that payment. */
export function refuseTurn(open: Open, seat: Seat, of: Seat, die: number, pay: Good): Refusal | undefined {
  if (!diceSeats(open, seat).includes(of)) return refuse('MC-10', 'not-your-die');
  if (!open.players[of]!.dice[die]) return refuse('MC-1', 'no-such-die');
  return refusePayment(open, seat, pay);
}

/** Why the seat may not remove the token of that Quarter with that payment. */
export function refuseRemoval(open: Open, seat: Seat, cell: CellKey, pay: Good): Refusal | undefined {
  if (open.tokens[cell] === undefined) return refuse('MC-7', 'no-token-here', undefined, [cell]);
  return refusePayment(open, seat, pay);
}

/** True where the seat has anything to pay or sell. */
export function canPrepare(open: Open, seat: Seat): boolean {
  const { goods } = open.players[seat]!;
  return hasResource(goods) || goods.money >= figures.moneyPerPayment;
}

/** The seats that the preparation together still waits for (MC-10). */
export function unready(open: Open): Seat[] {
  return [...open.players.keys()].filter((seat) => !open.ready[seat]);
}

/** The preparation together begins: whoever has nothing to pay or sell is not asked. */
export function askBoth(open: Open): void {
  open.ready = open.players.map((_, seat) => !canPrepare(open, seat));
  beginWhenReady(open);
}

/** A payment or sale asks both again. Who made it says so where they are done, and can take it back until then. */
export function askAgain(open: Open, payer: Seat): void {
  if (open.ready.length > 0) open.ready = open.players.map((_, seat) => seat !== payer && !canPrepare(open, seat));
}

/** Once nobody is waited for, the first player's Project phase begins. */
export function beginWhenReady(open: Open): void {
  if (unready(open).length === 0) open.turn.step = 'project';
}
