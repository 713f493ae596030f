import type { CardName } from '../content/cards.ts';
import type { Effect } from '../content/effects.ts';
import { type Resource, resources } from '../content/goods.ts';
import { areaInWords } from '../words/places.ts';
import { complete, projectsNow } from './building.ts';
import { gain, hasResource } from './company.ts';
import type { Tools } from './define.ts';
import { unusedDie } from './dice.ts';
import { isCompetitive, isCooperative, otherSeat, sideOf } from './modes.ts';
import type { Area, Open, Seat, Task } from './state.ts';
import { areasWithToken, quartersWithToken, retrieve } from './tokens.ts';

type Say = Tools['say'];

/** Carries out effects in order: what needs no decision at once, the rest as tasks before those already waiting. */
export function carryOut(open: Open, seat: Seat, effects: readonly Effect[], bonus: boolean, say: Say): void {
  const tasks: Task[] = [];
  for (const effect of effects) {
    if (effect.is === 'time') {
      // In competition the marker counts turns and never stays (MC-17).
      if (!isCompetitive(open)) open.turn.timeStays = true;
    } else if (effect.is === 'gain' && !bonus) {
      receive(open, seat, effect.good, effect.count, say);
    } else {
      tasks.push(taskOf(effect, bonus));
    }
  }
  open.turn.tasks.unshift(...tasks);
}

function taskOf(effect: Exclude<Effect, { is: 'time' }>, bonus: boolean): Task {
  const count = 'count' in effect ? effect.count : 1;
  if (effect.is === 'gain') return { is: 'money', count, bonus };
  if (effect.is === 'tokens') return { is: effect.from === 'quarters' ? 'quarterToken' : 'token', count, bonus };
  return { is: effect.is, count, bonus };
}

/** Moves a marker up and says so. */
export function receive(open: Open, seat: Seat, good: Resource | 'money', count: number, say: Say): void {
  gain(open.players[seat]!.goods, good, count);
  say('all', 'gained', { player: { seat }, goods: { word: `cost.${good}`, params: { number: count } } });
}

/** Puts a Project card back into the hand and says so. */
export function retrieveCard(open: Open, seat: Seat, card: CardName, say: Say): void {
  const side = open.sides[sideOf(open, seat)]!;
  side.discard.splice(side.discard.indexOf(card), 1);
  side.hand.push(card);
  say('all', 'card-back', { player: { seat }, card: { word: `card.${card}` } });
}

/** Takes a token back and says so. */
export function retrieveToken(open: Open, seat: Seat, area: Area, say: Say): void {
  const place = areaInWords(open, area);
  retrieve(open, area);
  say('all', 'token-back', { player: { seat }, place });
}

/** Turns a District to its side B and says so. */
export function upgradeDistrict(open: Open, seat: Seat, district: number, say: Say): void {
  open.districts[district]!.upgraded = true;
  say('all', 'upgraded', { player: { seat }, place: { word: `district.${district}` } });
}

/** Completes a stage or Goal and says so; its bonus is asked about next (MC-18). */
export function completeProject(open: Open, seat: Seat, area: Area, from: Area | undefined, say: Say): void {
  const built = areaInWords(open, area);
  const building = open.building?.name;
  if (from !== undefined) say('all', 'token-taken', { player: { seat }, place: areaInWords(open, from) });
  const bonus = complete(open, seat, area, from);
  say('all', 'built', { player: { seat }, area: built });
  if (bonus) carryOut(open, seat, [bonus], true, say);
  if (open.building && open.building.name !== building) {
    say('all', 'card-turned', { building: { word: `building.${open.building.name}` } });
  }
}

/** Gives one resource of each player to the other and says so. */
export function swapResources(open: Open, seat: Seat, give: Resource, take: Resource, say: Say): void {
  const mine = open.players[seat]!.goods;
  const other = otherSeat(open, seat)!;
  const theirs = open.players[other]!.goods;
  mine[give] -= 1;
  theirs[take] -= 1;
  gain(mine, take, 1);
  gain(theirs, give, 1);
  const words = { give: { word: `goods.${give}` as const }, take: { word: `goods.${take}` as const } };
  say('all', 'swapped', { player: { seat }, partner: { seat: other }, ...words });
}

