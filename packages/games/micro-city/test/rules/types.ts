import { type Param, phase, refuse, type Tools } from '../../rules/define.ts';

/** What must not compile in the rules: the compiler itself fails where one of these does. */
export function misspelt({ say }: Tools) {
  say('all', 'declined');
  // @ts-expect-error a line of the log that has no text
  say('all', 'declinedx');
  const named: Param = { word: 'goal.bridge' };
  // @ts-expect-error a word that there is not
  const unnamed: Param = { word: 'goal.brige' };
  const refusals = [
    refuse('MC-2', 'not-so-far'),
    // @ts-expect-error a refusal that has no text
    refuse('MC-2', 'not-so-fahr'),
    // @ts-expect-error a ruling or chapter that the rules page does not have
    refuse('MC-99', 'not-so-far'),
  ];
  const phases = [
    phase({ awaits: () => ({ 0: 'asked' }), stages: { asked: ['placeEngineer'] }, next: () => 'rolling' }),
    // @ts-expect-error a stage that the phase does not have
    phase({ awaits: () => ({ 0: 'askt' }), stages: { asked: ['placeEngineer'] }, next: () => 'rolling' }),
  ];
  return { named, unnamed, refusals, phases };
}
