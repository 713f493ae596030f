import { type Param, phase, refuse, type Tools } from '../../rules/define.ts';

/** What must not compile in the rules: the compiler itself fails where one of these does. */
export function misspelt({ say }: Tools) {
  say('all', 'declined');
  // @ts-expect-error a line of the log that has no text
  say('all', 'declinedx');
  const named: Param = { word: 'tile.parkS' };
  // @ts-expect-error a word that there is not
  const unnamed: Param = { word: 'tile.parkX' };
  const refusals = [
    refuse('SC-3', 'needs-money'),
    // @ts-expect-error a refusal that has no text
    refuse('SC-3', 'needs-monney'),
    // @ts-expect-error a ruling or chapter that the rules page does not have
    refuse('SC-99', 'needs-money'),
  ];
  const phases = [
    phase({ awaits: () => ({ 0: 'asked' }), stages: { asked: ['take'] }, next: () => 'street' }),
    // @ts-expect-error a stage that the phase does not have
    phase({ awaits: () => ({ 0: 'askt' }), stages: { asked: ['take'] }, next: () => 'street' }),
  ];
  return { named, unnamed, refusals, phases };
}
