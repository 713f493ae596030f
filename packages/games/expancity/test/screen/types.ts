import type { Act, StageName } from '@cityhall/expancity';

/** What must not compile in a screen: the compiler itself fails where one of these does. */
export function misspelt(act: Act): StageName[] {
  act('zone', { tile: 'park', cell: '0,0' });
  // @ts-expect-error a move that there is not
  act('zoon', { tile: 'park', cell: '0,0' });
  // @ts-expect-error an argument that the move does not have
  act('zone', { tyle: 'park', cell: '0,0' });
  // @ts-expect-error a value that the argument cannot have
  act('zone', { tile: 'parc', cell: '0,0' });
  // @ts-expect-error a stage that there is not
  return ['rooftops', 'rooftop'];
}
