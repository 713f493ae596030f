import type { CouncilRow } from '../content/council.ts';
import type { Tools } from './define.ts';
import { addVotes } from './earning.ts';
import { canInvest, columnPrice, councilSide, type Investment } from './investing.ts';
import { stepsAfter } from './plan.ts';
import type { Open, Pending, Seat, SmallCityState } from './state.ts';
import { hallRoom, type Stored, store, waysToStore } from './stores.ts';
import { materialWord } from './telling.ts';
import { newWorks } from './works.ts';

/**
 * Whose turn it is in a phase played in order, in the stage of the question that is open.
 * @param kinds the questions that come up in that phase
 * @throws where another one is open
 */
export function awaitedNow<const Stage extends string, const Kinds extends readonly Pending['kind'][]>(
  { queue, pending }: Open,
  stage: Stage,
  kinds: Kinds,
): Record<Seat, Stage | Kinds[number]> {
  const seat = queue[0];
  if (seat === undefined) return {};
  const asked = pending === null ? stage : kinds.find((kind) => kind === pending.kind);
  if (asked === undefined) throw new Error(`${pending?.kind} is no question of this phase`);
  return { [seat]: asked };
}

export function seatingOrder({ players }: Open): Seat[] {
  return players.map((_, seat) => seat);
}

/** The question is answered; the turn passes. In Phase VII whoever can move no disc is passed over (SC-18). */
export function passOn(open: Open): void {
  open.pending = null;
  open.works = null;
  open.queue.shift();
  if (open.phase === 'council') skipThoseWhoCannotInvest(open);
}

export function skipThoseWhoCannotInvest(open: Open): void {
  while (open.queue.length > 0 && !canInvest(open, open.queue[0]!, false)) open.queue.shift();
}

function ask(open: Open, pending: Pending): void {
  open.pending = pending;
}

/** Pays for a move of a disc and moves it; Special Promises are drawn where they are the payment (SC-22). */
export function invest(draft: SmallCityState, seat: Seat, investment: Investment, tools: Tools): void {
  const { open } = draft;
  const player = open.players[seat]!;
  const { disc, row, column, pay } = investment;
  const price = columnPrice(column);
  const words = { player: { seat }, row: { word: `council.${row}` as const }, column };
  player.discs[disc] = { row, column };
  if (pay === 'special') {
    tools.say('all', 'invested-special', { ...words, number: Math.min(price, open.deck) });
    drawSpecials(draft, seat, row, column, price, tools);
    return;
  }
  if (pay === 'money') player.money -= price;
  else addVotes(open, seat, 'investment', -price);
  tools.say('all', pay === 'money' ? 'invested-money' : 'invested-votes', { ...words, price });
  giveBonus(open, seat, row, column, tools);
}

function drawSpecials(
  draft: SmallCityState,
  seat: Seat,
  row: CouncilRow,
  column: number,
  price: number,
  tools: Tools,
): void {
  const { open } = draft;
  const drawn = draft.sealed.specials.splice(0, price);
  open.deck -= drawn.length;
  draft.own[seat]!.specialsOffered = drawn;
  ask(open, { kind: 'special', row, column, drawn: drawn.length });
  if (drawn.length === 1) keepSpecial(draft, seat, drawn[0]!, tools);
}

/** Keeps one Special Promise; the rest go under the deck in an order that nobody chooses (SC-22). */
export function keepSpecial(draft: SmallCityState, seat: Seat, card: number, tools: Tools): void {
  const { open } = draft;
  const own = draft.own[seat]!;
  const rest = own.specialsOffered.filter((other) => other !== card);
  own.specialsOffered = [];
  own.specials.push(card);
  if (rest.length > 0) draft.sealed.specials.push(...tools.random.shuffle(rest));
  open.deck += rest.length;
  open.players[seat]!.specials += 1;
  tools.say(seat, 'special-kept-own', { promise: { word: `promise.${card}` } });
  tools.say({ except: seat }, 'special-kept', { player: { seat } });
  const { row, column } = open.pending as Extract<Pending, { kind: 'special' }>;
  giveBonus(open, seat, row, column, tools);
}

/** The bonus of the space entered: by itself where there is no choice, else it is asked for (SC-18). */
function giveBonus(open: Open, seat: Seat, row: CouncilRow, column: number, tools: Tools): void {
  const side = councilSide(open);
  open.pending = null;
  if (row === 'economy') ask(open, { kind: 'economy', column });
  if (row === 'industry') {
    const options = side.industry[column - 1]!;
    const ways = options.flatMap((list) => waysToStore(open, seat, list));
    const isForced = ways.length === 1 || ways.every(({ hall, warehouse }) => hall.length + warehouse.length === 0);
    if (isForced) receive(open, seat, ways[0]!, tools);
    else ask(open, { kind: 'industry', column });
  }
  if (row === 'building') {
    const works = newWorks(seat, { ...side.building[column - 1]! });
    if (stepsAfter(open, works).next().done) tools.say('all', 'nothing-to-build', { player: { seat } });
    else {
      open.works = works;
      ask(open, { kind: 'building', column });
    }
  }
  if (row === 'tourism') welcomeCitizens(open, seat, side.tourism[column - 1]!, tools);
  if (open.pending === null) passOn(open);
}

/** Materials from the reserve, put away in one of the ways that are possible. */
export function receive(open: Open, seat: Seat, { hall, warehouse }: Stored, { say }: Tools): void {
  const player = open.players[seat]!;
  for (const material of hall) store(player, 'hall', material);
  for (const material of warehouse) store(player, 'warehouse', material);
  const got = [...hall, ...warehouse];
  for (const material of got) open.reserve[material] -= 1;
  if (got.length > 0) say('all', 'received', { player: { seat }, materials: got.map(materialWord) });
  else say('all', 'received-nothing', { player: { seat } });
}

/** Citizens come to City Hall; from the pool those without room go to the Career Center (Citizens Victory: SC-25). */
function welcomeCitizens(open: Open, seat: Seat, number: number, { say }: Tools): void {
  const player = open.players[seat]!;
  const own = open.victory === 'citizens';
  const come = own ? Math.min(number, player.career, hallRoom(player)) : Math.min(number, player.pool);
  const settled = Math.min(come, hallRoom(player));
  if (own) player.career -= come;
  else {
    player.pool -= come;
    player.career += come - settled;
  }
  player.hall = { ...player.hall, citizens: player.hall.citizens + settled };
  say('all', 'citizens-come', { player: { seat }, number: come });
}
