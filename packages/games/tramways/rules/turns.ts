import type { Refusal } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { refuse, type Tools } from './define.ts';
import type { Open, Seat } from './state.ts';

/** Whose turn it is in a phase played in order. */
export function awaitedNow<const Stage extends string>({ queue }: Open, stage: Stage): Record<Seat, Stage> {
  const seat = queue[0];
  return seat === undefined ? {} : { [seat]: stage };
}

export const seatingOrder = ({ players }: Open): Seat[] => players.map((_, seat) => seat);

/** Actions in an Action Round. */
const actionsIn = (round: 1 | 2): number => round;

/** Why no action can be taken now (TW-16). */
export function refusalOfAction({ turn }: Open): Refusal | undefined {
  const left = actionsIn(turn.round) - turn.actions - (turn.money ? 1 : 0);
  return left > 0 ? undefined : refuse('TW-16', 'no-action-left');
}

/** Why the $2 cannot be taken now (TW-16). */
export function refusalOfMoney(open: Open): Refusal | undefined {
  if (open.turn.money) return refuse('TW-16', 'money-taken', { money: figures.takenMoney });
  return refusalOfAction(open);
}

/** Why the turn cannot end yet: something must be done, and $2 are taken in place of a second action (TW-16). */
export function refusalOfEnd(open: Open): Refusal | undefined {
  const { actions, money, round } = open.turn;
  if (money || actions === actionsIn(round)) return undefined;
  return refuse('TW-16', 'act-or-take-money', { money: figures.takenMoney });
}

/** The stage of the player at turn: what is left to do. */
export function actionStage(open: Open) {
  if (open.ticket) return open.ticket.book === null ? 'ticketDue' : 'ticket';
  if (refusalOfAction(open)) return 'done';
  return open.turn.actions > 0 || open.turn.money ? 'more' : 'act';
}

/** The turn passes; after Action Round 1 comes Action Round 2. */
export function passTurn(open: Open, { say }: Pick<Tools, 'say'>): void {
  open.queue.shift();
  open.turn.actions = 0;
  open.turn.money = false;
  if (open.queue.length > 0 || open.turn.round === 2) return;
  open.turn.round = 2;
  open.queue = [...open.order];
  say('all', 'second-action-round');
}
