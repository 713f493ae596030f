import * as z from 'zod/mini';
import { cardNames } from '../../content/cards.ts';
import { figures } from '../../content/figures.ts';
import { resources } from '../../content/goods.ts';
import { move, refuse } from '../define.ts';
import { otherSeat, sideOf } from '../modes.ts';
import { areaSchema, faceSchema, type Open, resourceSchema, type TaskKind } from '../state.ts';
import {
  basicDistricts,
  retrieveCard as cardBack,
  diceSeats,
  held,
  receive,
  settle,
  swapResources,
  taskDone,
  retrieveToken as tokenBack,
  upgradeDistrict,
} from '../tasks.ts';
import { areasWithToken, quartersWithToken } from '../tokens.ts';

/** A resource of the player's choice. */
export const take = move({
  args: z.strictObject({ resource: resourceSchema }),
  check: () => undefined,
  apply({ open }, seat, { resource }, { say }) {
    receive(open, seat, resource, 1, say);
    taskDone(open, seat, say);
  },
  candidates: () => resources.map((resource) => ({ resource })),
});

/** The money of a stage bonus. */
export const takeMoney = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply({ open }, seat, _args, { say }) {
    const task = open.turn.tasks[0]!;
    receive(open, seat, 'money', task.count, say);
    task.count = 1;
    taskDone(open, seat, say);
  },
});

/** A Project card back from the discard pile. */
export const retrieveCard = move({
  args: z.strictObject({ card: z.enum(cardNames) }),
  check({ open }, seat, { card }) {
    const { discard } = open.sides[sideOf(open, seat)]!;
    return discard.includes(card)
      ? undefined
      : refuse('MC-15', 'card-not-in-discard', { card: { word: `card.${card}` } });
  },
  apply({ open }, seat, { card }, { say }) {
    cardBack(open, seat, card, say);
    taskDone(open, seat, say);
  },
  candidates: ({ open }, seat) => open.sides[sideOf(open, seat)]!.discard.map((card) => ({ card })),
});

/** An unused die set to any value; in cooperation the partner's too (MC-10). */
export const setDie = move({
  args: z.strictObject({ seat: z.int(), die: z.int(), value: faceSchema }),
  check({ open }, seat, { seat: of, die: place }) {
    if (!diceSeats(open, seat).includes(of)) return refuse('MC-10', 'not-your-die');
    const die = open.players[of]!.dice[place];
    if (!die) return refuse('MC-1', 'no-such-die');
    return die.used ? refuse('MC-18', 'die-used') : undefined;
  },
  apply({ open }, seat, { seat: of, die: place, value }, { say }) {
    const die = open.players[of]!.dice[place]!;
    say('all', 'die-set', { player: { seat }, from: die.value, to: value });
    die.value = value;
    taskDone(open, seat, say);
  },
  *candidates({ open }, seat) {
    for (const of of diceSeats(open, seat)) {
      for (const die of open.players[of]!.dice.keys()) {
        for (let value = 1; value <= figures.dieFaces; value++) yield { seat: of, die, value };
      }
    }
  },
});

/** A District turned to its side B; its dice count at once (MC-8). */
export const upgrade = move({
  args: z.strictObject({ district: z.int() }),
  check({ open }, _seat, { district }) {
    return basicDistricts(open).includes(district) ? undefined : refuse('MC-8', 'upgraded-already');
  },
  apply({ open }, seat, { district }, { say }) {
    upgradeDistrict(open, seat, district, say);
    taskDone(open, seat, say);
  },
  candidates: ({ open }) => basicDistricts(open).map((district) => ({ district })),
});

/** A token back into its owner's pool. */
export const retrieveToken = move({
  args: z.strictObject({ area: areaSchema }),
  check({ open }, _seat, { area }) {
    const areas = open.turn.tasks[0]!.is === 'token' ? areasWithToken(open) : quartersWithToken(open);
    return areas.includes(area) ? undefined : refuse('MC-7', 'no-token-to-retrieve', undefined, [area]);
  },
  apply({ open }, seat, { area }, { say }) {
    tokenBack(open, seat, area, say);
    taskDone(open, seat, say);
  },
  candidates: ({ open }) => areasWithToken(open).map((area) => ({ area })),
});

/** The optional card of cooperation: the player at turn names both resources, no consent is asked (MC-10). */
export const swap = move({
  args: z.strictObject({ give: resourceSchema, take: resourceSchema }),
  check({ open }, seat, { give, take: wanted }) {
    if (!held(open, seat).includes(give))
      return refuse('MC-10', 'resource-missing', { resource: { word: `goods.${give}` } });
    const partner = otherSeat(open, seat)!;
    if (held(open, partner).includes(wanted)) return undefined;
    return refuse('MC-10', 'partner-lacks', { player: { seat: partner }, resource: { word: `goods.${wanted}` } });
  },
  apply({ open }, seat, { give, take: wanted }, { say }) {
    swapResources(open, seat, give, wanted, say);
    taskDone(open, seat, say);
  },
  *candidates() {
    for (const give of resources) for (const wanted of resources) yield { give, take: wanted };
  },
});

/** A stage bonus not taken (MC-4). */
export const decline = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply({ open }, seat, _args, { say }) {
    open.turn.tasks.shift();
    say('all', 'declined', { player: { seat } });
    settle(open, seat, say);
  },
});

/** Stages of what is yet to be decided within an action, and those of a stage bonus, which may be declined. */
export const taskStages = {
  any: ['take', 'takeAdvantage'],
  money: ['takeMoney', 'takeAdvantage'],
  cards: ['retrieveCard', 'takeAdvantage'],
  die: ['setDie', 'takeAdvantage'],
  district: ['upgrade', 'takeAdvantage'],
  token: ['retrieveToken', 'takeAdvantage'],
  quarterToken: ['retrieveToken', 'takeAdvantage'],
  exchange: ['exchange', 'takeAdvantage'],
  stage: ['build', 'takeAdvantage'],
  swap: ['swap', 'takeAdvantage'],
  'bonus-any': ['take', 'decline'],
  'bonus-money': ['takeMoney', 'decline'],
  'bonus-cards': ['retrieveCard', 'decline'],
  'bonus-die': ['setDie', 'decline'],
  'bonus-district': ['upgrade', 'decline'],
  'bonus-token': ['retrieveToken', 'decline'],
} as const satisfies Record<TaskKind, readonly string[]> & Record<string, readonly string[]>;

/** The stage of the first decision that waits; undefined where none does. */
export function taskStage({ turn }: Open): keyof typeof taskStages | undefined {
  const task = turn.tasks[0];
  if (!task?.bonus) return task?.is;
  const stage = `bonus-${task.is}`;
  if (!isTaskStage(stage)) throw new Error(`a stage bonus of ${task.is} is none that can be declined`);
  return stage;
}

const isTaskStage = (stage: string): stage is keyof typeof taskStages => Object.hasOwn(taskStages, stage);
