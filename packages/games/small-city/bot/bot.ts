import type { Choice, Random } from '@cityhall/ruleset';
import type { Seat, SmallCityView } from '../rules/state.ts';
import { newWorks } from '../rules/works.ts';
import { decideAction, decideBonus, decideInvestment } from './cards.ts';
import { decideMove } from './citizens.ts';
import { decideBury, decideProduce, decideTrade } from './income.ts';
import { bestPlan, planned } from './plan.ts';
import { promiseWorth } from './promise.ts';
import { decideStreet } from './street.ts';

/** Where this player puts its City Hall: near the middle, so that homes and Cultural Buildings fit around it. */
const hall = { side: 'easy', cell: '2,2' } as const;

/** A sensible player on what its seat sees. Takes no chances, so the same view gives the same choice. */
export function decide(view: SmallCityView, seat: Seat, _random: Random): Choice {
  const { open } = view;
  const own = view.own!;
  switch (view.flow.asked[seat]?.stage) {
    case 'settle': {
      const [promise] = [...own.offered].sort((a, b) => promiseWorth(b) - promiseWorth(a));
      return { move: 'settle', args: { ...hall, promise: promise! } };
    }
    case 'settled':
      return { move: 'unsettle', args: {} };
    case 'propose':
    case 'decide':
      return decideStreet(view, seat);
    case 'take':
      return decideAction(open, seat, own.promise);
    case 'plan':
      return planned('confirm', bestPlan(open, newWorks(seat), own.promise));
    case 'ready':
      return { move: 'reconsider', args: {} };
    case 'replan':
      return planned('replan', bestPlan(open, open.works!, own.promise));
    case 'move':
      return decideMove(open, seat);
    case 'trade':
      return decideTrade(open, seat);
    case 'produce':
      return decideProduce(open, seat);
    case 'bury':
      return decideBury(open, seat);
    case 'council':
      return decideInvestment(open, seat, own.promise) ?? { move: 'pass', args: {} };
    default:
      return decideBonus(view, seat);
  }
}
