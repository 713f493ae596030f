import * as z from 'zod/mini';
import { figures, lots } from '../../content/figures.ts';
import { materials } from '../../content/tiles.ts';
import { move, phase, refuse, type Tools } from '../define.ts';
import {
  addVotes,
  commerceAt,
  commercePlaces,
  factoryPlaces,
  isForced,
  isUseful,
  produce as make,
  stillProducing,
  type Target,
  targetsFor,
  touristIncome,
  trade as tradeMaterial,
} from '../earning.ts';
import { turnOrder } from '../seats.ts';
import { materialSchema, type Open, type Place, placeSchema, type Seat, storeSchema } from '../state.ts';
import { storesOf, without } from '../stores.ts';
import { materialWord, placeWord } from '../telling.ts';
import { awaitedNow, seatingOrder } from '../turns.ts';

/** Spaces that have not done their work yet. */
const spacesLeft = ({ earning }: Open) => new Set(earning?.spaces);

/** Trades a material for money or votes, as the space says. */
export const trade = move({
  args: z.strictObject({ at: placeSchema, material: materialSchema, from: storeSchema }),
  *candidates({ open }, seat) {
    for (const at of spacesLeft(open)) {
      if (commerceAt(open, at) === 'moneyForVotes') continue;
      for (const material of materials) {
        for (const from of storesOf(open.players[seat]!, material)) yield { at, material, from };
      }
    }
  },
  check({ open }, seat, { at, material, from }) {
    if (open.earning!.part !== 'commerce' || !open.earning!.spaces.includes(at))
      return refuse('SC-18', 'space-used', {}, [at]);
    if (commerceAt(open, at) === 'moneyForVotes') return refuse('income', 'sells-votes', {}, [at]);
    const lying = storesOf(open.players[seat]!, material).includes(from);
    return lying ? undefined : refuse('income', 'no-material', { material: materialWord(material) });
  },
  apply({ open }, seat, { at, material, from }, { say }) {
    const { money, votes } = tradeMaterial(open, seat, at, material, from);
    open.earning!.spaces = without(open.earning!.spaces, at);
    const words = { player: { seat }, material: materialWord(material), at: placeWord(at, seat) };
    if (money > 0) say('all', 'sold-for-money', { ...words, money });
    else say('all', 'sold-for-votes', { ...words, votes });
  },
});

/** Buys one lot of votes. */
export const buyVotes = move({
  args: z.strictObject({ at: placeSchema, lot: z.int().check(z.minimum(0), z.maximum(lots.length - 1)) }),
  *candidates({ open }) {
    for (const at of spacesLeft(open)) for (const lot of lots.keys()) yield { at, lot };
  },
  check({ open }, seat, { at, lot }) {
    if (open.earning!.part !== 'commerce' || !open.earning!.spaces.includes(at))
      return refuse('SC-18', 'space-used', {}, [at]);
    if (commerceAt(open, at) !== 'moneyForVotes') return refuse('income', 'sells-no-votes', {}, [at]);
    const { money } = open.players[seat]!;
    const cost = lots[lot]!.money;
    return money < cost ? refuse('income', 'needs-money', { cost, money }) : undefined;
  },
  apply({ open }, seat, { at, lot }, { say }) {
    const { money, votes } = lots[lot]!;
    open.players[seat]!.money -= money;
    addVotes(open, seat, 'lots', votes);
    open.earning!.spaces = without(open.earning!.spaces, at);
    say('all', 'bought-votes', { player: { seat }, money, votes });
  },
});

/** No more trades: Factories are next. */
export const endTrade = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply({ open }, seat, _args, tools) {
    startFactories(open, seat);
    goOn(open, tools);
  },
});

/** Says which Factory space produces next and where its material goes. */
export const produce = move({
  args: z.strictObject({ at: placeSchema, to: z.enum(['hall', 'warehouse', 'host', 'waste']) }),
  *candidates({ open }, seat) {
    for (const at of spacesLeft(open)) for (const to of targetsFor(open, seat, at)) yield { at, to };
  },
  check({ open }, seat, { at, to }) {
    if (open.earning!.part !== 'factory' || !open.earning!.spaces.includes(at))
      return refuse('SC-18', 'space-used', {}, [at]);
    return targetsFor(open, seat, at).includes(to) ? undefined : refuse('SC-18', 'not-put-there');
  },
  apply({ open }, seat, { at, to }, tools) {
    makeOne(open, seat, at, to, tools);
    goOn(open, tools);
  },
});

function makeOne(open: Open, seat: Seat, at: Place, to: Target, { say }: Tools): void {
  const material = make(open, seat, at, to);
  open.earning!.spaces = stillProducing(open, without(open.earning!.spaces, at));
  const words = { player: { seat }, material: materialWord(material) };
  if (to === 'waste') say('all', 'wasted', words);
  else if (to === 'host') say('all', 'produced-for-host', { ...words, host: { seat: Number(at[0]) } });
  else say('all', 'produced', { ...words, where: { word: to === 'hall' ? 'store.hall' : 'store.warehouse' } });
}

function startCommerce(open: Open, seat: Seat, { say }: Tools): void {
  const places = commercePlaces(open, seat);
  const dollars = places.filter((place) => commerceAt(open, place) === 'dollar');
  if (dollars.length > 0) {
    const money = dollars.length * figures.dollarSpace;
    open.players[seat]!.money += money;
    say('all', 'earned', { player: { seat }, money });
  }
  open.earning = { part: 'commerce', spaces: places.filter((place) => !dollars.includes(place)) };
}

function startFactories(open: Open, seat: Seat): void {
  open.earning = { part: 'factory', spaces: stillProducing(open, factoryPlaces(open, seat)) };
}

/** Goes on with the income of one player after the other until there is something to ask (SC-18). */
function goOn(open: Open, tools: Tools): void {
  while (open.queue.length > 0) {
    const seat = open.queue[0]!;
    if (open.earning === null) {
      startCommerce(open, seat, tools);
      if (open.earning!.spaces.some((place) => isUseful(open, seat, place))) return;
      startFactories(open, seat);
    }
    while (open.earning!.spaces.length > 0) {
      if (!isForced(open, seat, open.earning!.spaces)) return;
      const at = open.earning!.spaces[0]!;
      makeOne(open, seat, at, targetsFor(open, seat, at)[0]!, tools);
    }
    open.earning = null;
    open.queue.shift();
  }
}

/** Phase IV. */
export const income = phase({
  begin({ open }, tools) {
    for (const { seat, money } of touristIncome(open)) {
      open.players[seat]!.money += money;
      tools.say('all', 'tourists-earn', { player: { seat }, money });
    }
    open.queue = turnOrder(open);
    goOn(open, tools);
  },
  awaits: (open) => awaitedNow(open, open.earning?.part === 'factory' ? 'produce' : 'trade', []),
  order: seatingOrder,
  stages: { trade: ['trade', 'buyVotes', 'endTrade'], produce: ['produce'] },
  next: () => 'voting',
});
