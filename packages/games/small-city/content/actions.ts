import type { Mark } from './mark.ts';

/** The Special Actions, A to H, and the starred ones of the advanced game, I to L. */
export const actions = {
  mayor: { letter: 'A', starred: false, mark: 'rulebook' },
  architect: { letter: 'B', starred: false, mark: 'rulebook' },
  mediator: { letter: 'C', starred: false, mark: 'rulebook' },
  engineer: { letter: 'D', starred: false, mark: 'rulebook' },
  supporter: { letter: 'E', starred: false, mark: 'rulebook' },
  urbanPlanner: { letter: 'F', starred: false, mark: 'rulebook' },
  cityCouncilor: { letter: 'G', starred: false, mark: 'rulebook' },
  opponent: { letter: 'H', starred: false, mark: 'rulebook' },
  execAssistant: { letter: 'I', starred: true, mark: 'rulebook' },
  ecologist: { letter: 'J', starred: true, mark: 'rulebook' },
  attorney: { letter: 'K', starred: true, mark: 'rulebook' },
  anarchist: { letter: 'L', starred: true, mark: 'rulebook' },
} as const satisfies Record<string, { letter: string; starred: boolean; mark: Mark }>;

export type Action = keyof typeof actions;
export const actionNames = Object.keys(actions) as Action[];

/** The cards of one way to play. */
export function cardsOf(advanced: boolean): Action[] {
  return actionNames.filter((name) => advanced || !actions[name].starred);
}
