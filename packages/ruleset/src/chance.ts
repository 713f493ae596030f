/** Chance as rules see it. The kit makes it from the committed seed; tests and bots may bring their own. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`. Throws where `limit` is not a positive whole number. */
  below(limit: number): number;
  /** One element, each with equal chance. Throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * Builds the three uses of chance over one source of 32-bit numbers.
 * Numbers at the top that would favour low results are thrown away and drawn again.
 */
export function randomFrom(next32: () => number): Random {
  const below = (limit: number): number => {
    if (!Number.isInteger(limit) || limit < 1)
      throw new RangeError(`below(${limit}): a positive whole number is needed`);
    const ceiling = 2 ** 32 - (2 ** 32 % limit);
    let drawn = next32();
    while (drawn >= ceiling) drawn = next32();
    return drawn % limit;
  };
  return {
    below,
    pick(list) {
      if (list.length === 0) throw new RangeError('pick: the list is empty');
      return list[below(list.length)]!;
    },
    shuffle(list) {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
  };
}

/**
 * A small seeded generator for bots, tests and tools (splitmix32). Never for a match: its state can be guessed.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return randomFrom(() => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  });
}
