import { describe, expect, test } from 'vitest';
import { promiseLeftOut } from '../../content/promises.ts';
import { deckOf, isKept, type Open, promiseDecks } from '../../index.ts';
import { judgePromise, judgeSpecial } from '../../rules/promises.ts';
import { city } from './table.ts';

const hall = 'CH CH\n CH CH';
const kept = (promise: number, picture: string, change: (open: Open) => void = () => {}, other = hall) =>
  isKept(city([picture, other], change).open, 0, promise);
const with0 = (values: object) => (open: Open) => Object.assign(open.players[0]!, values);
const both = (first: object, second: object) => (open: Open) => {
  Object.assign(open.players[0]!, first);
  Object.assign(open.players[1]!, second);
};
const R5 = 'R5 R5\n R5 R5\n R5 .';

describe('Promises', () => {
  test('1: four different levels of Residence', () => {
    expect(kept(1, 'R1 R2 R2 .\n R3 R3 . R4\n'.replace('R4\n', 'R4 R4\n R3 . . R4 R4'))).toBe(true);
    expect(kept(1, 'R1 R2 R2 R1\n R3 R3 . .\n R3 . . .')).toBe(false);
  });
  test('2: all three levels of Factory', () => {
    expect(kept(2, 'F1 . F2#1 F2#2\n . . . .\n F3#1 F3#2 F3#3')).toBe(true);
    expect(kept(2, 'F1 . F2#1 F2#2')).toBe(false);
  });
  test('3: all four levels of Commerce', () => {
    const shops = 'C1 . C2#1 C2#2\n C3#1 C3#2 . .\n . C3#3 . .';
    expect(kept(3, `${shops}\n C4#1 C4#2\n C4#4 C4#3`)).toBe(true);
    expect(kept(3, shops)).toBe(false);
  });
  test('4: the whole Zone opened', () => {
    expect(kept(4, hall, with0({ size: 3 }))).toBe(true);
    expect(kept(4, hall, with0({ size: 2 }))).toBe(false);
  });
  test('5: two rows of the Council complete', () => {
    const discs = (a: number, b: number) =>
      with0({
        discs: [
          { row: 'economy', column: a },
          { row: 'tourism', column: b },
        ],
      });
    expect(kept(5, hall, discs(4, 4))).toBe(true);
    expect(kept(5, hall, discs(4, 3))).toBe(false);
  });
  test('6: pollution below 15', () => {
    expect(kept(6, hall, with0({ pollution: 14 }))).toBe(true);
    expect(kept(6, hall, with0({ pollution: 15 }))).toBe(false);
  });
  test('7: three dead Citizens', () => {
    expect(kept(7, hall, with0({ deaths: 3 }))).toBe(true);
    expect(kept(7, hall, with0({ deaths: 2 }))).toBe(false);
  });
  test('8: the Zone never expanded', () => {
    expect(kept(8, hall)).toBe(true);
    expect(kept(8, hall, with0({ size: 1 }))).toBe(false);
  });
  test('9: three Commerce 4', () => {
    const shop = (letter: string) => [`C4${letter}#1 C4${letter}#2`, `C4${letter}#4 C4${letter}#3`];
    const rows = (letters: string[]) => letters.flatMap(shop).join('\n');
    expect(kept(9, rows(['a', 'b', 'c']))).toBe(true);
    expect(kept(9, rows(['a', 'b']))).toBe(false);
  });
  test('SC-24 10: three groups of edge-adjacent Parks with five spaces or more', () => {
    const area = 'PL PL PM\n PL . PM';
    expect(
      kept(
        10,
        'PL PL . PLb PLb . PLc\n PL PM . PLb PMb . PLc\n . PM . . PMb . PLc'
          .replace('PLc\n', 'PLc PLc\n')
          .replace('. PLc\n . PM . . PMb . PLc', '. PLc .\n . PM . . PMb . PMc PMc'),
      ),
    ).toBe(true);
    expect(kept(10, area)).toBe(false);
  });
  test('SC-24 11: none left on the Career Center or in the pool; the dead count as used', () => {
    expect(kept(11, hall, with0({ career: 0, pool: 0, gone: 5 }))).toBe(true);
    expect(kept(11, hall, with0({ career: 0, pool: 1 }))).toBe(false);
  });
  test('12: pollution above 40', () => {
    expect(kept(12, hall, with0({ pollution: 41 }))).toBe(true);
    expect(kept(12, hall, with0({ pollution: 40 }))).toBe(false);
  });
  test('13: three Factories 3', () => {
    const row = (letter: string) => `F3${letter}#1 F3${letter}#2 F3${letter}#3`;
    expect(kept(13, ['a', 'b', 'c'].map(row).join('\n'))).toBe(true);
    expect(kept(13, ['a', 'b'].map(row).join('\n'))).toBe(false);
  });
  test('14: more than $17', () => {
    expect(kept(14, hall, with0({ money: 18 }))).toBe(true);
    expect(kept(14, hall, with0({ money: 17 }))).toBe(false);
  });
  test('15: all five levels of Residence', () => {
    const four = 'R1 R2 R2 R3 R3\n R4 R4 . R3 .\n R4 R4';
    expect(kept(15, `${four}\n${R5}`)).toBe(true);
    expect(kept(15, four)).toBe(false);
  });
  test('SC-24 16: all six Cultural Buildings, City Hall not among them', () => {
    const five = `SC LI LI MU MU MU\n ME ME ME . CL .\n . ME . CL CL CL\n CH CH . . CL .\n CH CH`;
    expect(kept(16, `${five}\n UN UN UN\n UN UN UN`)).toBe(true);
    expect(kept(16, five)).toBe(false);
  });
});

