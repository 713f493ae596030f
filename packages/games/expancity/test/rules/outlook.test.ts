import { playOn, viewOf } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { type ContractName, contractNames, contractStatus, expancity, turnsOfGame } from '../../index.ts';
import { isMet } from '../../rules/contracts.ts';
import { type Changes, completing, situation } from './pictures.ts';
import { openTable } from './table.ts';

const outlook = (board: string, contract: ContractName, changes: Changes = {}) =>
  contractStatus(viewOf(openTable(2, 1, situation({ board, ...changes })), 0), contract);

describe('how a contract stands', () => {
  test('met, and where', () => {
    expect(outlook('Rr1 Pk Cr1', 'samePark')).toEqual({ status: 'met', cells: ['0,0', '2,0'], missing: 0 });
  });

  test('possible, with the place where least is missing', () => {
    expect(outlook('Rr1 Pk C . Pk', 'samePark')).toEqual({ status: 'possible', cells: ['0,0', '2,0'], missing: 1 });
    expect(outlook('CH', 'sixStoreyBar').status).toBe('possible');
  });

  test('impossible once the only Hospital is closed in', () => {
    const closed = '. Cy1 .\nPk Ho Cr1\n. Ry1 .';
    expect(outlook(closed, 'residenceHospital').status).toBe('impossible');
    expect(outlook(closed.replace('Ry1', 'R'), 'residenceHospital').status).toBe('possible');
    expect(outlook(closed.replace('Ry1', '.'), 'residenceHospital').status).toBe('possible');
  });

  test('a second copy that has not come keeps a contract possible', () => {
    const closed = '. Cy1 .\nPk Br Cr1\n. Ry1 .';
    expect(outlook(closed, 'residenceBar').status).toBe('possible');
    const second = '. Cy1 . . Cy1 .\nPk Br Pk Pk Br Cr1\n. Ry1 . . Ry1 .';
    expect(outlook(second, 'residenceBar').status).toBe('impossible');
  });

  test('EX-9 a building that outgrew an exact height does not count any more', () => {
    const closed = '. Pk . . Pk .\nPk Ma Cr5 Pk Ma Cr3\n. Ry1 . . Ry1 .';
    expect(outlook(closed, 'fourStoreyMall')).toMatchObject({ status: 'possible', cells: ['5,1'], missing: 1 });
    expect(outlook(closed.replace('Cr3', 'Cr6'), 'fourStoreyMall').status).toBe('impossible');
  });

  test('too few turns left make it impossible', () => {
    const late = (number: number) => outlook('Ho Rr1', 'oneStoreyPark', { turn: { number, zoned: null } }).status;
    expect(late(turnsOfGame - 1)).toBe('possible');
    const state = completing('Ma Cr3', { turn: { number: turnsOfGame - 1 } });
    expect(contractStatus(viewOf(openTable(2, 1, state), 0), 'fourStoreyMall').status).toBe('impossible');
  });

  test('too few blocks make it impossible', () => {
    const player = { pool: 1, reserve: 0 };
    expect(outlook('CH Rr1', 'lineOfFour', { player }).status).toBe('impossible');
    expect(outlook('CH Rr1 Rr1 Rr1', 'lineOfFour', { player }).status).toBe('possible');
  });

  test('a spectator has no contracts', () => {
    expect(() => contractStatus(viewOf(openTable(2), null), 'samePark')).toThrow(RangeError);
  });

  test.each([2, 3, 4])('in games of %i: met is what the rules call met, and impossible stays so', (seats) => {
    const table = openTable(seats, seats);
    const gone = new Set<ContractName>();
    let decisions = 0;
    playOn(
      table,
      (view, seat) => expancity.bot(view, seat, table.random),
      (now) => {
        decisions += 1;
        if (decisions % 17 !== 0) return;
        for (const contract of contractNames) {
          const { status, missing } = contractStatus(viewOf(now, 0), contract);
          expect(status === 'met').toBe(isMet(now.state.open.board, 0, contract));
          expect(missing === 0).toBe(status === 'met');
          if (status === 'impossible') gone.add(contract);
          else expect(gone).not.toContain(contract);
        }
      },
    );
    expect(gone.size).toBeGreaterThan(0);
  });
});
