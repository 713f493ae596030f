import { type AnyRuleset, type AnyState, seededRandom } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { refereeGame, type Watch } from './referee.ts';

/** A fault planted in a ruleset, to see that the referee finds it. */
interface Plant {
  name: string;
  plant(ruleset: AnyRuleset): AnyRuleset;
}

/** Changes every move of a ruleset. */
function withMoves(ruleset: AnyRuleset, change: (move: AnyRuleset['moves'][string]) => object): AnyRuleset {
  return {
    ...ruleset,
    moves: Object.fromEntries(
      Object.entries(ruleset.moves).map(([name, move]) => [name, { ...move, ...change(move) }]),
    ),
  };
}

const plants: readonly Plant[] = [
  {
    name: 'after some actions nothing is legal',
    plant(ruleset) {
      let asked = 0;
      return withMoves(ruleset, (move) => ({
        check: (...given: Parameters<typeof move.check>) =>
          ++asked > 40 ? { rule: 'planted', code: 'planted' } : move.check(...given),
      }));
    },
  },
  { name: 'the game never ends', plant: (ruleset) => ({ ...ruleset, final: () => undefined }) },
  {
    name: 'a move remembers what undo cannot take back',
    plant(ruleset) {
      let count = 0;
      return withMoves(ruleset, (move) => ({
        apply(...given: Parameters<typeof move.apply>) {
          move.apply(...given);
          (given[0].open as { planted?: number }).planted = ++count;
        },
      }));
    },
  },
  {
    name: 'a move uses chance that is not the match’s',
    plant: (ruleset) =>
      withMoves(ruleset, (move) => ({
        apply(...given: Parameters<typeof move.apply>) {
          move.apply(...given);
          (given[0].open as { planted?: number }).planted = Math.random();
        },
      })),
  },
  {
    name: 'any arguments are let in',
    plant: (ruleset) => withMoves(ruleset, () => ({ args: z.any(), check: () => undefined })),
  },
  {
    name: 'a move throws now and then',
    plant(ruleset) {
      let count = 0;
      return withMoves(ruleset, (move) => ({
        apply(...given: Parameters<typeof move.apply>) {
          if (++count % 17 === 0) throw new Error('planted');
          move.apply(...given);
        },
      }));
    },
  },
  {
    name: 'what is imagined looks otherwise',
    plant: (ruleset) => ({
      ...ruleset,
      imagine(...given: Parameters<typeof ruleset.imagine>) {
        const world = ruleset.imagine(...given);
        return { ...world, open: { ...world.open, planted: true } };
      },
    }),
  },
  {
    name: 'a number that JSON cannot carry',
    plant: (ruleset) =>
      withMoves(ruleset, (move) => ({
        apply(...given: Parameters<typeof move.apply>) {
          move.apply(...given);
          (given[0].open as { planted?: unknown }).planted = Number.NaN;
        },
      })),
  },
  {
    name: 'a line without words',
    plant: (ruleset) =>
      withMoves(ruleset, (move) => ({
        apply(...given: Parameters<typeof move.apply>) {
          move.apply(...given);
          given[3].say('all', 'planted');
        },
      })),
  },
];

/**
 * Plants each fault and lets the referee play until it finds it.
 * @returns the names of the plants, each with whether it was found
 */
export function proveReferee(
  ruleset: AnyRuleset,
  words: NonNullable<Watch['words']>,
): { name: string; found: boolean }[] {
  const proofs = plants.map(({ name, plant }) => {
    const planted = plant(ruleset);
    return {
      name,
      found: ruleset
        .variants()
        .some((variant, seed) => refereeGame(planted, variant, seed, { most: 1000, words }).faults.length > 0),
    };
  });
  return [...proofs, { name: 'a piece is lost', found: conservationCanFail(ruleset) }];
}

/** True where taking one element out of some list of a played state is noticed by the ruleset's own conservation. */
function conservationCanFail(ruleset: AnyRuleset): boolean {
  let seen: AnyState | undefined;
  const watched: AnyRuleset = {
    ...ruleset,
    faults(state) {
      seen = state;
      return ruleset.faults(state);
    },
  };
  const [variant] = seededRandom(1).shuffle(ruleset.variants());
  if (!variant) return false;
  refereeGame(watched, variant, 1);
  return smaller(seen).some((state) => {
    try {
      return ruleset.faults(state as AnyState).length > 0;
    } catch {
      return true;
    }
  });
}

/** Copies of a value, each with one element of one list gone or one number less by one. */
function smaller(value: unknown): unknown[] {
  if (typeof value === 'number') return [value - 1];
  if (Array.isArray(value)) {
    return value.flatMap((item, place) => [
      value.filter((_, other) => other !== place),
      ...smaller(item).map((less) => value.with(place, less)),
    ]);
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => smaller(inner).map((less) => ({ ...value, [key]: less })));
}
