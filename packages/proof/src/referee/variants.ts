import type { AnyRuleset, Options, Variant } from '@cityhall/ruleset';

/**
 * The variants of a ruleset that agree with what was asked for.
 * @throws where none does
 */
export function variantsFor(
  ruleset: AnyRuleset,
  wanted: { seats?: number | undefined; options?: Options },
): readonly Variant[] {
  const found = ruleset
    .variants()
    .filter((variant) => wanted.seats === undefined || variant.seats === wanted.seats)
    .filter((variant) =>
      Object.entries(wanted.options ?? {}).every(([name, value]) => variant.options[name] === value),
    );
  if (found.length === 0) throw new RangeError(`${ruleset.id} has no variant like ${JSON.stringify(wanted)}`);
  return found;
}

/** A variant in one short text. */
export function variantName(variant: Variant): string {
  const options = Object.entries(variant.options).map(([name, value]) => `${name}=${value}`);
  return [`${variant.seats} seats`, ...options].join(' ');
}
