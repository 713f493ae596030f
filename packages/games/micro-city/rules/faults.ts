import { advantageNames } from '../content/advantages.ts';
import { cardNames, handNames, partnerCard } from '../content/cards.ts';
import { figures } from '../content/figures.ts';
import { gameOf } from '../content/games.ts';
import { goalNames } from '../content/goals.ts';
import { goods } from '../content/goods.ts';
import { quarters } from './city.ts';
import { isCompetitive, isCooperative } from './modes.ts';
import { pointsOf } from './points.ts';
import type { MicroCityState, Open } from './state.ts';
import { areasWithToken, tokenOn } from './tokens.ts';

/** What must always hold: one sentence for each fault found. */
export function faultsOf({ open, sealed, own }: MicroCityState): string[] {
  return [
    ...tokenFaults(open),
    ...cardFaults(open),
    ...playerFaults(open),
    ...boardFaults(open),
    ...deckFaults(open, sealed),
    ...(Object.keys(own).length === open.players.length ? [] : ['a seat has no drawer']),
  ];
}

function tokenFaults(open: Open): string[] {
  const placed = areasWithToken(open).map((area) => tokenOn(open, area));
  const each = isCompetitive(open) ? figures.tokensInCompetition : figures.tokens;
  const found = open.sides.flatMap(({ pool }, side) => {
    const number = pool + placed.filter((owner) => owner === side).length;
    return number === each ? [] : [`${number} Investment tokens of side ${side} instead of ${each}`];
  });
  if (placed.some((owner) => !open.sides[owner!])) found.push('a token belongs to nobody');
  if (Object.keys(open.tokens).some((cell) => !(quarters as readonly string[]).includes(cell))) {
    found.push('a token lies beside the board');
  }
  for (const { completed, token } of open.building?.stages ?? []) {
    if (token && !completed) found.push('a token lies on a stage that is not completed');
  }
  return found;
}

function cardFaults(open: Open): string[] {
  return open.sides.flatMap(({ hand, discard }, side) => {
    const inPlay = open.turn.card && (open.sides.length === 1 || open.turn.seat === side) ? [open.turn.card] : [];
    const all = [...hand, ...discard, ...inPlay];
    const wanted = all.includes(partnerCard) && isCooperative(open) ? cardNames : handNames;
    const whole = wanted.every((name) => all.includes(name)) && all.length === wanted.length;
    return whole ? [] : [`side ${side} has the Project cards ${all.join(' ')}`];
  });
}

function playerFaults(open: Open): string[] {
  return open.players.flatMap((player, seat) => {
    const found: string[] = [];
    for (const good of goods) {
      const number = player.goods[good];
      if (number < 0 || number > figures.track) found.push(`seat ${seat} has ${number} ${good}`);
    }
    if (player.dice.length !== 0 && player.dice.length !== figures.dicePerPlayer) found.push(`dice of seat ${seat}`);
    if (pointsOf(open, seat) < 0) found.push(`seat ${seat} is below 0 points`);
    if (open.turn.step !== 'placing' && player.engineer === null)
      found.push(`seat ${seat} has no Engineer on the board`);
    return found;
  });
}

function boardFaults(open: Open): string[] {
  const found: string[] = [];
  const numbers = open.districts.map(({ number }) => number);
  if (numbers.length !== figures.districts || new Set(numbers).size !== figures.districts)
    found.push('not four Districts');
  if (open.marker < 0 || open.marker > figures.lastSpace) found.push(`the time marker lies on ${open.marker}`);
  if ((open.building === null) !== isCompetitive(open)) found.push('the wrong card to build on');
  if (open.building && !gameOf(open.game).buildings.includes(open.building.name)) found.push('another building');
  return found;
}

function deckFaults(open: Open, sealed: MicroCityState['sealed']): string[] {
  if (open.advantageDeck !== sealed.advantages.length) return ['the Advantage deck is miscounted'];
  const taken = open.players.flatMap(({ earned }) =>
    earned.flatMap((one) => (one.from === 'advantage' ? one.advantage : [])),
  );
  const advantages = [...taken, ...open.advantages, ...sealed.advantages];
  const goals = [...open.goals.map(({ goal }) => goal), ...sealed.goals];
  const wanted = (names: readonly string[]) => (isCompetitive(open) ? names.length : 0);
  const whole = (list: readonly string[], names: readonly string[]) =>
    list.length === wanted(names) && new Set(list).size === list.length;
  return [
    ...(whole(advantages, advantageNames) ? [] : ['an Advantage is missing or there twice']),
    ...(whole(goals, goalNames) ? [] : ['a Goal card is missing or there twice']),
  ];
}
