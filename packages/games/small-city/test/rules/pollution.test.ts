import { act, awaited, begin, keysOf, refused, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { cemeterySpaces, measure, residenceVotes, victims, votesOf } from '../../index.ts';
import { duties } from '../../rules/pollution.ts';
import { type City, city, planned } from './table.ts';

const hall = 'CH CH\n CH CH';
const votes = (picture: string) => votesOf(city([picture, hall]).open, 0).residence;
const emptied = (table: City) => {
  write(table, ({ open }) => {
    for (const player of open.players) {
      player.career += player.hall.citizens;
      player.hall = { citizens: 0, goods: [] };
    }
  });
  return table;
};

describe('Phase V', () => {
  test.each([
    ['R1@0', 1],
    ['R5@0 R5@0\n R5@0 R5\n R5 .', 6],
    ['R5@0 R5@0\n R5@0 R5@0\n R5@0 .', 15],
    ['R1@0 R1@0\n R1@0 R1@0', 4],
    ['R4@0 R4@0\n R4@0 R4@0', 10],
    ['R4@0@0 R4@0\n R4@0 R4@0', 14],
  ])('%s brings %i votes', (picture, expected) => expect(votes(picture)).toBe(expected));

  test('SC-23 a Residence 4 with the two alone brings 1 + 4 votes', () => {
    expect(votes('R4@0@0 R4\n R4 R4')).toBe(5);
    expect(residenceVotes({ citizens: { '0,0': [0, 0] } }, { tile: 'residence1', cells: ['0,0'], goods: [] })).toBe(2);
  });

  test('an active University brings 3 votes', () => {
    const table = city(['UN UN UN\n UN UN UN']);
    expect(votesOf(table.open, 0).university).toBe(0);
    const first = Object.keys(table.open.players[0]!.tiles)[0]!;
    begin(table, 'voting', ({ open }) => {
      open.players[0]!.citizens = { [first]: [0] };
      open.players[0]!.career -= 1;
    });
    expect(table.open.players[0]!.votes).toBe(3);
  });

  test('SC-27 erecting a Cultural Building brings no votes', () => {
    const table = city([hall]);
    write(table, ({ open }) => {
      open.players[0]!.action = 'architect';
    });
    const { player } = planned(table, 0, [{ do: 'build', tile: 'school', cells: ['2,0'], save: 'white' }]);
    expect(player.votes).toBe(0);
  });
});

describe('Phase VI: measuring', () => {
  const measured = (picture: string, change: Parameters<typeof city>[1] = () => {}) =>
    measure(city([picture, hall], change).open, 0).total;

  test('SC-19 one for each Citizen and Tourist on a tile, City Hall and Career Center left out', () => {
    expect(measured('CH CH R1@0 R1\n CH CH F1@1 .')).toBe(2);
  });

  test('SC-19 each Park space takes one away, occupied or not, and a round is never below 0', () => {
    expect(measured('R1@0 R1@0 PS@0')).toBe(2);
    expect(measured('R1@0 PL PL\n . PL .')).toBe(0);
  });

  test('SC-19 D. Engineer: Factories that produced do not pollute', () => {
    const produced = (action: 'engineer' | null) =>
      measured('F1@0 F1', (open) => Object.assign(open.players[0]!, { action, produced: ['0,0', '1,0'] }));
    expect([produced(null), produced('engineer')]).toEqual([3, 1]);
  });

  test('J. Ecologist: Citizens and Tourists in one’s Commerce do not pollute', () => {
    expect(measured('C1@0 C1@1 R1@0', (open) => Object.assign(open.players[0]!, { action: 'ecologist' }))).toBe(1);
  });

  test('pollution piles up from round to round', () => {
    const table = begin(
      city(['R1@0 R1@0', hall], (open) => Object.assign(open.players[0]!, { pollution: 4 })),
      'pollution',
    );
    expect(table.open.players[0]!).toMatchObject({ rise: 2, pollution: 6 });
  });
});

describe('Phase VI: deaths', () => {
  const dying = (pictures: string[], pollution: number[], change: Parameters<typeof city>[1] = () => {}) => {
    const table = city(pictures, (open) => {
      for (const [seat, sum] of pollution.entries()) open.players[seat]!.pollution = sum;
      change(open);
    });
    return begin(emptied(table), 'pollution');
  };

  test('nobody dies before somebody has 10', () => {
    expect(keysOf(dying(['R1@0 R1@0', hall], [7, 0]))).not.toContain('died');
    expect(dying(['R1@0 R1@0', hall], [7, 0]).phase).not.toBe('pollution');
    expect(dying(['R1@0 R1@0', hall], [8, 0]).phase).toBe('pollution');
  });

  test('once somebody has 10, the round’s biggest polluter loses a Citizen, even one below 10', () => {
    const table = dying(['R1@0 R1@0', 'R1@1'], [0, 9]);
    expect([table.phase, awaited(table)]).toEqual(['pollution', { 0: 'bury' }]);
  });

  test('SC-21 it compares this round’s measured figures; equal: more in all; still equal: all, in turn order', () => {
    const of = (rises: number[], sums: number[]) => {
      const table = city(rises.map(() => hall));
      write(table, ({ open }) => {
        open.host = 1;
      });
      for (const [seat, rise] of rises.entries())
        write(table, ({ open }) => {
          Object.assign(open.players[seat]!, { rise, pollution: sums[seat] });
        });
      return duties(table.open).map(({ seat }) => seat);
    };
    expect(of([3, 2, 1], [10, 50, 0])).toEqual([0]);
    expect(of([3, 3, 1], [10, 11, 0])).toEqual([1]);
    expect(of([3, 3, 1], [10, 10, 0])).toEqual([1, 0]);
    expect(of([0, 0, 0], [10, 10, 10])).toEqual([1, 2, 0]);
    expect(of([3, 3, 1], [9, 9, 9])).toEqual([]);
  });

  test('SC-21 any Citizen on a tile may be named, City Hall included', () => {
    const table = city(['CH CH R1@0\n CH CH PS@0', hall]);
    expect(victims(table.open, 0)).toEqual(['0:2,0', '0:2,1', 'hall']);
  });

  test('SC-21 the dead leave the game for good, and the Cemetery fills its space', () => {
    const table = dying(['R1@0 R1@0', hall], [9, 0]);
    expect(refused(table, 0, 'bury', { victim: '0:0,0', cemetery: '1,0' })).toBe('SC-21 no-grave-there');
    act(table, 0, 'bury', { victim: '0:0,0', cemetery: '3,3' });
    expect(table.open.players[0]!).toMatchObject({ gone: 1, deaths: 1, cemeteries: ['3,3'] });
    expect(planned(table, 0, []).player.cemeteries).toEqual(['3,3']);
  });

  test('SC-21 a further Cemetery lies beside an earlier one if it can', () => {
    const table = city(['. . .\n . + .', hall]);
    expect(cemeterySpaces(table.open, 0)).toEqual(['1,0', '0,1', '2,1', '1,2']);
    const shut = city(['+ PS .\n PS . .', hall]);
    expect(cemeterySpaces(shut.open, 0)).toHaveLength(49 - 3);
  });

  test('SC-2 no Cemetery on the Mayor’s spaces', () => {
    const table = city(['. . .\n . + .', hall], (open) => {
      open.street = ['1,0', '2,0'];
    });
    expect(cemeterySpaces(table.open, 0)).not.toContain('1,0');
  });

  test('SC-21 without any space they are dead all the same', () => {
    const table = dying(['R1@0 R1@0', hall], [9, 0], (open) => {
      open.players[0]!.cemeteries = Array.from({ length: 47 }, (_, n) => `${(n + 2) % 7},${Math.floor((n + 2) / 7)}`);
    });
    act(table, 0, 'bury', { victim: '0:0,0', cemetery: null });
    expect(table.open.players[0]!).toMatchObject({ gone: 1, deaths: 1 });
  });

  test('SC-21 a Tourist may be named; the death counts for the Borough, the Citizen for its owner', () => {
    const table = dying(['F1@1 R1@0 R1@0', hall], [9, 0]);
    act(table, 0, 'bury', { victim: '0:0,0', cemetery: '3,3' });
    expect([table.open.players[0]!.deaths, table.open.players[1]!.gone, table.open.players[0]!.gone]).toEqual([
      1, 1, 0,
    ]);
  });

  test('SC-21 a Fire Station saves its owner’s Tourists: named, one goes home and the duty is done', () => {
    const fire = 'FI@1 FI\n FI .';
    const open = city(['F1@1 F1@2 R1@0', fire, hall]).open;
    expect(victims(open, 0)).toEqual(['0:0,0', '0:1,0', '0:2,0', 'hall']);
    const table = dying(['F1@1 F1@2 R1@0', fire, hall], [12, 0, 0]);
    act(table, 0, 'bury', { victim: '0:0,0', cemetery: null });
    expect(table.open.players[0]!.deaths).toBe(0);
    expect(table.open.players[1]!.hall.citizens).toBe(1);
  });

  test('SC-21 where every Tourist is protected, one’s own must be named', () => {
    expect(victims(city(['F1@1 R1@0', 'FI@1 FI\n FI .']).open, 0)).toEqual(['0:1,0', 'hall']);
  });

  test('SC-21 an active CliniC: one’s own cannot die, an unprotected Tourist must be named, else nothing happens', () => {
    const clinic = '. CL .\n CL CL@0 CL\n . CL .';
    expect(victims(city([`${clinic} \n R1@0 F1@1 .`, hall]).open, 0)).toEqual(['0:1,3']);
    expect(victims(city([`${clinic} \n R1@0 F1@1 .`, 'FI@1 FI\n FI .']).open, 0)).toEqual([]);
    const table = dying([`${clinic} \n R1@0 . .`, hall], [12, 0]);
    expect(table.phase).not.toBe('pollution');
  });

  test('SC-21 with nobody to name nothing happens', () => {
    const table = dying([hall, hall], [12, 0]);
    expect(table.phase).not.toBe('pollution');
    expect(keysOf(table)).not.toContain('died');
  });
});

describe('out at 100', () => {
  test('SC-20 Phase VI: all measure, then those at 100 are out, then deaths among the living', () => {
    const table = emptied(
      city(['R1@0 R1@0', 'R1@1', 'R1@2 R1@2'], (open) => {
        open.players[0]!.pollution = 99;
        open.players[1]!.pollution = 3;
      }),
    );
    begin(table, 'pollution');
    expect(table.open.out).toEqual([0]);
    expect(table.open.players[0]!.gone).toBe(22);
    expect(keysOf(table)).not.toContain('died');
    expect(table.open.players[2]!.deaths).toBe(0);
  });

  test('SC-20 Citizens everywhere leave, Tourists there go home, discs leave the Council, tiles stay', () => {
    const table = emptied(
      city(['R1@0 F1@1', 'F1@0', hall], (open) => {
        open.players[0]!.pollution = 99;
        open.players[0]!.discs[0] = { row: 'economy', column: 2 };
      }),
    );
    begin(table, 'pollution');
    expect(table.open.players[0]!).toMatchObject({
      citizens: {},
      discs: [
        { row: null, column: 0 },
        { row: null, column: 0 },
      ],
    });
    expect(Object.keys(table.open.players[0]!.tiles)).toHaveLength(2);
    expect(table.open.players[1]!.citizens).toEqual({});
    expect(table.open.players[1]!.hall.citizens).toBe(1);
  });

  test('SC-20 a demolition in a plan can be the end; the rest of the plan lapses, and the last one left wins', () => {
    const table = city(['CH CH PL PL\n CH CH PL .', hall], (open) => {
      open.players[0]!.pollution = 97;
    });
    begin(table, 'building');
    act(table, 1, 'confirm', { steps: [] });
    act(table, 0, 'confirm', { steps: [{ do: 'demolish', tile: '2,0' }] });
    expect(table.open.outcome).toMatchObject({ winners: [1], reason: 'outcome.last' });
  });

  test('SC-20 nothing can be planned after the step that reaches 100', () => {
    const table = city(['CH CH PL PL\n CH CH PL .', hall], (open) => {
      open.players[0]!.pollution = 97;
    });
    begin(table, 'building');
    const steps = [{ do: 'demolish', tile: '2,0' }, { do: 'expand' }];
    expect(refused(table, 0, 'confirm', { steps })).toBe('SC-20 already-lost');
  });

  test('SC-20 if all remaining get there in one step the lowest pollution wins, then most votes', () => {
    const table = city(['R1@0 R1@0', 'R1@1', 'R1@2'], (open) => {
      for (const player of open.players) player.pollution = 99;
      open.players[2]!.votes = 3;
      open.players[2]!.ledger.supporter = 3;
    });
    begin(table, 'pollution');
    expect(table.open.outcome).toMatchObject({ winners: [2], reason: 'outcome.all-out' });
  });

  test('SC-20 alone, the game is lost', () => {
    const table = city(['R1@0'], (open) => {
      open.players[0]!.pollution = 99;
    });
    begin(table, 'pollution');
    expect(table.open.outcome).toMatchObject({ winners: [], reason: 'outcome.polluted' });
  });
});
