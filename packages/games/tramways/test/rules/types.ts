import { type Param, phase, refuse, type Tools } from '../../rules/define.ts';

/** What must not compile in the rules: the compiler itself fails where one of these does. */
export function misspelt({ say }: Tools) {
  say('all', 'second-action-round');
  // @ts-expect-error a line of the log that has no text
  say('all', 'second-action-roundx');
  const named: Param = { word: 'type.R' };
  // @ts-expect-error a word that there is not
  const unnamed: Param = { word: 'type.X' };
  const refusals = [
    refuse('TW-16', 'no-action-left'),
    // @ts-expect-error a refusal that has no text
    refuse('TW-16', 'no-acton-left'),
    // @ts-expect-error a ruling or chapter that the rules page does not have
    refuse('TW-99', 'no-action-left'),
  ];
  const phases = [
    phase({ awaits: () => ({ 0: 'asked' }), stages: { asked: ['lay'] }, next: () => 'mapping' }),
    // @ts-expect-error a stage that the phase does not have
    phase({ awaits: () => ({ 0: 'askt' }), stages: { asked: ['lay'] }, next: () => 'mapping' }),
  ];
  return { named, unnamed, refusals, phases };
}
