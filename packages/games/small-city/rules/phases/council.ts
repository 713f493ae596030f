import type { Json } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { councilRows } from '../../content/council.ts';
import { tileAt } from '../board.ts';
import { move, phase, refuse } from '../define.ts';
import { allInvestments, councilSide, refusalOfInvestment } from '../investing.ts';
import { planSteps, refusalOfPlan } from '../plan.ts';
import { turnOrder } from '../seats.ts';
import { type Open, planSchema, type Seat, type Step } from '../state.ts';
import { type Stored, waysToStore } from '../stores.ts';
import { tellStep } from '../telling.ts';
import {
  awaitedNow,
  invest as investDisc,
  keepSpecial,
  passOn,
  receive as receiveMaterials,
  seatingOrder,
  skipThoseWhoCannotInvest,
} from '../turns.ts';
import { performStep } from '../works.ts';

/** Moves a disc on the City Council board. */
export const invest = move({
  args: z.strictObject({
    disc: z.int().check(z.minimum(0)),
    row: z.enum(councilRows),
    column: z.int().check(z.minimum(1)),
    pay: z.enum(['money', 'votes', 'special']),
  }),
  candidates: ({ open }, seat) => allInvestments(open, seat),
  check: ({ open }, seat, investment) =>
    refusalOfInvestment(open, seat, investment, open.pending?.kind === 'councilor'),
  apply: (draft, seat, investment, tools) => investDisc(draft, seat, investment, tools),
});

export const pass = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply({ open }, seat, _args, { say }) {
    say('all', 'no-investment', { player: { seat } });
    passOn(open);
  },
});

/** Keeps one of the Special Promises drawn. */
export const keep = move({
  args: z.strictObject({ card: z.int() }),
  *candidates({ own }) {
    for (const card of own?.specialsOffered ?? []) yield { card };
  },
  check: ({ own }, _seat, { card }) =>
    own?.specialsOffered.includes(card) ? undefined : refuse('SC-22', 'special-not-drawn'),
  apply: (draft, seat, { card }, tools) => keepSpecial(draft, seat, card, tools),
});

/** Takes materials from the Department of Industry: which list, and in which of the ways to put it away. */
export const receive = move({
  args: z.strictObject({ option: z.int().check(z.minimum(0)), way: z.int().check(z.minimum(0)) }),
  *candidates({ open }, seat) {
    if (open.pending?.kind !== 'industry') return;
    for (const [option, list] of councilSide(open).industry[open.pending.column - 1]!.entries())
      for (const way of waysToStore(open, seat, list).keys()) yield { option, way };
  },
  check: ({ open }, seat, args) => (wayTaken(open, seat, args) ? undefined : refuse('council', 'no-such-bonus')),
  apply({ open }, seat, args, tools) {
    receiveMaterials(open, seat, wayTaken(open, seat, args)!, tools);
    passOn(open);
  },
});

function wayTaken(open: Open, seat: Seat, { option, way }: { option: number; way: number }): Stored | undefined {
  const list = councilSide(open).industry[(open.pending as { column: number }).column - 1]![option];
  return list && waysToStore(open, seat, list)[way];
}

/** Builds the tile that the Department of Building gives, with its Warehouse or its Citizen (SC-22). */
export const buildFree = move({
  args: z.strictObject({ steps: planSchema }),
  check({ open }, _seat, { steps }) {
    if (steps.length === 0) return refuse('SC-22', 'nothing-built');
    return refusalOfPlan(open, open.works!, steps);
  },
  steps({ open }, _seat, soFar) {
    return planSteps(open, open.works!, soFar) as { next: Iterable<Json>; done?: { steps: Step[] } };
  },
  apply({ open }, seat, { steps }, tools) {
    const works = open.works!;
    for (const step of steps) {
      const done = performStep(open, works, step);
      tellStep(
        tools,
        seat,
        step,
        done,
        step.do === 'activate' ? tileAt(open.players[seat]!, step.tile)!.tile : 'cityHall',
      );
    }
    passOn(open);
  },
});

/** Phase VII. Who can move no disc is passed over. */
export const councilPhase = phase({
  begin({ open }) {
    open.queue = turnOrder(open);
    skipThoseWhoCannotInvest(open);
  },
  awaits: (open) => awaitedNow(open, 'council', ['special', 'industry', 'building', 'economy']),
  order: seatingOrder,
  stages: {
    council: ['invest', 'pass'],
    special: ['keep'],
    industry: ['receive'],
    building: ['buildFree', 'decline'],
    economy: ['collect'],
  },
  next: () => 'visit',
});
