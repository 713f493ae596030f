/** What a state, a message and a record are made of: nothing that JSON cannot carry. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Texts of objects that can change no more: a state shares most of its parts with the state before. */
const texts = new WeakMap<object, string>();

/**
 * Canonical JSON: keys of every object in order, so that equal values give equal text.
 * Used to compare states and to digest views.
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = Array.isArray(value) ? `[${value.map(canonical).join()}]` : recordText(value as Record<string, unknown>);
  if (Object.isFrozen(value)) texts.set(value, text);
  return text;
}

function recordText(record: Record<string, unknown>): string {
  const parts: string[] = [];
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
  }
  return `{${parts.join()}}`;
}
