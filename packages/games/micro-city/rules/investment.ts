import type { Refusal } from '@cityhall/ruleset';
import { isIndustrial } from '../content/districts.ts';
import { figures } from '../content/figures.ts';
import type { Resource } from '../content/goods.ts';
import { refuseProject } from './building.ts';
import { quarterAt } from './city.ts';
import { hasResource } from './company.ts';
import { refuse } from './define.ts';
import { unusedDie } from './dice.ts';
import type { Area, Open, Seat } from './state.ts';
import { areasWithToken } from './tokens.ts';

const here = (open: Open, seat: Seat) => open.players[seat]!.engineer!;

/** The Quarter on which the seat's Engineer stands. */
export function quarterOf(open: Open, seat: Seat) {
  return quarterAt(open, here(open, seat));
}

/** Why the Quarter acts for nobody: a token lies there (MC-6). */
export function refuseQuarter(open: Open, seat: Seat): Refusal | undefined {
  const cell = here(open, seat);
  return open.tokens[cell] === undefined ? undefined : refuse('MC-6', 'token-there', undefined, [cell]);
}

/** Why the Quarter's advanced action may not be taken: no unused die fits. */
export function refuseDie(open: Open, seat: Seat): Refusal | undefined {
  const { kind, dice } = quarterOf(open, seat);
  if (kind === 'logistics') {
    return unusedDie(open, seat) === undefined
      ? refuse('MC-7', 'no-die-left', undefined, [here(open, seat)])
      : undefined;
  }
  if (unusedDie(open, seat, dice) !== undefined) return undefined;
  return refuse('investment', 'no-die-for-quarter', { dice: [...dice].sort() }, [here(open, seat)]);
}

/** Why the seat may not gain here: the basic action of a residential Quarter, either action of an industrial one. */
export function refuseGain(open: Open, seat: Seat, advanced: boolean): Refusal | undefined {
  const { kind } = quarterOf(open, seat);
  const gives = isIndustrial(kind) || (kind === 'residential' && !advanced);
  if (!gives) return refuse('investment', 'gives-nothing', { kind: { word: `quarter.${kind}` } }, [here(open, seat)]);
  return refuseQuarter(open, seat) ?? (advanced ? refuseDie(open, seat) : undefined);
}

/** Why the seat may not exchange on this Quarter. The basic action gives one resource, the advanced one two. */
export function refuseTrade(open: Open, seat: Seat, give: Resource, take: readonly Resource[]): Refusal | undefined {
  const { kind } = quarterOf(open, seat);
  if (kind !== 'commercial') return refuse('investment', 'not-commercial', undefined, [here(open, seat)]);
  const closed = refuseQuarter(open, seat);
  if (closed) return closed;
  if (take.length > figures.commercial) {
    const dieless = refuseDie(open, seat);
    if (dieless) return dieless;
  }
  if (open.players[seat]!.goods[give] < figures.commercialGives) {
    return refuse('MC-4', 'resource-missing', { resource: { word: `goods.${give}` } });
  }
  return take.includes(give) ? refuse('investment', 'same-resource') : undefined;
}

/** Why the seat may not complete that stage or Goal on this Quarter. */
export function refuseBuild(open: Open, seat: Seat, area: Area, from?: Area): Refusal | undefined {
  const { kind } = quarterOf(open, seat);
  if (kind !== 'residential') return refuse('investment', 'not-residential', undefined, [here(open, seat)]);
  return refuseQuarter(open, seat) ?? refuseDie(open, seat) ?? refuseProject(open, seat, area, from);
}

/** Why the seat may not use this Quarter's Logistics in that way. */
export function refuseLogistics(open: Open, seat: Seat, use: 'tokens' | 'goods'): Refusal | undefined {
  const { kind } = quarterOf(open, seat);
  if (kind !== 'logistics') return refuse('MC-7', 'not-logistics', undefined, [here(open, seat)]);
  const closed = refuseQuarter(open, seat) ?? refuseDie(open, seat);
  if (closed) return closed;
  if (use === 'tokens') return areasWithToken(open).length > 0 ? undefined : refuse('MC-7', 'no-token-anywhere');
  return open.players[seat]!.goods.money >= figures.logisticsPrice ? undefined : refuse('MC-4', 'no-money');
}

/** True where the Quarter offers the seat anything at all now. */
export function canAct(open: Open, seat: Seat): boolean {
  if (open.turn.acted || refuseQuarter(open, seat)) return false;
  const { kind } = quarterOf(open, seat);
  if (kind === 'commercial') return hasResource(open.players[seat]!.goods);
  if (kind === 'logistics') return !refuseLogistics(open, seat, 'tokens') || !refuseLogistics(open, seat, 'goods');
  return true;
}
