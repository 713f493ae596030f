import { type Param, phase, refuse, type Tools } from '../../rules/define.ts';

/** What must not compile in the rules: the compiler itself fails where one of these does. */
export function misspelt({ say }: Tools) {
  say('all', 'zoned');
  // @ts-expect-error a line of the log that has no text
  say('all', 'zonedx');
  const named: Param = { word: 'tile.park' };
  // @ts-expect-error a word that there is not
  const unnamed: Param = { word: 'tile.parc' };
  const refusals = [
    refuse('completing', 'no-building'),
    // @ts-expect-error a refusal that has no text
    refuse('completing', 'no-bilding'),
    // @ts-expect-error a ruling or chapter that the rules page does not have
    refuse('completin', 'no-building'),
  ];
  const phases = [
    phase({ awaits: () => ({ 0: 'asked' }), stages: { asked: ['zone'] }, next: () => 'planning' }),
    // @ts-expect-error a stage that the phase does not have
    phase({ awaits: () => ({ 0: 'askt' }), stages: { asked: ['zone'] }, next: () => 'planning' }),
  ];
  return { named, unnamed, refusals, phases };
}
