import { isIndustrial } from '../content/districts.ts';
import type { Effect } from '../content/effects.ts';
import { figures } from '../content/figures.ts';
import { type Resource, resources } from '../content/goods.ts';
import { quarters } from '../rules/city.ts';
import { turned } from '../rules/dice.ts';
import type { Deed } from './deeds.ts';
import { deck, type Ground } from './ground.ts';
import { at, copyOf, copyOnto, type Position, shift, stock } from './position.ts';

const { track, dieFaces } = figures;
const money = resources.length;
const payments = [0, 1, 2, money];

/** Called at the end of each round found, before the dice of the next are rolled. What it is handed is used again. */
export type Leaf = (end: Position, trail: readonly Deed[]) => void;

/** How much of the preparation a search looks at: payments at most, and whether it sells. */
export interface Reach {
  payments: number;
  sells: boolean;
  /** Only rounds in which the value of a die matters, for the card or for the Quarter. */
  byDice?: boolean;
}

/**
 * Finds every sensible way to finish the round from a position. Payments are made only for dice that are then used,
 * tokens removed only where the Engineer goes or where the pool runs low.
 */
export function findRounds(ground: Ground, start: Position, reach: Reach, leaf: Leaf): void {
  const trail: Deed[] = [];
  if (start.task) decideTask(ground, start, trail, leaf);
  else if (start.step === at.preparation) prepare(ground, start, reach, trail, leaf);
  else if (start.step === at.project) playCards(ground, start, { payments: 0, sells: false }, trail, leaf);
  else invest(ground, start, trail, leaf);
}

function prepare(ground: Ground, start: Position, reach: Reach, trail: Deed[], leaf: Leaf): void {
  playCards(ground, start, reach, trail, leaf);
  // With an empty pool the round is lost unless a token comes back: one more removal, wherever it lies.
  if (start.pool > 0 || reach.payments === 0) return;
  for (let cell = 0; cell < quarters.length; cell++) {
    if (!((start.tokens >> cell) & 1)) continue;
    for (const pay of payments) {
      const next = paid(start, pay);
      if (!next) continue;
      next.tokens &= ~(1 << cell);
      next.pool += 1;
      trail.push(['removeToken', cell, pay, 0]);
      playCards(ground, next, { ...reach, payments: reach.payments - 1 }, trail, leaf);
      trail.pop();
    }
  }
}

function paid(position: Position, pay: number): Position | undefined {
  const price = pay === money ? figures.moneyPerPayment : figures.resourcePerPayment;
  if (stock(position, pay) < price) return undefined;
  const next = copyOf(position);
  shift(next, pay, -price, track);
  return next;
}

/** Every card with every use and end, and retrieving all cards; what dice they need is turned and paid for first. */
function playCards(ground: Ground, start: Position, reach: Reach, trail: Deed[], leaf: Leaf): void {
  for (let card = 0; card < deck.length; card++) {
    if (!((start.hand >> card) & 1) || (start.barred >> card) & 1) continue;
    const { move, die, actions } = deck[card]!;
    for (let use = 0; use < actions.length; use++) {
      const effects = actions[use];
      if (!effects) continue;
      for (const to of ground.ends[start.engineer]![move]!) {
        if (to === start.blocked) continue;
        withDice(ground, start, reach, to, use === 1 ? die! : 0, trail, (ready) => {
          const next = copyOf(ready);
          next.engineer = to;
          next.step = at.project;
          next.inPlay = 1 << card;
          next.hand &= ~(1 << card);
          if (use === 1 && !takeDie(next, 1 << die!)) return;
          trail.push(['play', card, to, use]);
          carryOut(ground, next, effects, trail, leaf);
          trail.pop();
        });
      }
    }
  }
  for (const to of ground.ends[start.engineer]![figures.retrieveMove]!) {
    if (to === start.blocked) continue;
    withDice(ground, start, reach, to, 0, trail, (ready) => {
      const next = copyOf(ready);
      next.engineer = to;
      next.step = at.investment;
      next.hand |= next.discard;
      next.discard = 0;
      trail.push(['gather', to, 0, 0]);
      invest(ground, next, trail, leaf);
      trail.pop();
    });
  }
}