describe('Special Promises need a sole best', () => {
  const cases: [number, string, string, string][] = [
    [17, 'largest area of Factories', 'F2#1 F2#2', 'F1'],
    [18, 'largest area of Residences', 'R2 R2', 'R1'],
    [19, 'largest area of Commerce', 'C2#1 C2#2', 'C1'],
    [21, 'most empty spaces', 'PS', 'PM PM'],
    [22, 'smallest area of Parks', 'PS', 'PM PM'],
    [23, 'smallest area of Factories', 'F1', 'F2#1 F2#2'],
    [25, 'fewest empty spaces', 'PM PM', 'PS'],
    [26, 'fewest Citizens in the Borough', 'R1', 'R1@1'],
    [28, 'smallest area of Residences', 'R1', 'R2 R2'],
    [30, 'most spaces in use', 'PM PM', 'PS'],
    [32, 'alone with Police and Fire Station', 'PO PO\n FI FI\n FI .', 'PO PO'],
  ];
  test.each(cases)('SC-24 %i: %s', (card, _what, best, other) => {
    expect(kept(card, best, () => {}, other)).toBe(true);
    expect(kept(card, other.replace('@1', '@0'), () => {}, best)).toBe(false);
    expect(kept(card, best, () => {}, best)).toBe(false);
  });

  const figures: [number, string, object, object][] = [
    [20, 'fewest dead', { deaths: 0 }, { deaths: 1 }],
    [24, 'most dead', { deaths: 2 }, { deaths: 1 }],
    [27, 'highest pollution', { pollution: 9 }, { pollution: 8 }],
    [29, 'fewest votes', { votes: 3 }, { votes: 4 }],
    [31, 'most money', { money: 9 }, { money: 8 }],
  ];
  test.each(figures)('SC-24 %i: %s', (card, _what, best, other) => {
    expect(kept(card, hall, both(best, other))).toBe(true);
    expect(kept(card, hall, both(other, best))).toBe(false);
    expect(kept(card, hall, both(best, best))).toBe(false);
  });

  test('SC-24 "or 0" in 20 gives no exception: equal at 0 fails', () => {
    expect(kept(20, hall, both({ deaths: 0 }, { deaths: 0 }))).toBe(false);
  });

  test('SC-24 20 and 24 count deaths in the Borough, 30 counts Cemeteries, 21 does not', () => {
    expect(kept(30, '+ PS', () => {}, 'PS')).toBe(true);
    expect(kept(21, 'PS', () => {}, '+ PS')).toBe(true);
  });

  test('SC-24 those who are out are not compared', () => {
    expect(
      kept(31, hall, (open) => {
        open.players[1]!.money = 99;
        open.out.push(1);
      }),
    ).toBe(true);
  });
});

describe('what Promises are worth', () => {
  test('6 or −3, 12 or −6, 18 or −12 by deck', () => {
    const { open } = city([hall, hall]);
    expect(judgePromise(open, 0, 8)).toMatchObject({ met: true, points: 6 });
    expect(judgePromise(open, 0, 4)).toMatchObject({ met: false, points: -3 });
    expect(judgePromise(open, 0, 6)).toMatchObject({ points: 12 });
    expect(judgePromise(open, 0, 7)).toMatchObject({ points: -6 });
    expect(judgePromise(open, 0, 14)).toMatchObject({ points: 18 });
    expect(judgePromise(open, 0, 12)).toMatchObject({ points: -12 });
    expect([1, 5, 12].map(deckOf)).toEqual(['easy', 'medium', 'hard']);
  });

  test('a Special Promise kept is worth 0, one broken −5', () => {
    const { open } = city([hall, hall], both({ money: 9 }, { money: 8 }));
    expect([judgeSpecial(open, 0, 31).points, judgeSpecial(open, 1, 31).points]).toEqual([0, -5]);
  });

  test('every Promise is in one deck, and a Victory Condition takes one out', () => {
    const all = Object.values(promiseDecks).flatMap(({ cards }) => [...cards]);
    expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
    expect(promiseLeftOut).toEqual({ economic: 14, citizens: 11, cultural: 16 });
  });
});
