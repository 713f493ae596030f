import * as z from 'zod/mini';
import { type Json, json } from './values.ts';

const path = z.array(z.union([z.string(), z.number()]));

/**
 * One change of a document, told by its length: a key removed; a value set at a path; or a stretch of a list replaced
 * (from where, how many are removed, what is put in). In a list of changes the path of each but the first begins with the
 * number of steps that it shares with the path before it, which are left out.
 */
export const change = z.union([
  z.tuple([path]),
  z.tuple([path, json]),
  z.tuple([path, z.number(), z.number(), z.array(json)]),
]);
export type Change = z.infer<typeof change>;
type Path = readonly (string | number)[];

/** How deep in a document lies what several audiences share: `room`, `view.open`, `view.flow`. */
const sharedDepth = 2;

/** What was found between two parts that several documents share, by the earlier one. */
export type Shared = Map<unknown, { after: unknown; found: Change[] }>;

/**
 * What must change to make `after` of `before`. Parts that are the same object are skipped unseen,
 * so the cost follows what changed, not the size of the documents.
 * @param shared where documents of several audiences share parts: those are compared once
 */
export function changesBetween(before: unknown, after: unknown, shared: Shared = new Map()): Change[] {
  const found: Change[] = [];
  compare(before, after, [], found, shared);
  return found.map((one, place) => (place === 0 ? one : withPath(one, shortened(one[0], found[place - 1]![0]))));
}

function withPath(one: Change, path: Change[0]): Change {
  const [, ...rest] = one;
  return [path, ...rest] as Change;
}

function shortened(path: Path, previous: Path): Change[0] {
  let shared = 0;
  while (shared < path.length && path[shared] === previous[shared]) shared++;
  return [shared, ...path.slice(shared)];
}

function compare(before: unknown, after: unknown, path: Path, found: Change[], shared: Shared): void {
  if (before === after) return;
  if (path.length === 0 || path.length > sharedDepth || !isRecord(before)) {
    compareParts(before, after, path, found, shared);
    return;
  }
  const known = shared.get(before);
  if (known && known.after === after) {
    found.push(...known.found);
    return;
  }
  const own: Change[] = [];
  compareParts(before, after, path, own, shared);
  shared.set(before, { after, found: own });
  found.push(...own);
}

function compareParts(before: unknown, after: unknown, path: Path, found: Change[], shared: Shared): void {
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, found, shared);
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, found, shared);
  else found.push([[...path], after as Json]);
}

function compareRecords(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: Path,
  found: Change[],
  shared: Shared,
): void {
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) found.push([[...path, key]]);
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) found.push([[...path, key], after[key] as Json]);
    else if (before[key] !== after[key]) compare(before[key], after[key], [...path, key], found, shared);
  }
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  found: Change[],
  shared: Shared,
): void {
  if (before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] !== after[i]) compare(before[i], after[i], [...path, i], found, shared);
    }
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const put = after.slice(head, after.length - tail) as Json[];
  found.push([[...path], head, before.length - tail - head, put]);
}

/** Equal by content; what is the same object is not looked into. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The document with the changes made. The old document is left as it was; untouched parts are shared,
 * so a screen can tell what changed by identity.
 * @throws where a path leads nowhere: the document is not the one the changes were made for
 */
export function withChanges<T>(document: T, changes: readonly Change[]): T {
  let result: unknown = document;
  let path: Path = [];
  for (const [place, one] of changes.entries()) {
    path = place === 0 ? one[0] : [...path.slice(0, Number(one[0][0])), ...one[0].slice(1)];
    result = changed(result, path, 0, one);
  }
  return result as T;
}

function changed(node: unknown, path: Path, depth: number, one: Change): unknown {
  if (depth === path.length) {
    if (one.length === 2) return one[1];
    if (one.length === 4 && Array.isArray(node)) {
      const [, at, removed, put] = one;
      return [...node.slice(0, at), ...put, ...node.slice(at + removed)];
    }
    throw new RangeError(`no list at ${path.join('.')}`);
  }
  const key = path[depth]!;
  if (Array.isArray(node) && typeof key === 'number' && key < node.length) {
    const copy = [...node];
    copy[key] = changed(node[key], path, depth + 1, one);
    return copy;
  }
  if (isRecord(node)) {
    const last = depth === path.length - 1;
    if (last && one.length === 1) {
      const { [key]: _removed, ...rest } = node;
      return rest;
    }
    if (Object.hasOwn(node, key) || (last && one.length === 2)) {
      const inner = changed(Object.hasOwn(node, key) ? node[key] : undefined, path, depth + 1, one);
      const copy: Record<string, unknown> = { ...node };
      Object.defineProperty(copy, key, { value: inner, enumerable: true, writable: true, configurable: true });
      return copy;
    }
  }
  throw new RangeError(`nothing at ${path.slice(0, depth + 1).join('.')}`);
}
