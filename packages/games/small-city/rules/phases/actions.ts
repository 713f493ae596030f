import * as z from 'zod/mini';
import type { Action } from '../../content/actions.ts';
import { figures } from '../../content/figures.ts';
import { mayExpand } from '../board.ts';
import { move, phase, refuse, type Tools } from '../define.ts';
import { addVotes } from '../earning.ts';
import { canInvest, councilSide } from '../investing.ts';
import { leaveGame } from '../leaving.ts';
import { allMerges, canMerge, merge as mergeTiles, refusalOfMerge } from '../merging.ts';
import { cardCost } from '../rondel.ts';
import { isAdvanced, isSolo, living, turnOrder } from '../seats.ts';
import { cellSchema, type Open, type Pending, type Seat, type SmallCityState } from '../state.ts';
import { spaceName, tileWord } from '../telling.ts';
import { awaitedNow, passOn, seatingOrder } from '../turns.ts';

/** Lays the rondel out (SC-26 in the solo game). */
function layOut(draft: SmallCityState, { random, say }: Tools): void {
  const { open } = draft;
  const cards = open.rondel.map(({ action }) => action);
  const solo = isSolo(open);
  // Solo: in even rounds the four left over.
  const left = solo && open.round % 2 === 0;
  const deck = left ? [...draft.sealed.actions] : random.shuffle([...cards, ...draft.sealed.actions]);
  const laid = solo
    ? figures.soloCards
    : isAdvanced(open)
      ? figures.advancedCardsPerPlayer * living(open).length + figures.advancedCardsMore
      : deck.length;
  const up = deck.slice(0, laid);
  draft.sealed.actions = left ? cards : deck.slice(laid);
  open.rondel = up.map((action, place) => ({ action, by: solo && place === 0 ? ('mayor' as const) : null }));
  open.last = solo ? 0 : null;
  open.faceDown = draft.sealed.actions.length;
  say('all', 'rondel', { actions: up.map((action) => ({ word: `action.${action}` })) });
}

/** What a card asks at once, or undefined. */
function questionOf(open: Open, seat: Seat, action: Action): Pending | undefined {
  if (action === 'supporter') return { kind: 'supporter' };
  if (action === 'urbanPlanner' && mayExpand(open.players[seat]!)) return { kind: 'planner' };
  if (action === 'cityCouncilor' && canInvest(open, seat, true)) return { kind: 'councilor' };
  if (action === 'execAssistant' && canMerge(open, seat)) return { kind: 'assistant' };
  return action === 'anarchist' ? { kind: 'anarchist' } : undefined;
}

export const take = move({
  args: z.strictObject({ card: z.int().check(z.minimum(0)) }),
  *candidates({ open }) {
    for (const card of open.rondel.keys()) yield { card };
  },
  check({ open }, seat, { card }) {
    const wanted = open.rondel[card];
    if (!wanted) return refuse('actions', 'no-card');
    if (wanted.by === 'mayor') return refuse('SC-26', 'mayors-card');
    if (wanted.by !== null) return refuse('actions', 'card-taken', { player: { seat: wanted.by } });
    const cost = cardCost(open, card);
    const { money } = open.players[seat]!;
    return money < cost ? refuse('SC-3', 'needs-money', { cost, money }) : undefined;
  },
  apply(draft, seat, { card }, tools) {
    const { open } = draft;
    const player = open.players[seat]!;
    const { action } = open.rondel[card]!;
    const cost = cardCost(open, card);
    player.money -= cost;
    player.action = action;
    open.rondel[card]!.by = seat;
    open.last = card;
    tools.say('all', 'took', { player: { seat }, action: { word: `action.${action}` }, cost });
    if (action === 'mayor' && !isSolo(open)) open.nextHost = seat;
    const question = questionOf(open, seat, action);
    if (!question) return passOn(open);
    open.pending = question;
    if (question.kind === 'anarchist') calmByItself(open, seat, tools);
  },
});

