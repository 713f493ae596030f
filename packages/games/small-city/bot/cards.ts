import type { Choice } from '@cityhall/ruleset';
import type { Action } from '../content/actions.ts';
import { figures } from '../content/figures.ts';
import { specOf, uniqueTiles } from '../content/tiles.ts';
import { mayExpand } from '../rules/board.ts';
import { allInvestments, columnPrice, councilSide, type Investment, refusalOfInvestment } from '../rules/investing.ts';
import { allMerges, refusalOfMerge } from '../rules/merging.ts';
import { isKept } from '../rules/promises.ts';
import { cardCost } from '../rules/rondel.ts';
import type { Open, Seat, SmallCityView } from '../rules/state.ts';
import { goodsOf, hallRoom, holds, warehouseRoom, without } from '../rules/stores.ts';
import { bestPlan, planned } from './plan.ts';
import { weights } from './weights.ts';
import { moneyWorth, roundsLeft } from './worth.ts';

/** The card that is worth most after its price. */
export function decideAction(open: Open, seat: Seat, promise: number | null): Choice {
  let best = { card: -1, worth: Number.NEGATIVE_INFINITY };
  for (const [card, { action, by }] of open.rondel.entries()) {
    if (by !== null) continue;
    const cost = cardCost(open, card);
    if (cost > open.players[seat]!.money) continue;
    const worth = actionWorth(open, seat, action, promise) - cost * moneyWorth(open);
    if (worth > best.worth) best = { card, worth };
  }
  return { move: 'take', args: { card: best.card } };
}

function actionWorth(open: Open, seat: Seat, action: Action, promise: number | null): number {
  const player = open.players[seat]!;
  const left = roundsLeft(open);
  switch (action) {
    case 'mediator':
      return Math.min(figures.buildActions, player.money / 2) * moneyWorth(open) * 0.8;
    case 'architect':
      return savesSomething(open, seat) && left > 1 ? 3 : 0.2;
    case 'supporter':
      return figures.supporterVotes;
    case 'urbanPlanner':
      if (promise === 8) return 0;
      return promise === 4 && mayExpand(player) ? 3 : 0.7;
    case 'cityCouncilor': {
      const investment = bestInvestment(open, seat, promise, true);
      return investment ? Math.max(0, investment.worth) : 0;
    }
    case 'engineer':
      return 0.3 * Object.values(player.tiles).filter(({ tile }) => specOf(tile).kind === 'factory').length;
    case 'ecologist':
      return 0.3 * Object.values(player.tiles).filter(({ tile }) => specOf(tile).kind === 'commerce').length;
    case 'mayor':
      return 0.4;
    case 'anarchist':
      return -2;
    case 'attorney':
      return 0.8;
    case 'execAssistant':
      return 0.5;
    default:
      return 0;
  }
}

/** Whether the Architect would make a Cultural Building affordable, or cheaper. */
function savesSomething(open: Open, seat: Seat): boolean {
  const player = open.players[seat]!;
  return uniqueTiles.some((tile) => {
    const { materials } = specOf(tile);
    if (!materials || player.built.includes(tile) || open.supply[tile] === 0) return false;
    return materials.some((material) => holds(goodsOf(player), without(materials, material)));
  });
}

function columnWorth(open: Open, seat: Seat, { row, column }: Investment): number {
  const side = councilSide(open);
  const player = open.players[seat]!;
  const left = roundsLeft(open);
  if (row === 'economy') {
    const { money, votes } = side.economy[column - 1]!;
    return Math.max(votes, money * moneyWorth(open)) + 0.4;
  }
  if (row === 'industry') {
    const room = hallRoom(player) + warehouseRoom(player);
    const share = left > 1 ? 1 : left > 0 ? 0.3 : 0;
    const lists = side.industry[column - 1]!.map((list) =>
      list.slice(0, room).reduce((sum, material) => sum + weights[material], 0),
    );
    return Math.max(...lists) * share;
  }
  if (row === 'building') return left > 0 ? side.building[column - 1]!.largest * 0.9 * Math.min(1, left / 4) : 0;
  return left > 1 ? side.tourism[column - 1]! * 0.8 : 0;
}

function bestInvestment(open: Open, seat: Seat, promise: number | null, councilor: boolean) {
  let best: { investment: Investment; worth: number } | undefined;
  const rows = promise === 5 ? 4 : 0.5;
  for (const investment of allInvestments(open, seat)) {
    if (investment.pay === 'special' || refusalOfInvestment(open, seat, investment, councilor)) continue;
    const price = columnPrice(investment.column) * (investment.pay === 'money' ? moneyWorth(open) : 1);
    const { column } = open.players[seat]!.discs[investment.disc]!;
    const advance = investment.column > column ? rows : column > 0 ? -rows * column : 0;
    const worth =
      columnWorth(open, seat, investment) +
      advance * Math.min(1, roundsLeft(open) / 2 + (promise === 5 ? 1 : 0)) -
      price;
    if (!best || worth > best.worth) best = { investment, worth };
  }
  return best;
}

/** A move of a disc that is worth its price, or undefined. */
export function decideInvestment(
  open: Open,
  seat: Seat,
  promise: number | null,
  councilor = false,
): Choice | undefined {
  const best = bestInvestment(open, seat, promise, councilor);
  return best && best.worth > 0 ? { move: 'invest', args: { ...best.investment } } : undefined;
}

/** Answers to what a card or a council space asks. */
export function decideBonus(view: SmallCityView, seat: Seat): Choice {
  const { open } = view;
  const own = view.own!;
  const decline: Choice = { move: 'decline', args: {} };
  switch (open.pending?.kind) {
    case 'supporter':
      return { move: 'collect', args: { what: 'votes' } };
    case 'economy': {
      const { money, votes } = councilSide(open).economy[open.pending.column - 1]!;
      return { move: 'collect', args: { what: money * moneyWorth(open) > votes ? 'money' : 'votes' } };
    }
    case 'planner':
      return own.promise === 8 ? decline : { move: 'enlarge', args: {} };
    case 'councilor':
      return decideInvestment(open, seat, own.promise, true) ?? decline;
    case 'anarchist':
      return { move: 'calm', args: { what: 'votes' } };
    case 'assistant':
      for (const args of allMerges(open, seat))
        if (!refusalOfMerge(open, seat, args.one, args.other)) return { move: 'merge', args };
      return decline;
    case 'special': {
      const kept = own.specialsOffered.find((card) => isKept(open, seat, card));
      return { move: 'keep', args: { card: kept ?? own.specialsOffered[0]! } };
    }
    case 'industry': {
      const lists = councilSide(open).industry[open.pending.column - 1]!;
      const worth = (option: number) => lists[option]!.reduce((sum, material) => sum + weights[material], 0);
      const [option] = [...lists.keys()].sort((a, b) => worth(b) - worth(a));
      return { move: 'receive', args: { option: option!, way: 0 } };
    }
    default: {
      const steps = open.works ? bestPlan(open, open.works, own.promise) : [];
      return steps.length > 0 ? planned('buildFree', steps) : decline;
    }
  }
}
