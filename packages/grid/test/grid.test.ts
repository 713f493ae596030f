import { describe, expect, test } from 'vitest';
import {
  beyond,
  type Cell,
  cellOf,
  differentPoses,
  groups,
  halo,
  keyOf,
  neighbours,
  opposite,
  placedAt,
  posed,
  poses,
  sameOutline,
  sides,
  sideTowards,
} from '../src/index.ts';

/** Cells drawn as text: every # is one. */
function drawn(picture: string): Cell[] {
  return picture
    .trim()
    .split('\n')
    .flatMap((row, y) => [...row.trim()].flatMap((sign, x) => (sign === '#' ? [{ x, y }] : [])));
}

describe('cells', () => {
  test('a cell and its text are the same thing', () => {
    expect(keyOf({ x: -3, y: 12 })).toBe('-3,12');
    expect(cellOf('-3,12')).toEqual({ x: -3, y: 12 });
    for (const text of ['', '1', '1,2,3', 'a,b', '1.5,2']) expect(() => cellOf(text)).toThrow(/not a cell/);
  });

  test('neighbours share a side, clockwise from the top', () => {
    expect(neighbours({ x: 5, y: 5 }).map(keyOf)).toEqual(['5,4', '6,5', '5,6', '4,5']);
    for (const side of sides) {
      expect(sideTowards({ x: 0, y: 0 }, beyond({ x: 0, y: 0 }, side))).toBe(side);
      expect(beyond(beyond({ x: 0, y: 0 }, side), opposite(side))).toEqual({ x: 0, y: 0 });
    }
    expect(sideTowards({ x: 0, y: 0 }, { x: 1, y: 1 })).toBeUndefined();
  });

  test('groups hang together by sides, not by corners', () => {
    const cells = drawn(`
      ##..#
      .#...
      ..##.`);
    expect(groups(cells).map((group) => group.length)).toEqual([3, 1, 2]);
  });
});

describe('halos', () => {
  test.each([
    ['one space', '#', 8],
    ['a domino', '##', 10],
    ['a square of four', '##\n##', 12],
    ['a T of four', '###\n.#.', 14],
  ])('%s has its halo', (_name, picture, size) => {
    expect(halo(drawn(picture))).toHaveLength(size);
  });
});

describe('outlines', () => {
  const corner = drawn('##\n#.');

  test('turning four times or mirroring twice changes nothing', () => {
    const turned = posed(corner, { turns: 1, mirrored: false });
    const round = [1, 1, 1].reduce((outline) => posed(outline, { turns: 1, mirrored: false }), turned);
    expect(round).toEqual(corner);
    const mirrored = posed(corner, { turns: 0, mirrored: true });
    expect(posed(mirrored, { turns: 0, mirrored: true })).toEqual(corner);
  });

  test('cell n of a posed outline is cell n of the outline', () => {
    const row = drawn('###');
    expect(posed(row, { turns: 1, mirrored: false }).map(keyOf)).toEqual(['0,0', '0,1', '0,2']);
    expect(posed(row, { turns: 2, mirrored: false }).map(keyOf)).toEqual(['2,0', '1,0', '0,0']);
  });

  test('poses that cover the same cells count once', () => {
    expect(poses).toHaveLength(8);
    expect(differentPoses(drawn('#'))).toHaveLength(1);
    expect(differentPoses(drawn('##'))).toHaveLength(2);
    expect(differentPoses(drawn('##'), true)).toHaveLength(4);
    expect(differentPoses(corner)).toHaveLength(4);
    expect(differentPoses(drawn('##\n##\n#.'))).toHaveLength(8);
  });

  test('an outline is the same in any turn or mirror, and no other', () => {
    expect(sameOutline(drawn('##\n##\n#.'), drawn('.##\n###'))).toBe(true);
    expect(sameOutline(drawn('##\n##'), drawn('####'))).toBe(false);
    expect(sameOutline(drawn('##'), drawn('###'))).toBe(false);
  });

  test('an outline is placed by its corner', () => {
    expect(placedAt(corner, { x: 3, y: 4 }).map(keyOf)).toEqual(['3,4', '4,4', '3,5']);
  });
});
