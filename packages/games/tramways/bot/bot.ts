import type { Choice, Random } from '@cityhall/ruleset';
import { randomMap } from '../rules/map.ts';
import type { Seat, TramwaysView } from '../rules/state.ts';
import { refusalOfAction, refusalOfMoney } from '../rules/turns.ts';
import {
  chooseAuctionCard,
  chooseBid,
  chooseBook,
  chooseHand,
  chooseParcels,
  chooseSource,
  chooseTicket,
  keepBest,
} from './cards.ts';
import { dealsOf } from './deals.ts';
import { choosePlan } from './plan.ts';
import { weights } from './weights.ts';

/** A sensible player: the action worth most by one fixed valuation, and $2 where none is worth it. */
export function decide(view: TramwaysView, seat: Seat, random: Random): Choice {
  switch (view.flow.asked[seat]!.stage) {
    case 'board':
      return { move: 'chooseBoard', args: { board: 'normal' } };
    case 'map':
      return { move: 'layOut', args: { map: randomMap(view.open, random) } };
    case 'draft':
      return chooseParcels(view);
    case 'book':
      return chooseBook(view, random);
    case 'ticket':
      return chooseTicket(view, random);
    case 'ticketDue':
      return chooseSource(view, random);
    case 'keep':
      return keepBest(view, random);
    case 'bid':
      return chooseBid(view, seat);
    case 'take':
      return chooseAuctionCard(view);
    case 'search':
      return chooseHand(view, seat);
    case 'plan':
      return choosePlan(view, seat);
    default:
      return chooseAction(view, seat);
  }
}

function chooseAction(view: TramwaysView, seat: Seat): Choice {
  const { open } = view;
  const best = refusalOfAction(open) ? undefined : dealsOf(view, seat)[0];
  if (best && best.worth > weights.leastAction) return best.choice;
  if (!refusalOfMoney(open)) return { move: 'takeMoney', args: {} };
  return { move: 'endTurn', args: {} };
}
