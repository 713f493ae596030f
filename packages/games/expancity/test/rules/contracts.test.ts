import { viewOf } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import type { Condition } from '../../content/conditions.ts';
import { type ContractName, contracts, expancity } from '../../index.ts';
import { cellsMeeting } from '../../rules/contracts.ts';
import { city, completing } from './pictures.ts';
import { act, openTable, why } from './table.ts';

const met = (board: string, condition: Condition) => cellsMeeting(city(board), 0, condition) !== undefined;
const meets = (board: string, contract: ContractName) => met(board, contracts[contract].condition);

describe('a building of a kind next to a facility', () => {
  test.each([
    ['Sc Rr1', true],
    ['Rr1\nSc', true],
    ['Sc Rr1^', true],
    ['Sc Cr1', false],
    ['Sc Ry1', false],
    ['Sc R', false],
    ['Sc . Rr1', false],
    ['Sc .\n. Rr1', false],
  ])('control a residence next to a School: %s is %s', (board, is) => {
    expect(meets(board, 'residenceSchool')).toBe(is);
  });

  test('complete means with a rooftop', () => {
    expect(meets('Po Rr1', 'residencePoliceCompleted')).toBe(false);
    expect(meets('Po Rr1^', 'residencePoliceCompleted')).toBe(true);
  });

  test('EX-9 controlled includes completed', () => {
    expect(meets('Bk Cr4^', 'officeBank')).toBe(true);
  });
});

describe('an exact height next to a facility', () => {
  test.each([
    ['Br Cr6^', true],
    ['Br Cr5^', false],
    ['Br Cr7^', false],
    ['Br Cr6', false],
    ['Ma Cr6^', false],
  ])('EX-9 complete a 6-storey Commercial building next to a Bar: %s is %s', (board, is) => {
    expect(meets(board, 'sixStoreyBar')).toBe(is);
  });

  test('EX-9 the height counts now, whether or not the building goes on', () => {
    expect(meets('Ma Cr4', 'fourStoreyMall')).toBe(true);
    expect(meets('Ma Cr5', 'fourStoreyMall')).toBe(false);
  });
});

describe('one building next to two facilities', () => {
  test.each([
    ['Pk Rr1 Sc', true],
    ['Pk Rr1 Rr1 Sc', false],
    ['Pk Rr1 Pk', false],
    ['Pk Cr1 Sc', false],
  ])('EX-9 both must touch it: %s is %s', (board, is) => {
    expect(meets(board, 'residenceParkSchool')).toBe(is);
  });
});

describe('a residence and a Commercial building next to the same facility', () => {
  test.each([
    ['Rr1 Pk Cr1', true],
    ['Rr1 Pk .\n. Cr1 .', true],
    ['Rr1 Pk . Pk Cr1', false],
    ['Rr1 Pk Cy1', false],
    ['Rr1 Ma Cr1', false],
    ['Rr1 . Cr1', false],
    ['Rr1 Pk Rr1', false],
  ])('EX-9 the same Park is one tile: %s is %s', (board, is) => {
    expect(meets(board, 'samePark')).toBe(is);
  });

  test('complete asks for both rooftops', () => {
    expect(meets('Rr1^ Pk Cr4', 'sameParkCompleted')).toBe(false);
    expect(meets('Rr1^ Pk Cr4^', 'sameParkCompleted')).toBe(true);
  });
});

describe('lines', () => {
  test.each([
    ['Rr1 Cr1 Rr1', 'lineOfThree', true],
    ['Rr1\nCr1\nRr1', 'lineOfThree', true],
    ['Rr1 Cr1 Rr1 Rr1', 'lineOfThree', true],
    ['Rr1 Cr1 . Rr1', 'lineOfThree', false],
    ['Rr1 Cr1 Ry1', 'lineOfThree', false],
    ['Rr1 Cr1\n. Rr1', 'lineOfThree', false],
    ['Rr1 Cr1 Rr1', 'lineOfFour', false],
    ['Rr1 Cr1 Rr1 Cr2^', 'lineOfFour', true],
    ['Rr1^ Cr4^ Rr1', 'lineOfThreeCompleted', false],
    ['Rr1 Cr1 Rr1', 'lineOfResidences', false],
    ['Rr1 Rr2 Rr3', 'lineOfResidences', true],
    ['Rr1 Rr2 Rr3', 'lineOfBothKinds', false],
    ['Rr1 Rr2 Rr3 Cr1', 'lineOfBothKinds', true],
  ] as const)('EX-9 unbroken, all fitting, a longer one counts: %s for %s is %s', (board, contract, is) => {
    expect(meets(board, contract)).toBe(is);
  });
});

describe('sections', () => {
  test.each([
    ['Rr1 Rr1\n. Cr1', 'threeInTwo', true],
    ['Rr1 Rr1\nPk Cr1', 'threeInTwo', true],
    ['Rr1 Rr1 Cr1', 'threeInTwo', false],
    ['Rr1 . Rr1\n. . .\nRr1 Cr1 Cr1', 'fiveInThree', true],
    ['Rr1 . . Rr1\n. . . .\nRr1 Cr1 . Cr1', 'fiveInThree', false],
    ['Rr1^ . Rr1^\n. . .\nCr4^ . Cr4^', 'twoAndTwoInThree', true],
    ['Rr1^ . Rr1^\n. . .\nCr4^ . Rr1^', 'twoAndTwoInThree', false],
  ] as const)('EX-9 a window of the grid anywhere, gaps included: %s for %s is %s', (board, contract, is) => {
    expect(meets(board, contract)).toBe(is);
  });
});

test('counts: every number but a height is at least', () => {
  const condition: Condition = { is: 'count', count: 2, fit: { kind: 'residential', storeys: 3, completed: true } };
  expect(met('Rr3^ . Rr3^', condition)).toBe(true);
  expect(met('Rr3^ . Rr3^ . Rr3^', condition)).toBe(true);
  expect(met('Rr3^ . Rr3', condition)).toBe(false);
  expect(met('Rr3^ . Rr2^', condition)).toBe(false);
});

describe('revealing', () => {
  const own = { contracts: ['samePark', 'sameBank'] as ContractName[] };

  test('a met contract is laid open and scores', () => {
    const table = act(openTable(2, 1, completing('Rr1 Pk Cr1', { own })), 'reveal', { contract: 'samePark' });
    expect(table.state.own[0]!.contracts).toEqual(['sameBank']);
    expect(table.state.open.players[0]!).toMatchObject({ held: 1, revealed: ['samePark'] });
    expect(expancity.score(viewOf(table, null))[0]!.lines).toEqual([
      { key: 'contract', params: { contract: { word: 'contract.samePark' } }, points: contracts.samePark.points },
    ]);
  });

  test('EX-9 one that is not met stays in hand', () => {
    const table = openTable(2, 1, completing('Rr1 Pk . Pk Cr1', { own }));
    expect(why(table, 'reveal', { contract: 'samePark' })).toMatchObject({ rule: 'EX-9', code: 'contract-not-met' });
  });

  test('a contract of somebody else, or of the deck, cannot be revealed', () => {
    const table = openTable(2, 1, completing('Rr1 Pk Cr1', { own: { contracts: [] } }));
    expect(why(table, 'reveal', { contract: 'samePark' })).toMatchObject({ code: 'contract-not-held' });
  });

  test('EX-9 contracts are revealed in one’s own Step 3 only', () => {
    const state = completing('Rr1 Pk Cr1', { own, turn: { step: 'building', actions: 3 } });
    expect(why(openTable(2, 1, state), 'reveal', { contract: 'samePark' })).toMatchObject({ code: 'not-now' });
  });
});
