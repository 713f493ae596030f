import { figures } from '../content/figures.ts';
import { type Cost, type Good, goods, resources } from '../content/goods.ts';
import type { Goods } from './state.ts';

/** True where every part of the cost is there. */
export function canPay(company: Goods, cost: Cost): boolean {
  return goods.every((good) => company[good] >= (cost[good] ?? 0));
}

/** What of the cost is not there. */
export function missing(company: Goods, cost: Cost): Cost {
  const found: Partial<Record<Good, number>> = {};
  for (const good of goods) {
    const lack = (cost[good] ?? 0) - company[good];
    if (lack > 0) found[good] = lack;
  }
  return found;
}

/** Takes the cost off the tracks. */
export function pay(company: Goods, cost: Cost): void {
  for (const good of goods) company[good] -= cost[good] ?? 0;
}

/** Moves a marker up; what goes beyond the track is lost (MC-4). */
export function gain(company: Goods, good: Good, count: number): void {
  company[good] = Math.min(figures.track, company[good] + count);
}

export function hasResource(company: Goods): boolean {
  return resources.some((resource) => company[resource] > 0);
}

/** What a payment in the preparation phase costs: one resource, or money. */
export function paymentOf(good: Good): Cost {
  return good === 'money' ? { money: figures.moneyPerPayment } : { [good]: figures.resourcePerPayment };
}