/** Hands on the position as it is, and with dice turned for the card, the Quarter or both, token removed, resources sold. */
function withDice(
  ground: Ground,
  start: Position,
  reach: Reach,
  to: number,
  cardDie: number,
  trail: Deed[],
  then: (ready: Position) => void,
): void {
  const covered = ((start.tokens | start.others) >> to) & 1;
  const wanted = valuesAt(ground, start, to);
  const cardBits = cardDie ? 1 << cardDie : 0;
  const offer = (first: number, second: number, quarterDie: 0 | 1 | -1, removes: number) => {
    const turns0 = first ? turnsTo(start.die0, first) : 0;
    const turns1 = second ? turnsTo(start.die1, second) : 0;
    if (turns0 === undefined || turns1 === undefined) return;
    if (Math.abs(turns0) + Math.abs(turns1) + removes > reach.payments) return;
    const dieForQuarter = quarterDie === 0 ? turns0 : quarterDie === 1 ? turns1 : 0;
    // Without a payment for the Quarter's die this is the plan without one, which is offered anyway.
    if (quarterDie >= 0 && dieForQuarter === 0) return;
    const paidFor = dieForQuarter !== 0 ? 2 : removes ? 1 : 0;
    const ready = copyOf(start);
    ready.paidFor = reach.byDice && !cardDie ? 2 : paidFor;
    payFor(ready, turns0, turns1, removes ? to : -1, 0, trail, then);
    if (reach.sells && ground.kinds[to] === 'residential' && start.money < track) {
      for (let sold = 0; sold < money; sold++) {
        if (stock(start, sold) === 0) continue;
        const next = copyOf(start);
        next.paidFor = 2;
        shift(next, sold, -1, track);
        shift(next, money, figures.moneyPerResource, track);
        trail.push(['sell', sold, 0, 0]);
        payFor(next, turns0, turns1, removes ? to : -1, 0, trail, then);
        trail.pop();
      }
    }
  };
  for (let removes = 0; removes <= covered; removes++) {
    if (reach.byDice && !cardDie && !fits(start, wanted)) {
      // Without a turned die nothing here depends on dice.
    } else if (cardBits) {
      offer(cardBits, 0, -1, removes);
      if (start.die0 !== start.die1) offer(0, cardBits, -1, removes);
    } else {
      offer(0, 0, -1, removes);
    }
    if (covered && !removes) continue;
    offer(cardBits, wanted, 1, removes);
    offer(wanted, cardBits, 0, removes);
  }
}

/** Pays for everything in every mix of goods: each kind of payment is tried in one order only. */
function payFor(
  position: Position,
  turns0: number,
  turns1: number,
  removes: number,
  from: number,
  trail: Deed[],
  then: (ready: Position) => void,
): void {
  if (turns0 === 0 && turns1 === 0 && removes < 0) {
    then(position);
    return;
  }
  for (let place = from; place < payments.length; place++) {
    const pay = payments[place]!;
    const next = paid(position, pay);
    if (!next) continue;
    if (turns0 !== 0) {
      const by = Math.sign(turns0) as 1 | -1;
      next.die0 = turned(next.die0, by);
      trail.push(['turnDie', 0, by, pay]);
      payFor(next, turns0 - by, turns1, removes, place, trail, then);
    } else if (turns1 !== 0) {
      const by = Math.sign(turns1) as 1 | -1;
      next.die1 = turned(next.die1, by);
      trail.push(['turnDie', 1, by, pay]);
      payFor(next, 0, turns1 - by, removes, place, trail, then);
    } else {
      if ((next.tokens >> removes) & 1) next.pool += 1;
      next.tokens &= ~(1 << removes);
      next.others &= ~(1 << removes);
      trail.push(['removeToken', removes, pay, 0]);
      payFor(next, 0, 0, -1, place, trail, then);
    }
    trail.pop();
  }
}

/** Steps to the nearest wanted value, negative downwards; undefined for a die that was used. */
function turnsTo(value: number, wanted: number): number | undefined {
  if (value === 0 || wanted === 0) return undefined;
  for (let steps = 0; steps <= dieFaces / 2; steps++) {
    if ((wanted >> (((value - 1 + steps) % dieFaces) + 1)) & 1) return steps;
    if ((wanted >> (((value - 1 - steps + dieFaces) % dieFaces) + 1)) & 1) return -steps;
  }
  return undefined;
}

