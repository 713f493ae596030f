import { asking } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { figures } from '../../content/figures.ts';
import { goods, resources } from '../../content/goods.ts';
import { costInWords, quarterInWords } from '../../words/places.ts';
import { gain, pay as payCost, paymentOf } from '../company.ts';
import { move, phase, refuse } from '../define.ts';
import { turned } from '../dice.ts';
import { isCooperative } from '../modes.ts';
import { askAgain, beginWhenReady, refuseRemoval, refuseTurn, unready } from '../preparation.ts';
import { cellSchema, resourceSchema } from '../state.ts';
import { diceSeats } from '../tasks.ts';
import { quartersWithToken, retrieve } from '../tokens.ts';

const goodSchema = z.enum(goods);

/** One step of one die for one payment (MC-1). */
export const turnDie = move({
  args: z.strictObject({ seat: z.int(), die: z.int(), by: z.literal([1, -1]), pay: goodSchema }),
  check: ({ open }, seat, { seat: of, die, pay }) => refuseTurn(open, seat, of, die, pay),
  apply({ open }, seat, { seat: of, die: place, by, pay }, { say }) {
    const cost = paymentOf(pay);
    payCost(open.players[seat]!.goods, cost);
    const die = open.players[of]!.dice[place]!;
    const from = die.value;
    die.value = turned(from, by);
    say('all', 'die-turned', { player: { seat }, from, to: die.value, cost: costInWords(cost) });
    askAgain(open, seat);
  },
  *candidates({ open }, seat) {
    for (const of of diceSeats(open, seat)) {
      for (const die of open.players[of]!.dice.keys()) {
        for (const pay of goods) for (const by of [1, -1] as const) yield { seat: of, die, by, pay };
      }
    }
  },
});

/** One token off one Quarter for one payment (MC-1). */
export const removeToken = move({
  args: z.strictObject({ cell: cellSchema, pay: goodSchema }),
  check: ({ open }, seat, { cell, pay }) => refuseRemoval(open, seat, cell, pay),
  apply({ open }, seat, { cell, pay }, { say }) {
    const cost = paymentOf(pay);
    payCost(open.players[seat]!.goods, cost);
    retrieve(open, cell);
    say('all', 'token-removed', { player: { seat }, place: quarterInWords(open, cell), cost: costInWords(cost) });
    askAgain(open, seat);
  },
  *candidates({ open }) {
    for (const cell of quartersWithToken(open)) for (const pay of goods) yield { cell, pay };
  },
});

/** One resource for money, as often as wanted (MC-1). */
export const sell = move({
  args: z.strictObject({ resource: resourceSchema }),
  check({ open }, seat, { resource }) {
    if (open.players[seat]!.goods[resource] > 0) return undefined;
    return refuse('MC-1', 'nothing-to-sell', { resource: { word: `goods.${resource}` } });
  },
  apply({ open }, seat, { resource }, { say }) {
    const company = open.players[seat]!.goods;
    company[resource] -= 1;
    gain(company, 'money', figures.moneyPerResource);
    say('all', 'sold', {
      player: { seat },
      goods: costInWords({ [resource]: 1 }),
      money: costInWords({ money: figures.moneyPerResource }),
    });
    askAgain(open, seat);
  },
  candidates: () => resources.map((resource) => ({ resource })),
});

/** Ready for the Project phase; a payment by the other asks again (MC-10). */
export const ready = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply({ open }, seat, _args, { say }) {
    open.ready[seat] = true;
    say('all', 'ready', { player: { seat } });
    beginWhenReady(open);
  },
});

export const preparationPhase = phase({
  awaits(open) {
    if (open.turn.step !== 'preparation') return {};
    if (!isCooperative(open)) return { [open.turn.seat]: 'prepare' };
    return asking(unready(open), 'together');
  },
  stages: {
    prepare: ['turnDie', 'removeToken', 'sell', 'play', 'gather', 'takeAdvantage'],
    together: ['turnDie', 'removeToken', 'sell', 'ready'],
  },
  next: ({ turn }) => turn.step,
});
