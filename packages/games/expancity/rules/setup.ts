import { contractNames } from '../content/contracts.ts';
import { figures } from '../content/figures.ts';
import { goalNames } from '../content/goals.ts';
import { fullBag } from '../content/tiles.ts';
import { centre } from './city.ts';
import type { Tools } from './define.ts';
import { drawTiles } from './planning.ts';
import type { ExpancityState, Own } from './state.ts';
import { freshTurn } from './turns.ts';

/** The table before the first turn. The first player is drawn (EX-10). */
export function setUp(seats: number, { random, say }: Tools): ExpancityState {
  const bag = fullBag();
  const own: Record<number, Own> = {};
  for (let seat = 0; seat < seats; seat++) {
    const hand = drawTiles(bag, figures.tilesInHand, random);
    own[seat] = { hand, drawn: [], putBack: null, contracts: [], offered: [], under: [] };
  }
  const goals = random.shuffle(goalNames).slice(0, figures.goalsInPlay);
  const first = random.below(seats);
  const deck = random.shuffle(contractNames);
  say('all', 'goals', { goals: goals.map((goal) => ({ word: `goal.${goal}` })) });
  say('all', 'first', { player: { seat: first } });
  return {
    open: {
      board: { [centre]: { tile: 'cityHall', building: null } },
      players: Array.from({ length: seats }, () => ({
        pool: figures.blocksInPool,
        reserve: figures.blocksInReserve,
        hand: figures.tilesInHand,
        held: 0,
        revealed: [],
      })),
      goals,
      first,
      turn: freshTurn(1, first),
      bag: bag.length,
      deck: deck.length,
      returns: [],
      putBack: null,
      awards: null,
    },
    own,
    sealed: { bag, deck },
  };
}