/** The values of a Quarter's advanced action as bits. */
function valuesAt(ground: Ground, position: Position, cell: number): number {
  return ground.dice[cell]![(position.upgraded >> ground.district[cell]!) & 1]!;
}

/** Takes an unused die of one of the values; any where none is named. False where there is none. */
function takeDie(position: Position, wanted: number): boolean {
  if (position.die0 && (wanted >> position.die0) & 1) position.die0 = 0;
  else if (position.die1 && (wanted >> position.die1) & 1) position.die1 = 0;
  else return false;
  return true;
}

/** True where an unused die shows one of the values. */
function fits({ die0, die1 }: Position, wanted: number): boolean {
  return (die0 !== 0 && ((wanted >> die0) & 1) === 1) || (die1 !== 0 && ((wanted >> die1) & 1) === 1);
}

const anyValue = -1;

function carryOut(ground: Ground, position: Position, effects: readonly Effect[], trail: Deed[], leaf: Leaf): void {
  for (const effect of effects) {
    if (effect.is === 'gain')
      shift(position, effect.good === 'money' ? money : resources.indexOf(effect.good), effect.count, track);
    else if (effect.is === 'time') position.timeStays = !ground.competitive;
    else setTask(position, effect, false);
  }
  decideTask(ground, position, trail, leaf);
}

function setTask(position: Position, effect: Exclude<Effect, { is: 'time' }>, bonus: boolean): void {
  position.bonus = bonus;
  position.count = 'count' in effect ? effect.count : 1;
  if (effect.is === 'gain') position.task = 'money';
  else if (effect.is === 'tokens') position.task = effect.from === 'quarters' ? 'quarterToken' : 'token';
  else position.task = effect.is;
}

function oneDone(ground: Ground, position: Position, trail: Deed[], leaf: Leaf): void {
  position.count -= 1;
  if (position.count <= 0) position.task = '';
  decideTask(ground, position, trail, leaf);
}

function taskOver(ground: Ground, position: Position, trail: Deed[], leaf: Leaf): void {
  position.task = '';
  position.bonus = false;
  if (position.step === at.project) {
    position.discard |= position.inPlay;
    position.inPlay = 0;
    position.step = at.investment;
  }
  invest(ground, position, trail, leaf);
}

/** Every way to take the next decision of an action. What the table does by itself is no deed. */
function decideTask(ground: Ground, position: Position, trail: Deed[], leaf: Leaf): void {
  if (!position.task) {
    taskOver(ground, position, trail, leaf);
    return;
  }
  const before = trail.length;
  const go = (deed: Deed | undefined, change: (next: Position) => void) => {
    const next = copyOf(position);
    change(next);
    if (deed) trail.push(deed);
    oneDone(ground, next, trail, leaf);
    trail.length = before;
  };
  switch (position.task) {
    case 'any':
      for (let good = 0; good < money; good++) go(['take', good, 0, 0], (next) => shift(next, good, 1, track));
      return;
    case 'money':
      go(['takeMoney', 0, 0, 0], (next) => {
        shift(next, money, next.count, track);
        next.count = 1;
      });
      return;
    case 'cards':
      retrieveCards(ground, position, trail, leaf, go);
      return;
    case 'die':
      setDice(ground, position, trail, leaf, go);
      return;
    case 'district':
      upgradeDistricts(ground, position, trail, leaf, go);
      return;
    case 'token':
    case 'quarterToken':
      retrieveTokens(ground, position, trail, leaf, go);
      return;
    case 'exchange':
      exchangeByCard(ground, position, trail, leaf, go);
      return;
    case 'swap':
      swapGoods(ground, position, trail, leaf, go);
      return;
    case 'stage':
      buildByCard(ground, position, trail, leaf);
      return;
  }
}

type Go = (deed: Deed | undefined, change: (next: Position) => void) => void;

