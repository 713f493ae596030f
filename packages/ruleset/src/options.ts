import * as z from 'zod/mini';

export type OptionValue = string | number | boolean;

/** One option of a game: its values, the default first chosen, and from which mode on it applies. */
export interface OptionField {
  values: readonly OptionValue[];
  default: OptionValue;
}
export type OptionFields = Readonly<Record<string, OptionField>>;
export type Options = Readonly<Record<string, OptionValue>>;
/** What may be chosen among those options. */
export type OptionsOf<O extends OptionFields> = { readonly [Name in keyof O]: O[Name]['values'][number] };

/** A way to set a game up: how many seats, and every option chosen. */
export interface Variant {
  seats: number;
  options: Options;
}

/** The strict zod schema of a game's options; what is left out takes its default. */
export function optionsSchema(fields: OptionFields) {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, field] of Object.entries(fields)) {
    shape[name] = z._default(z.literal([...field.values]), field.default);
  }
  return z.strictObject(shape) as unknown as z.ZodMiniType<Options>;
}

/** Every option at its default. */
export function defaultOptions(fields: OptionFields): Options {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
}
