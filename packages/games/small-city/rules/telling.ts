import type { Material, TileName } from '../content/tiles.ts';
import { placeName } from '../words/names.ts';
import type { Param, Tools } from './define.ts';
import { boroughOf, cellOf } from './places.ts';
import type { Place, Seat, Step } from './state.ts';
import type { Done } from './works.ts';

export const tileWord = (tile: TileName): Param => ({ word: `tile.${tile}` });
export const materialWord = (material: Material): Param => ({ word: `material.${material}` });
export const spaceName = (cell: string) => placeName(cell);

/** A place in words: the space alone at home, with its Borough abroad. */
export function placeWord(place: Place, seat: Seat): Param {
  const space = placeName(cellOf(place));
  const borough = boroughOf(place);
  return borough === seat ? space : { word: 'place.abroad', params: { space, player: { seat: borough } } };
}

/** Tells one step of a plan as it is carried out. */
export function tellStep({ say }: Pick<Tools, 'say'>, seat: Seat, step: Step, done: Done, tile: TileName): void {
  const player = { seat };
  switch (step.do) {
    case 'build':
      say('all', done.welcomed ? 'built-home' : 'built', {
        player,
        tile: tileWord(step.tile),
        space: placeName(step.cells[0]!),
      });
      break;
    case 'warehouse':
      say('all', 'built', { player, tile: { word: 'tile.warehouse' }, space: placeName(step.cells[0]!) });
      break;
    case 'demolish':
      say('all', 'demolished', { player, tile: tileWord(done.before!), space: placeName(step.tile) });
      break;
    case 'expand':
      say('all', 'expanded', { player });
      break;
    case 'upgrade':
      say('all', 'upgraded', {
        player,
        before: tileWord(done.before!),
        after: tileWord(tile),
        space: placeName(step.tile),
      });
      break;
    case 'activate':
      say('all', 'activated', { player, tile: tileWord(tile), space: placeName(step.from) });
  }
  tellSent({ say }, done.sent);
}

/** Tells whose Tourists a Police Station sent home. */
export function tellSent({ say }: Pick<Tools, 'say'>, sent: readonly Seat[]): void {
  if (sent.length > 0) say('all', 'police-sends', { players: sent.map((seat) => ({ seat })) });
}