function retrieveCards(ground: Ground, position: Position, trail: Deed[], leaf: Leaf, go: Go): void {
  const list = deck.map((_, card) => card).filter((card) => (position.discard >> card) & 1);
  if (list.length === 0) {
    taskOver(ground, copyOf(position), trail, leaf);
    return;
  }
  if (!position.bonus && list.length <= position.count) {
    go(undefined, (next) => {
      next.hand |= next.discard;
      next.discard = 0;
      next.count = 0;
    });
    return;
  }
  for (const card of list) {
    go(['retrieveCard', card, 0, 0], (next) => {
      next.hand |= 1 << card;
      next.discard &= ~(1 << card);
    });
  }
  declineAlso(ground, position, trail, leaf);
}

/** A die is set to what the Quarter underfoot takes; else to what it shows. */
function setDice(ground: Ground, position: Position, trail: Deed[], leaf: Leaf, go: Go): void {
  const die = position.die0 ? 0 : position.die1 ? 1 : -1;
  if (die < 0) {
    taskOver(ground, copyOf(position), trail, leaf);
    return;
  }
  const wanted = valuesAt(ground, position, position.engineer);
  let value = die === 0 ? position.die0 : position.die1;
  for (let face = 1; face <= dieFaces; face++) if ((wanted >> face) & 1) value = face;
  go(['setDie', die, value, 0], (next) => {
    if (die === 0) next.die0 = value;
    else next.die1 = value;
  });
}

function upgradeDistricts(ground: Ground, position: Position, trail: Deed[], leaf: Leaf, go: Go): void {
  const list = [...Array(figures.districts).keys()].filter((district) => !((position.upgraded >> district) & 1));
  if (list.length === 0) {
    taskOver(ground, copyOf(position), trail, leaf);
    return;
  }
  const forced = list.length === 1 && !position.bonus;
  for (const district of list) {
    go(forced ? undefined : ['upgrade', district, 0, 0], (next) => {
      next.upgraded |= 1 << district;
    });
  }
}

/** The areas with a token that are worth telling apart: of the stages, where nothing depends on which, only one. */
function tokenAreas(ground: Ground, position: Position, quartersOnly: boolean): number[] {
  const found: number[] = [];
  const lie = position.tokens | position.others;
  for (let cell = 0; cell < quarters.length; cell++) if ((lie >> cell) & 1) found.push(cell);
  if (quartersOnly) return found;
  const marks = position.marks | position.otherMarks;
  for (let site = 0; marks >> site; site++) {
    if (!((marks >> site) & 1)) continue;
    found.push(quarters.length + site);
    if (!ground.competitive) break;
  }
  return found;
}

function tokenCount(position: Position, quartersOnly: boolean): number {
  let lie = 0;
  for (let set = position.tokens | position.others; set; set &= set - 1) lie += 1;
  if (quartersOnly) return lie;
  for (let set = position.marks | position.otherMarks; set; set &= set - 1) lie += 1;
  return lie;
}

function lift(position: Position, area: number): void {
  if (area < quarters.length) {
    if ((position.tokens >> area) & 1) position.pool += 1;
    position.tokens &= ~(1 << area);
    position.others &= ~(1 << area);
  } else {
    const bit = 1 << (area - quarters.length);
    if (position.marks & bit) position.pool += 1;
    position.marks &= ~bit;
    position.otherMarks &= ~bit;
  }
}

function retrieveTokens(ground: Ground, position: Position, trail: Deed[], leaf: Leaf, go: Go): void {
  const quartersOnly = position.task === 'quarterToken';
  const count = tokenCount(position, quartersOnly);
  if (count === 0) {
    taskOver(ground, copyOf(position), trail, leaf);
    return;
  }
  const areas = tokenAreas(ground, position, quartersOnly);
  if (!position.bonus && count <= position.count) {
    go(undefined, (next) => {
      for (const area of areas) lift(next, area);
      // Of the stages only one was named.
      if (!quartersOnly && !ground.competitive) {
        for (let set = next.marks; set; set &= set - 1) next.pool += 1;
        next.marks = 0;
      }
      next.count = 0;
    });
    return;
  }
  for (const area of areas) go(['retrieveToken', area, 0, 0], (next) => lift(next, area));
  declineAlso(ground, position, trail, leaf);
}

