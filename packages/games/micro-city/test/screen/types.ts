import type { Act, StageName } from '@cityhall/micro-city';

/** What must not compile in a screen: the compiler itself fails where one of these does. */
export function misspelt(act: Act): StageName[] {
  act('sell', { resource: 'coal' });
  // @ts-expect-error a move that there is not
  act('sel', { resource: 'coal' });
  // @ts-expect-error an argument that the move does not have
  act('sell', { resorce: 'coal' });
  // @ts-expect-error a value that the argument cannot have
  act('sell', { resource: 'coil' });
  // @ts-expect-error a stage that there is not
  return ['bonus-any', 'bonus-anny'];
}
