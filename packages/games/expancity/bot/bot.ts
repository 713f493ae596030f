import type { Choice, Random } from '@cityhall/ruleset';
import { isMet } from '../rules/contracts.ts';
import type { ExpancityView, Seat } from '../rules/state.ts';
import { bestAction } from './build.ts';
import { bestRooftop, contractWorth } from './finish.ts';
import { positionOf } from './worth.ts';
import { bestPlace } from './zone.ts';

/** A sensible player on what its seat sees. Takes no chances, so the same view gives the same choice. */
export function decide(view: ExpancityView, seat: Seat, _random: Random): Choice {
  const own = view.own!;
  const stage = view.flow.asked[seat]?.stage;
  if (stage === 'zone') {
    const { tile, cell } = bestPlace(positionOf(view, seat), own.hand);
    return { move: 'zone', args: { tile, cell } };
  }
  if (stage === 'build') {
    const cell = bestAction(positionOf(view, seat));
    return cell ? { move: 'construct', args: { cell } } : { move: 'material', args: {} };
  }
  if (stage === 'keep') {
    const position = positionOf(view, seat);
    const [tile] = [...own.drawn].sort((a, b) => bestPlace(position, [b]).worth - bestPlace(position, [a]).worth);
    return { move: 'keepTile', args: { tile: tile! } };
  }
  return decideCompleting(view, seat, stage);
}

function decideCompleting(view: ExpancityView, seat: Seat, stage: string | undefined): Choice {
  const own = view.own!;
  const met = own.contracts.find((contract) => isMet(view.open.board, seat, contract));
  if (met) return { move: 'reveal', args: { contract: met } };
  if (stage === 'choose') {
    const [contract] = [...own.offered].sort((a, b) => contractWorth(view, b) - contractWorth(view, a));
    return { move: 'takeContract', args: { contract: contract! } };
  }
  const cell = stage === 'rooftops' ? bestRooftop(positionOf(view, seat)) : undefined;
  if (cell) return { move: 'complete', args: { cell } };
  if (view.open.turn.owed > 0) return { move: 'drawContracts', args: {} };
  return view.open.bag > 0 ? { move: 'drawTiles', args: {} } : { move: 'endTurn', args: {} };
}