function declineAlso(ground: Ground, position: Position, trail: Deed[], leaf: Leaf): void {
  if (!position.bonus) return;
  trail.push(['decline', 0, 0, 0]);
  taskOver(ground, copyOf(position), trail, leaf);
  trail.pop();
}

function exchangeByCard(ground: Ground, position: Position, trail: Deed[], leaf: Leaf, go: Go): void {
  let any = false;
  for (let give = 0; give < money; give++) {
    if (stock(position, give) === 0) continue;
    any = true;
    for (let take = 0; take < money; take++) {
      go(['exchange', give, take, -1], (next) => {
        shift(next, give, -1, track);
        shift(next, take, 1, track);
      });
    }
  }
  if (!any) taskOver(ground, copyOf(position), trail, leaf);
}

function swapGoods(ground: Ground, position: Position, trail: Deed[], leaf: Leaf, go: Go): void {
  const gives = [0, 1, 2].filter((good) => stock(position, good) > 0);
  const takes = [0, 1, 2].filter((good) => position.theirs[good]! > 0);
  if (gives.length === 0 || takes.length === 0) {
    taskOver(ground, copyOf(position), trail, leaf);
    return;
  }
  const forced = gives.length === 1 && takes.length === 1;
  for (const give of gives) {
    for (const take of takes) {
      go(forced ? undefined : ['swap', give, take, 0], (next) => {
        shift(next, give, -1, track);
        shift(next, take, 1, track);
        next.theirs = next.theirs.map((count, good) =>
          Math.min(track, count - (good === take ? 1 : 0) + (good === give ? 1 : 0)),
        );
      });
    }
  }
}

/** What can be completed now, each with where a token in need comes from; −1 where the pool has one. */
export function sitesNow(ground: Ground, position: Position): [site: number, from: number][] {
  const { list, ordered } = ground.sites[position.building]!;
  const found: [number, number][] = [];
  const inNeed = position.pool === 0;
  if (inNeed && (!ground.competitive || position.points < figures.pointsForToken)) return found;
  for (let site = 0; site < list.length; site++) {
    const closed = ground.competitive ? position.marks | position.otherMarks : position.completed;
    if ((closed >> site) & 1) continue;
    const { cost } = list[site]!;
    if (
      cost[0]! <= position.coal &&
      cost[1]! <= position.steel &&
      cost[2]! <= position.wood &&
      cost[3]! <= position.money
    ) {
      if (!inNeed) found.push([site, -1]);
      else for (const from of ownAreas(position)) found.push([site, from]);
    }
    if (ordered) break;
  }
  return found;
}

function ownAreas(position: Position): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < quarters.length; cell++) if ((position.tokens >> cell) & 1) found.push(cell);
  for (let site = 0; position.marks >> site; site++) {
    if ((position.marks >> site) & 1) found.push(quarters.length + site);
  }
  return found;
}

/** Pays for a site and marks it; a bonus becomes the next task. */
function completeSite(ground: Ground, next: Position, site: number, from: number): void {
  const { list } = ground.sites[next.building]!;
  const { cost, points, bonus } = list[site]!;
  if (from >= 0) {
    next.points -= figures.pointsForToken;
    lift(next, from);
  }
  for (let good = 0; good <= money; good++) shift(next, good, -cost[good]!, track);
  next.pool -= 1;
  next.points += points;
  next.marks |= 1 << site;
  next.task = '';
  if (ground.competitive) return;
  next.completed |= 1 << site;
  if (next.completed !== (1 << list.length) - 1) {
    if (bonus && bonus.is !== 'time') setTask(next, bonus, true);
    return;
  }
  if (next.building + 1 === ground.sites.length) {
    next.won = true;
    return;
  }
  next.building += 1;
  next.tokens = 0;
  next.marks = 0;
  next.completed = 0;
  next.pool = figures.tokens;
}

function buildByCard(ground: Ground, position: Position, trail: Deed[], leaf: Leaf): void {
  const ways = sitesNow(ground, position);
  for (const [site, from] of ways) {
    const next = copyOf(position);
    completeSite(ground, next, site, from);
    if (ways.length > 1) trail.push(['build', quarters.length + site, from, 0]);
    if (next.won) leaf(next, trail);
    else decideTask(ground, next, trail, leaf);
    if (ways.length > 1) trail.pop();
  }
}

