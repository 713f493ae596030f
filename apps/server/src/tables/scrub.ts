/**
 * The body of an entry without a person's name: who sat where stays, who they were does not.
 * @param body JSON text
 */
export function bodyWithout(body: string, person: string): string {
  if (!body.includes(person)) return body;
  return JSON.stringify(JSON.parse(body, (_key, value) => (isNamed(value, person) ? { ...value, name: null } : value)));
}

function isNamed(value: unknown, person: string): value is { name: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as { person?: unknown }).person === person &&
    typeof (value as { name?: unknown }).name === 'string'
  );
}
