import { placeName } from '../words/names.ts';
import type { Param } from './define.ts';
import { cellAt } from './map.ts';
import type { Survey } from './survey.ts';

/** A space in words. */
export const spaceName = (cell: string): Param => placeName(cell);

/** A location in words: its building and first space, or the number of its Parcel. */
export function locationName({ map, types }: Survey, location: number): Param {
  const type = types[location];
  const space = map.spaces[location]!;
  if (!type && space.kind === 'parcel') return { word: 'place.parcel', params: { parcel: space.parcel } };
  if (!type) throw new Error(`location ${location} has neither a building nor a Parcel`);
  return {
    word: 'place.building',
    params: { type: { word: `type.${type}` }, space: placeName(cellAt(map, location)) },
  };
}