/** Every use of the Quarter underfoot, and none. */
function invest(ground: Ground, position: Position, trail: Deed[], leaf: Leaf): void {
  const { paidFor } = position;
  if (paidFor === 0) finish(ground, position, trail, leaf);
  const cell = position.engineer;
  if (position.step !== at.investment || ((position.tokens | position.others) >> cell) & 1) return;
  const kind = ground.kinds[cell]!;
  const wanted = kind === 'logistics' ? anyValue : valuesAt(ground, position, cell);
  const fitting = fits(position, wanted);
  const act = (deed: Deed, advanced: boolean, change: (next: Position) => void) => {
    if (paidFor === 2 && !advanced) return;
    const next = copyOf(position);
    next.step = at.acted;
    next.paidFor = 0;
    if (advanced) takeDie(next, wanted);
    change(next);
    trail.push(deed);
    if (next.won) leaf(next, trail);
    else if (next.task) decideTask(ground, next, trail, leaf);
    else finish(ground, next, trail, leaf);
    trail.pop();
  };
  if (isIndustrial(kind)) {
    const good = resources.indexOf(kind as Resource);
    act(['gain', 0, 0, 0], false, (next) => shift(next, good, figures.industrial, track));
    if (fitting) act(['gain', 1, 0, 0], true, (next) => shift(next, good, figures.industrialAdvanced, track));
  } else if (kind === 'residential') {
    act(['gain', 0, 0, 0], false, (next) => shift(next, money, figures.residentialMoney, track));
    if (!fitting) return;
    for (const [site, from] of sitesNow(ground, position)) {
      act(['build', quarters.length + site, from, 0], true, (next) => completeSite(ground, next, site, from));
    }
  } else if (kind === 'commercial') {
    exchanges(position, fitting, act);
  } else if (fitting) {
    if (tokenCount(position, false) > 0) {
      act(['logistics', 0, 0, 0], true, (next) =>
        setTask(next, { is: 'tokens', count: figures.logisticsTokens, from: 'anywhere' }, false),
      );
    }
    if (position.money >= figures.logisticsPrice) {
      act(['logistics', 1, 0, 0], true, (next) => {
        shift(next, money, -figures.logisticsPrice, track);
        setTask(next, { is: 'any', count: figures.logisticsResources }, false);
      });
    }
  }
}

function exchanges(
  position: Position,
  fits: boolean,
  act: (deed: Deed, advanced: boolean, change: (next: Position) => void) => void,
): void {
  for (let give = 0; give < money; give++) {
    if (stock(position, give) === 0) continue;
    for (let take = 0; take < money; take++) {
      if (take === give) continue;
      act(['exchange', give, take, -1], false, (next) => trade(next, give, [take]));
      if (!fits) continue;
      for (let second = take; second < money; second++) {
        if (second === give) continue;
        act(['exchange', give, take, second], true, (next) => trade(next, give, [take, second]));
      }
    }
  }
}

function trade(next: Position, give: number, takes: readonly number[]): void {
  shift(next, give, -1, track);
  for (const take of takes) shift(next, take, 1, track);
  shift(next, money, figures.commercialMoney, track);
}

/** Every end of a round is written here: whoever keeps one copies it. */
let ending: Position | undefined;

/** The final phase. */
function finish(ground: Ground, position: Position, trail: Deed[], leaf: Leaf): void {
  ending ??= copyOf(position);
  const next = copyOnto(ending, position);
  next.step = at.preparation;
  trail.push(['endRound', 0, 0, 0]);
  if (!(((next.tokens | next.others) >> next.engineer) & 1)) {
    if (next.pool > 0) {
      next.pool -= 1;
      next.tokens |= 1 << next.engineer;
    } else if (ground.competitive) {
      next.points = Math.max(0, next.points - figures.pointsForToken);
    } else {
      next.lost = true;
    }
  }
  if (!next.timeStays) next.marker -= 1;
  next.timeStays = false;
  if (next.marker <= 0 && !ground.competitive) next.lost = true;
  if (next.die0 && next.die1) shift(next, money, figures.unusedDice, track);
  leaf(next, trail);
  trail.pop();
}