/** Who can pay in one way only does; who can pay in neither is polluted (SC-23). */
function calmByItself(open: Open, seat: Seat, tools: Tools): void {
  const { money, votes } = open.players[seat]!;
  const canMoney = money >= figures.anarchistMoney;
  const canVotes = votes >= figures.anarchistVotes;
  if (canMoney && canVotes) return;
  if (canMoney || canVotes) {
    calmDown(open, seat, canMoney ? 'money' : 'votes', tools);
    return;
  }
  open.players[seat]!.pollution += figures.anarchistPollution;
  tools.say('all', 'unrest', { player: { seat }, pollution: figures.anarchistPollution });
  passOn(open);
  leaveGame(open, tools);
}

function calmDown(open: Open, seat: Seat, what: 'money' | 'votes', { say }: Tools): void {
  if (what === 'money') open.players[seat]!.money -= figures.anarchistMoney;
  else addVotes(open, seat, 'unrest', -figures.anarchistVotes);
  const price = what === 'money' ? figures.anarchistMoney : figures.anarchistVotes;
  say('all', what === 'money' ? 'calmed-money' : 'calmed-votes', { player: { seat }, price });
  passOn(open);
}

const whichSchema = z.strictObject({ what: z.enum(['money', 'votes']) });
const both = () => [{ what: 'money' as const }, { what: 'votes' as const }];

/** Money or votes: of the Supporter, or of the Department of Economy. */
export const collect = move({
  args: whichSchema,
  candidates: both,
  check: () => undefined,
  apply({ open }, seat, { what }, { say }) {
    const { pending } = open;
    const economy = pending?.kind === 'economy';
    const amount = economy
      ? councilSide(open).economy[(pending as { column: number }).column - 1]!
      : { money: figures.supporterMoney, votes: figures.supporterVotes };
    if (what === 'money') open.players[seat]!.money += amount.money;
    else addVotes(open, seat, economy ? 'economy' : 'supporter', amount.votes);
    say('all', what === 'money' ? 'gets-money' : 'gets-votes', { player: { seat }, amount: amount[what] });
    passOn(open);
  },
});

/** The Anarchist's price, where both are affordable. */
export const calm = move({
  args: whichSchema,
  candidates: both,
  check: () => undefined,
  apply: ({ open }, seat, { what }, tools) => calmDown(open, seat, what, tools),
});

export const enlarge = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply({ open }, seat, _args, { say }) {
    open.players[seat]!.size += 1;
    say('all', 'expanded', { player: { seat } });
    passOn(open);
  },
});

export const merge = move({
  args: z.strictObject({ one: cellSchema, other: cellSchema }),
  candidates: ({ open }, seat) => allMerges(open, seat),
  check: ({ open }, seat, { one, other }) => refusalOfMerge(open, seat, one, other),
  apply({ open }, seat, { one, other }, { say }) {
    const { tile, cost } = mergeTiles(open, seat, one, other);
    say('all', 'merged', { player: { seat }, tile: tileWord(tile), space: spaceName(other), cost });
    passOn(open);
  },
});

/** What may be done is left undone. */
export const decline = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply({ open }, seat, _args, { say }) {
    say('all', 'declined', { player: { seat } });
    passOn(open);
  },
});

const questions = [
  'supporter',
  'planner',
  'councilor',
  'assistant',
  'anarchist',
  'industry',
  'building',
  'economy',
] as const;

export const actionsPhase = phase({
  begin(draft, tools) {
    layOut(draft, tools);
    draft.open.queue = turnOrder(draft.open);
  },
  awaits: (open) => awaitedNow(open, 'take', questions),
  order: seatingOrder,
  stages: {
    take: ['take'],
    supporter: ['collect'],
    planner: ['enlarge', 'decline'],
    councilor: ['invest', 'decline'],
    assistant: ['merge', 'decline'],
    anarchist: ['calm'],
    industry: ['receive'],
    building: ['buildFree', 'decline'],
    economy: ['collect'],
  },
  next: () => 'building',
});
