import type { Match } from '@cityhall/match';
import { type AnyRuleset, type AnyState, canonical, refuse } from '@cityhall/ruleset';
import { carryOut, commandAnswerText, doorFor, type Effects, presenceOf, summaryFor } from '@cityhall/table';
import type { Planted } from './twins.ts';
import { checksum, type TableLeak } from './world.ts';

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
  ...Object.entries(tableLeaks()).map(([name, table]) => ({
    name,
    plant: (ruleset: AnyRuleset) => ({ ruleset, table }),
  })),
];

/** Leaks where the table speaks: each in another of the functions by which the server says something. */
function tableLeaks(): Readonly<Record<string, TableLeak>> {
  /** After every deed, something more is told. */
  const telling =
    (more: (effects: Effects, secret: number) => Effects): TableLeak =>
    (secret) => ({
      carryOut(...given) {
        const done = carryOut(...given);
        return 'after' in done ? { ...done, effects: more(done.effects, secret(done.after)) } : done;
      },
    });
  return {
    'a secret in an edition': telling((effects, secret) => ({
      ...effects,
      frames: effects.frames.map(([audience, text]) => {
        const frame = JSON.parse(text) as { to: number };
        return [audience, JSON.stringify({ ...frame, to: frame.to + secret })];
      }),
    })),
    'a secret in an acknowledgement': (secret) => ({
      commandAnswerText: (...given) => commandAnswerText(...given).replace(/\}$/, `,"planted":${secret()}}`),
    }),
    'a secret in a notice of the chat': telling((effects, secret) => ({
      ...effects,
      notices: [...effects.notices, { key: 'log.table-planted', params: { secret } }],
    })),
    'a secret in news': telling((effects, secret) => ({
      ...effects,
      news: effects.news.map((one) => ({ ...one, since: [...one.since, { key: 'planted', params: { secret } }] })),
    })),
    'a secret in My tables': (secret) => ({
      summaryFor(...given) {
        const summary = summaryFor(...given);
        return summary && { ...summary, at: summary.at + secret() };
      },
    }),
    'a secret at the door': (secret) => ({
      doorFor: (...given) => ({ ...doorFor(...given), title: `${secret()}` }),
    }),
    'the draft of another seat': () => ({
      draftFor: (drafts, seat) => [...(drafts ?? [])].find(([other]) => other !== seat)?.[1].draft ?? null,
    }),
    'a secret in the number of spectators': (secret) => ({
      presenceOf(following) {
        const presence = presenceOf(following);
        return { ...presence, spectators: presence.spectators + secret() };
      },
    }),
    'a clock that moves by what is hidden': (secret) => ({
      carryOut(before, command, ruleset, rules, at) {
        const done = carryOut(before, command, ruleset, rules, at);
        return 'after' in done ? carryOut(before, command, ruleset, rules, at + secret(done.after)) : done;
      },
    }),
  };
}

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
