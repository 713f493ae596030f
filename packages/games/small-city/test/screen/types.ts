import type { Act, StageName } from '@cityhall/small-city';

/** What must not compile in a screen: the compiler itself fails where one of these does. */
export function misspelt(act: Act): StageName[] {
  act('go', { from: '0:1,1', to: '0:2,2' });
  // @ts-expect-error a move that there is not
  act('gone', { from: '0:1,1', to: '0:2,2' });
  // @ts-expect-error an argument that the move does not have
  act('go', { form: '0:1,1', two: '0:2,2' });
  // @ts-expect-error a value that the argument cannot have
  act('collect', { what: 'monney' });
  // @ts-expect-error a stage that there is not
  return ['bury', 'burry'];
}