/** Districts that still show side A. */
export function basicDistricts(open: Open): number[] {
  return [...open.districts.keys()].filter((district) => !open.districts[district]!.upgraded);
}

/** The seats whose dice a seat may change: in cooperation both (MC-10). */
export function diceSeats(open: Open, seat: Seat): Seat[] {
  return isCooperative(open) ? [...open.players.keys()] : [seat];
}

/** The resources that a company has. */
export function held(open: Open, seat: Seat): Resource[] {
  return resources.filter((resource) => open.players[seat]!.goods[resource] > 0);
}

/** True where a task has nothing to act on. */
function isIdle(open: Open, seat: Seat, task: Task): boolean {
  switch (task.is) {
    case 'any':
    case 'money':
      return false;
    case 'cards':
      return open.sides[sideOf(open, seat)]!.discard.length === 0;
    case 'die':
      return diceSeats(open, seat).every((other) => unusedDie(open, other) === undefined);
    case 'district':
      return basicDistricts(open).length === 0;
    case 'token':
      return areasWithToken(open).length === 0;
    case 'quarterToken':
      return quartersWithToken(open).length === 0;
    case 'exchange':
      return !hasResource(open.players[seat]!.goods);
    case 'stage':
      return projectsNow(open, seat).next().done === true;
    case 'swap':
      return held(open, seat).length === 0 || held(open, otherSeat(open, seat)!).length === 0;
  }
}

/** Does a task that leaves no choice; false where it leaves one. A bonus always does. */
function isForced(open: Open, seat: Seat, task: Task, say: Say): boolean {
  if (task.bonus) return false;
  if (task.is === 'cards') {
    const { discard } = open.sides[sideOf(open, seat)]!;
    if (discard.length > task.count) return false;
    for (const card of [...discard]) retrieveCard(open, seat, card, say);
    return true;
  }
  if (task.is === 'token' || task.is === 'quarterToken') {
    const areas = task.is === 'token' ? areasWithToken(open) : quartersWithToken(open);
    if (areas.length > task.count) return false;
    for (const area of areas) retrieveToken(open, seat, area, say);
    return true;
  }
  if (task.is === 'district') {
    const [only, ...more] = basicDistricts(open);
    if (more.length > 0) return false;
    upgradeDistrict(open, seat, only!, say);
    return true;
  }
  if (task.is === 'swap') {
    const [give, ...others] = held(open, seat);
    const [take, ...more] = held(open, otherSeat(open, seat)!);
    if (others.length > 0 || more.length > 0) return false;
    swapResources(open, seat, give!, take!, say);
    return true;
  }
  if (task.is === 'stage') {
    const [only, ...more] = projectsNow(open, seat);
    if (more.length > 0) return false;
    completeProject(open, seat, only!.area, only!.from, say);
    return true;
  }
  return false;
}

/** Whatever leaves no choice happens; then either a decision waits, or the action is over. */
export function settle(open: Open, seat: Seat, say: Say): void {
  const { turn } = open;
  while (turn.tasks.length > 0 && !open.ended) {
    const task = turn.tasks.shift()!;
    if (isIdle(open, seat, task) || isForced(open, seat, task, say)) continue;
    turn.tasks.unshift(task);
    return;
  }
  if (open.ended || turn.step !== 'project') return;
  const side = open.sides[sideOf(open, seat)]!;
  // A card goes on the discard pile after its action, so that it never retrieves itself (MC-15).
  if (turn.card) side.discard.push(turn.card);
  turn.card = null;
  turn.step = 'investment';
}

/** One decision of the first task has been taken. */
export function taskDone(open: Open, seat: Seat, say: Say): void {
  const task = open.turn.tasks[0]!;
  if (task.count > 1) task.count -= 1;
  else open.turn.tasks.shift();
  settle(open, seat, say);
}
