import type { Act, StageName } from '@cityhall/tramways';

/** What must not compile in a screen: the compiler itself fails where one of these does. */
export function misspelt(act: Act): StageName[] {
  act('chooseBoard', { board: 'normal' });
  // @ts-expect-error a move that there is not
  act('chooseBord', { board: 'normal' });
  // @ts-expect-error an argument that the move does not have
  act('chooseBoard', { bord: 'normal' });
  // @ts-expect-error a value that the argument cannot have
  act('chooseBoard', { board: 'norml' });
  // @ts-expect-error a stage that there is not
  return ['ticketDue', 'ticketDew'];
}
