import type { Random } from '@cityhall/ruleset';

const noise: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0.5,
  1e308,
  Number.NaN,
  '',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  { __proto__: { seat: 0 } },
  { length: 1e9 },
  'x'.repeat(5000),
];

/**
 * Arguments that no honest client sends: noise, and honest arguments bent at one place.
 */
export function hostileArgs(honest: unknown, random: Random): unknown {
  if (random.below(3) === 0 || honest === null || typeof honest !== 'object') return random.pick(noise);
  return bent(honest, random);
}

function bent(value: object, random: Random): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const how = random.below(3);
  if (how === 0 || keys.length === 0) {
    copy[random.pick(['planted', 'toString', 'seat'])] = random.pick(noise);
    return copy;
  }
  const key = random.pick(keys);
  const inner = copy[key];
  if (how === 1) delete copy[key];
  else if (inner !== null && typeof inner === 'object' && Object.keys(inner).length > 0)
    copy[key] = bent(inner, random);
  else copy[key] = random.pick(noise);
  return copy;
}

/** Names of moves that no ruleset has, inherited ones among them. */
export const strangeMoves = ['', 'toString', '__proto__', 'constructor', 'hasOwnProperty', 'no-such-move'] as const;
