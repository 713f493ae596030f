import { canonical } from '@cityhall/ruleset';

/** The dotted paths at which values of one shape are not all the same; a list of other length differs as a whole. */
export function varyingPaths(values: readonly unknown[], path = ''): string[] {
  const [first, ...rest] = values;
  if (values.length < 2 || rest.every((value) => canonical(value) === canonical(first))) return [];
  if (values.every(isRecord)) {
    const keys = new Set(values.flatMap((value) => Object.keys(value)));
    return [...keys].flatMap((key) =>
      varyingPaths(
        values.map((value) => value[key]),
        path ? `${path}.${key}` : key,
      ),
    );
  }
  const lists = values as unknown[][];
  if (values.every(Array.isArray) && lists.every((list) => list.length === lists[0]!.length)) {
    return lists[0]!.flatMap((_, place) =>
      varyingPaths(
        lists.map((list) => list[place]),
        `${path}.${place}`,
      ),
    );
  }
  return [path];
}

/** True where one of the listed paths covers the path: `*` stands for one step, and a path covers what lies below it. */
export function covered(path: string, listed: readonly string[]): boolean {
  const steps = path.split('.');
  return listed.some((one) => {
    const wanted = one.split('.');
    return wanted.length <= steps.length && wanted.every((step, place) => step === '*' || step === steps[place]);
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
