import type { Match } from '@cityhall/match';
import { type AnyRuleset, type AnyState, canonical, refuse } from '@cityhall/ruleset';
import type { Planted } from './twins.ts';
import { checksum } from './world.ts';

type Moves = AnyRuleset['moves'];

/** Leaks, each planted in its own way into an honest ruleset or the table around it. */
export const leaks: readonly { name: string; plant(ruleset: AnyRuleset): Planted }[] = [
  {
    name: 'a secret in the open drawer',
    plant: (ruleset) => ({
      ruleset: afterMoves(ruleset, (draft) => Object.assign(draft.open, { planted: hidden(draft) })),
    }),
  },
  {
    name: 'a count of something hidden',
    plant: (ruleset) => ({
      ruleset: afterMoves(ruleset, (draft) => Object.assign(draft.open, { planted: checksum(hidden(draft)) % 7 })),
    }),
  },
  {
    name: 'a secret in a line of the log',
    plant: (ruleset) => ({
      ruleset: afterMoves(ruleset, (draft, tools) => tools.say('all', 'planted', { secret: hidden(draft) })),
    }),
  },
  {
    name: 'a secret in a refusal',
    plant(ruleset) {
      let truth = '';
      const moves: Moves = Object.fromEntries(
        Object.entries(ruleset.moves).map(([name, move]) => [
          name,
          {
            ...move,
            check(...given) {
              const refusal = move.check(...given);
              return refusal && refuse(refusal.rule, refusal.code, { planted: truth });
            },
          },
        ]),
      );
      const planted = { ...ruleset, moves };
      return {
        ruleset: planted,
        truth: (match: Match) => {
          truth = hidden(match.state.G);
        },
      };
    },
  },
  { name: 'a secret in an edition', plant: (ruleset) => ({ ruleset, table: 'edition' }) },
  { name: 'a secret in an acknowledgement', plant: (ruleset) => ({ ruleset, table: 'acknowledgement' }) },
];

/** All that somebody does not see, as text. */
function hidden(state: AnyState): string {
  return canonical([JSON.parse(JSON.stringify(state.own)), JSON.parse(JSON.stringify(state.sealed))]);
}

/** A ruleset whose every move does something more. */
function afterMoves(
  ruleset: AnyRuleset,
  more: (draft: AnyState, tools: Parameters<Moves[string]['apply']>[3]) => void,
): AnyRuleset {
  const moves: Moves = Object.fromEntries(
    Object.entries(ruleset.moves).map(([name, move]) => [
      name,
      {
        ...move,
        apply(draft, seat, args, tools) {
          move.apply(draft, seat, args, tools);
          more(draft, tools);
        },
      },
    ]),
  );
  return { ...ruleset, moves };
}
