import { contracts } from '../../content/contracts.ts';
import { giveGoals, revealAll } from '../accounts.ts';
import { phase } from '../define.ts';

/** After the last turn: contracts that are met, then the goals (EX-8). Nobody decides anything. */
export const accounts = phase({
  begin(draft, { say }) {
    for (const { seat, contract } of revealAll(draft)) {
      const params = {
        player: { seat },
        contract: { word: `contract.${contract}` as const },
        points: contracts[contract].points,
      };
      say('all', 'revealed', params);
    }
    for (const { goal, winners, points } of giveGoals(draft.open)) {
      const word = { word: `goal.${goal}` as const };
      if (winners.length === 0) say('all', 'goal-nobody', { goal: word });
      else
        say('all', 'goal', { goal: word, players: winners.map((seat) => ({ seat })), number: winners.length, points });
    }
  },
  awaits: () => ({}),
  stages: {},
  next: () => 'accounts',
});
