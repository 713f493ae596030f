import type { Random } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { type BagTile, bagTiles } from '../content/tiles.ts';
import type { ExpancityState, Seat } from './state.ts';

/** Takes one tile out of the bag, any with equal chance (EX-12). */
function drawOne(bag: BagTile[], random: Random): BagTile {
  return bag.splice(random.below(bag.length), 1)[0]!;
}

/** Takes so many tiles out of a bag, or what there is. */
export function drawTiles(bag: BagTile[], number: number, random: Random): BagTile[] {
  const drawn: BagTile[] = [];
  while (drawn.length < number && bag.length > 0) drawn.push(drawOne(bag, random));
  return drawn;
}

/** The order in which a bag is written down, so that it tells nothing. */
export function sortBag(bag: BagTile[]): void {
  bag.sort((a, b) => bagTiles.indexOf(a) - bagTiles.indexOf(b));
}

/** Draws the tiles of Step 4 before the player; their number. A single one goes to the hand at once (EX-1). */
export function drawPair(draft: ExpancityState, seat: Seat, random: Random): number {
  const { open, own, sealed } = draft;
  const drawn = drawTiles(sealed.bag, figures.tilesDrawn, random);
  open.bag -= drawn.length;
  open.putBack = null;
  own[seat]!.putBack = null;
  if (drawn.length <= figures.tilesKept) {
    own[seat]!.hand.push(...drawn);
    open.players[seat]!.hand += drawn.length;
  } else {
    own[seat]!.drawn = drawn;
    open.turn.drawn = drawn.length;
  }
  return drawn.length;
}

/** Keeps one of the drawn pair; the other goes back into the bag and is named. */
export function keepTile(draft: ExpancityState, seat: Seat, tile: BagTile): BagTile {
  const { open, own, sealed } = draft;
  const [first, second] = own[seat]!.drawn as [BagTile, BagTile];
  const other = tile === first ? second : first;
  own[seat]!.drawn = [];
  own[seat]!.hand.push(tile);
  own[seat]!.putBack = other;
  sealed.bag.push(other);
  sortBag(sealed.bag);
  open.bag += 1;
  open.putBack = seat;
  open.players[seat]!.hand += figures.tilesKept;
  open.turn.drawn = 0;
  return other;
}
