import { halo } from '@cityhall/grid';
import { told, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { figureMarks, figures } from '../../content/figures.ts';
import { specOf, tileNames, tiles } from '../../content/tiles.ts';
import {
  growthOf,
  influenceArea,
  influencers,
  newWorks,
  placesFor,
  planAccount,
  refusalOfPlace,
  type Step,
  tryPlan,
  whyNoTile,
} from '../../index.ts';
import { fillHall } from './pictures.ts';
import { city, planned, planRefused } from './table.ts';

const hall = `
  CH CH
  CH CH`;
const build = (tile: keyof typeof tiles, ...cells: string[]): Step => ({ do: 'build', tile, cells });

describe('influence', () => {
  test.each([
    ['refinery', 8],
    ['residence2', 10],
    ['residence4', 12],
    ['metro', 14],
  ] as const)('the Influence Area of a %s has %i spaces', (tile, size) => {
    expect(halo(specOf(tile).outline)).toHaveLength(size);
    const moved = specOf(tile).outline.map(({ x, y }) => `${x + 3},${y + 3}`);
    expect(influenceArea({ tile, cells: moved })).toHaveLength(size);
  });

  test('SC-7 a Residence may not stand in the halo of Factory, Refinery, Harbor building or Warehouse, nor they in its', () => {
    for (const code of ['F1', 'RF', 'WH WH']) {
      const near = city([`. . . .\n . ${code} .`]);
      expect(planRefused(near, 0, [build('residence1', '0,0')])).toBe('SC-7 residence-near-industry');
      expect(planRefused(near, 0, [build('residence1', '4,4')])).toBeUndefined();
    }
    const home = city(['. . .\n . R1 .']);
    expect(planRefused(home, 0, [build('refinery', '2,2')])).toBe('SC-7 industry-near-residence');
    expect(planRefused(home, 0, [build('refinery', '3,3')])).toBeUndefined();
    expect(planRefused(home, 0, [build('factory1', '2,1'), { do: 'warehouse', cells: ['3,1', '4,1'] }])).toBe(
      'SC-7 industry-near-residence',
    );
    expect(told(refusalOfPlace(home.open, 0, 'warehouse', ['2,0', '3,0']))).toBe('SC-7 industry-near-residence');
  });

  test('SC-7 water neither influences nor is influenced', () => {
    const table = city([
      `
      . . . . .
      . HB#1 HB#2 . .
      . HB#3 HB#4 . .
      . . . . .`,
    ]);
    expect(planRefused(table, 0, [build('residence1', '1,3')])).toBeUndefined();
    expect(planRefused(table, 0, [build('residence1', '1,0')])).toBe('SC-7 residence-near-industry');
    const home = city(['. . .\n . R1 .']);
    expect(planRefused(home, 0, [build('harbor', '3,3', '4,3', '3,2', '4,2')])).toBeUndefined();
    expect(planRefused(home, 0, [build('harbor', '3,2', '4,2', '3,1', '4,1')])).toBeUndefined();
    expect(planRefused(home, 0, [build('harbor', '2,2', '3,2', '2,3', '3,3')])).toBe('SC-7 industry-near-residence');
  });

  test('SC-8 one tile counts once, however many spaces touch, and City Hall counts as a Cultural Building', () => {
    const table = city([
      `
      CH CH .
      CH CH .
      SC .  .`,
    ]);
    expect(influencers(table.open, 0, ['2,0', '2,1']).cultural).toBe(1);
    expect(influencers(table.open, 0, ['1,2', '2,2']).cultural).toBe(2);
    expect(planRefused(table, 0, [build('residence2', '2,0', '2,1')])).toBe('SC-8 needs-cultural');
    expect(planRefused(table, 0, [build('residence2', '1,2', '2,2')])).toBeUndefined();
  });

  test('SC-6 what once influenced a tile may go without harm', () => {
    const table = city([
      `
      CH CH R2
      CH CH R2
      .  .  SC`,
    ]);
    const { player } = planned(table, 0, [{ do: 'demolish', tile: '2,2' }]);
    expect(player.tiles['2,0']?.tile).toBe('residence2');
  });
});

describe('conditions of a tile', () => {
  test('Commerce n needs n Residences of any level in reach', () => {
    const table = city([
      `
      R1 . R1
      .  . .
      R1 . R1`,
    ]);
    expect(planRefused(table, 0, [build('commerce4', '1,1', '2,1', '3,1', '2,0')])).toBe('build not-its-shape');
    expect(influencers(table.open, 0, ['1,1']).residences).toBe(4);
    expect(planRefused(table, 0, [build('commerce1', '5,5')])).toBe('SC-8 needs-residences');
    expect(planRefused(table, 0, [build('commerce3', '0,1', '1,1', '1,2')])).toBeUndefined();
  });

  test('a Factory 2 needs a Refinery or a Harbor, a Factory 3 both', () => {
    const table = city(
      [
        `
      . RF . . HB#3
      . .  . . HB#4`,
      ],
      () => {},
    );
    expect(planRefused(table, 0, [build('factory2', '5,5', '6,5')])).toBe('SC-8 needs-industry');
  });

  test('a Factory 3 between Refinery and Harbor', () => {
    const table = city([
      `
      RF . .  HB#1 HB#3
      .  . .  HB#2 HB#4`,
    ]);
    expect(planRefused(table, 0, [build('factory3', '0,1', '1,1', '2,1')])).toBeUndefined();
    expect(planRefused(table, 0, [build('factory2', '0,1', '0,2')])).toBeUndefined();
    expect(planRefused(table, 0, [build('factory3', '0,1', '0,2', '0,3')])).toBe('SC-8 needs-industry');
  });
});

describe('what building costs', () => {
  test('$1 a space, a Harbor $2, a Warehouse nothing', () => {
    const { player } = planned(city([hall]), 0, [
      build('harbor', '4,4', '5,4', '4,5', '5,5'),
      build('parkL', '0,3', '1,3', '0,4'),
    ]);
    expect(player.money).toBe(20 - 2 - 3);
    const factory = planned(city([hall]), 0, [build('factory1', '5,5'), { do: 'warehouse', cells: ['4,5', '4,6'] }]);
    expect(factory.player.money).toBe(19);
  });

  test('the Mediator pays $1 less for each tile, at least $1: L3 Park $2, Park S still $1', () => {
    const table = city([hall], (open) => {
      open.players[0]!.action = 'mediator';
    });
    expect(planned(table, 0, [build('parkL', '0,3', '1,3', '0,4')]).player.money).toBe(18);
    expect(planned(table, 0, [build('parkS', '0,3')]).player.money).toBe(19);
  });

  test('a Museum costs 2 white 1 grey; for the Architect 1 white 1 grey, or 2 white', () => {
    const museum: Step = { do: 'build', tile: 'museum', cells: ['3,0', '4,0', '5,0'] };
    const table = city([hall], (open) => fillHall(open, 0, 'white', 'white', 'grey'));
    expect(planAccount(table.open, 0, [museum])).toMatchObject({ money: 0, materials: ['white', 'white', 'grey'] });
    const poor = city([hall], (open) => {
      fillHall(open, 0, 'white', 'grey');
      open.players[0]!.action = 'architect';
    });
    expect(planRefused(poor, 0, [museum])).toBe('cultural needs-materials');
    expect(planned(poor, 0, [{ ...museum, save: 'white' }]).player.hall.goods).toEqual([]);
    expect(planRefused(poor, 0, [{ ...museum, save: 'grey' }])).toBe('cultural needs-materials');
    const whites = city([hall], (open) => {
      fillHall(open, 0, 'white', 'white');
      open.players[0]!.action = 'architect';
    });
    expect(planned(whites, 0, [{ ...museum, save: 'grey' }]).player.hall.goods).toEqual([]);
    expect(
      planRefused(
        city([hall], (open) => fillHall(open, 0, 'white')),
        0,
        [{ ...museum, save: 'white' }],
      ),
    ).toBe('actions nothing-saved');
  });

  test('the Architect builds a School for nothing, and saves on one building only', () => {
    const table = city([hall], (open) => {
      open.players[0]!.action = 'architect';
      open.players[0]!.hall = { citizens: 0, goods: [] };
    });
    const school: Step = { do: 'build', tile: 'school', cells: ['3,0'], save: 'white' };
    expect(planRefused(table, 0, [school])).toBeUndefined();
    expect(
      planRefused(table, 0, [school, { do: 'build', tile: 'library', cells: ['3,1', '4,1'], save: 'white' }]),
    ).toBe('actions nothing-saved');
  });

  test('spent materials go back to the reserve', () => {
    const table = city([hall], (open) => fillHall(open, 0, 'white'));
    expect(table.open.reserve.white).toBe(15);
    expect(planned(table, 0, [{ do: 'build', tile: 'school', cells: ['3,0'] }]).open.reserve.white).toBe(16);
  });
});

describe('a plan', () => {
  const parks = (...cells: string[]): Step[] => cells.map((cell) => build('parkS', cell));

  test('SC-4 has at most three build actions, and may be empty', () => {
    const table = city([hall]);
    expect(planRefused(table, 0, [])).toBeUndefined();
    expect(planRefused(table, 0, parks('3,0', '4,0', '5,0'))).toBeUndefined();
    expect(planRefused(table, 0, parks('3,0', '4,0', '5,0', '6,0'))).toBe('SC-4 no-actions');
  });

  test('SC-4 one of the actions may be a demolition', () => {
    const table = city([`${hall} PS PS PS`]);
    const demolish = (tile: string): Step => ({ do: 'demolish', tile });
    expect(planRefused(table, 0, [demolish('2,1'), ...parks('3,3', '4,3')])).toBeUndefined();
    expect(planRefused(table, 0, [demolish('2,1'), demolish('3,1')])).toBe('SC-4 one-demolition');
    expect(planRefused(table, 0, [demolish('2,1'), ...parks('3,3', '4,3', '5,3')])).toBe('SC-4 no-actions');
  });

  test('SC-4 an expansion leaves one build action or demolition, and its space can be used at once', () => {
    const table = city([hall]);
    const expand: Step = { do: 'expand' };
    expect(planRefused(table, 0, [build('parkS', '7,7')])).toBe('borough outside-zone');
    expect(planRefused(table, 0, [expand, build('parkS', '7,7')])).toBeUndefined();
    expect(planRefused(table, 0, [build('parkS', '6,6'), expand])).toBeUndefined();
    expect(planRefused(table, 0, [expand, ...parks('6,6', '7,7')])).toBe('SC-4 no-actions');
    expect(planRefused(table, 0, [...parks('6,6', '5,5'), expand])).toBe('SC-4 too-many-to-expand');
    expect(planRefused(table, 0, [expand, expand])).toBe('SC-4 one-expansion');
    expect(planned(table, 0, [expand]).player.money).toBe(20);
  });

  test('SC-4 a new Police or Fire Station may be activated from a tile of the Borough, City Hall excepted', () => {
    const table = city(['CH CH R1@0\n CH CH .']);
    const police = build('police', '4,4', '5,4');
    const activate: Step = { do: 'activate', tile: '4,4', from: '2,0' };
    expect(planRefused(table, 0, [police, activate])).toBeUndefined();
    expect(planned(table, 0, [police, activate]).player.citizens).toEqual({ '4,4': [0] });
    expect(planRefused(table, 0, [police, { ...activate, from: '0,0' }])).toBe('SC-4 no-citizen-there');
    const old = city(['R1@0 . .\n . PO PO']);
    expect(planRefused(old, 0, [{ do: 'activate', tile: '1,1', from: '0,0' }])).toBe('SC-4 station-not-new');
  });

  test('SC-2 the Mayor’s two spaces take no tile, no Warehouse and no growth', () => {
    const table = city(
      [
        `
      CH CH R2 .
      CH CH R2 .
      LI LI SC .`,
        hall,
      ],
      (open) => {
        open.street = ['3,0', '3,1'];
      },
    );
    expect(planRefused(table, 0, [build('parkS', '3,0')])).toBe('SC-2 mayor-there');
    expect(planRefused(table, 0, [{ do: 'upgrade', tile: '2,0', to: '3,0' }])).toBe('SC-2 mayor-there');
    expect(told(refusalOfPlace(table.open, 0, 'warehouse', ['3,1', '4,1']))).toBe('SC-2 mayor-there');
    write(table, ({ open }) => {
      open.street = ['5,5', '5,6'];
    });
    expect(planRefused(table, 0, [{ do: 'upgrade', tile: '2,0', to: '3,0' }])).toBeUndefined();
  });

  test('SC-10 a Factory 1 must bring its Warehouse, with a space in its own Influence Area', () => {
    const table = city([hall], (open) => {
      open.players[0]!.action = 'mediator';
    });
    const factory = build('factory1', '5,5');
    expect(planRefused(table, 0, [factory])).toBe('SC-10 warehouse-first');
    expect(planRefused(table, 0, [factory, { do: 'warehouse', cells: ['2,5', '3,5'] }])).toBe(
      'SC-10 warehouse-too-far',
    );
    expect(planRefused(table, 0, [factory, { do: 'warehouse', cells: ['3,5', '4,5'] }])).toBeUndefined();
    const { player, works } = planned(table, 0, [factory, { do: 'warehouse', cells: ['3,5', '4,5'] }]);
    expect([player.money, works.actions]).toEqual([19, 1]);
    expect(planRefused(table, 0, [{ do: 'warehouse', cells: ['3,5', '4,5'] }])).toBe('SC-10 no-warehouse-due');
  });

  test('SC-10 without a place or without a Warehouse in the supply there is none', () => {
    const none = city([hall], (open) => {
      open.supply.warehouse = 0;
    });
    expect(planRefused(none, 0, [build('factory1', '5,5')])).toBeUndefined();
    const full = city([
      `
      . PS CH CH
      PS PS CH CH`,
    ]);
    expect(planRefused(full, 0, [build('factory1', '0,0')])).toBeUndefined();
  });

  test('SC-11 a Residence 1 takes a Citizen from City Hall, if there is one', () => {
    const { player } = planned(city([hall]), 0, [build('residence1', '4,4'), build('residence1', '5,4')]);
    expect([player.hall.citizens, player.citizens]).toEqual([1, { '4,4': [0], '5,4': [0] }]);
    const empty = city([hall], (open) => fillHall(open, 0, 'white', 'white', 'white', 'white'));
    expect(planned(empty, 0, [build('residence1', '4,4')]).player.citizens).toEqual({});
  });

  test('Residences 2 to 5 take no Citizen', () => {
    const { player } = planned(city(['CH CH .\n CH CH .\n SC . .']), 0, [build('residence2', '1,2', '2,2')]);
    expect(player.citizens).toEqual({});
  });

  test('SC-12 demolition costs $1 and 1 pollution a space, a Harbor 2, and the Mediator does not help', () => {
    const table = city(['CH CH PL PL\n CH CH PL . \n HB#1 HB#2\n HB#3 HB#4'], (open) => {
      open.players[0]!.action = 'mediator';
    });
    const park = planned(table, 0, [{ do: 'demolish', tile: '2,0' }]);
    expect([park.player.money, park.player.pollution, park.open.removed.parkL, park.open.supply.parkL]).toEqual([
      17, 3, 1, 11,
    ]);
    const harbor = planned(table, 0, [{ do: 'demolish', tile: '0,2' }]);
    expect([harbor.player.money, harbor.player.pollution]).toEqual([18, 2]);
    expect(planRefused(table, 0, [{ do: 'demolish', tile: '0,2' }, build('harbor', '0,2', '1,2', '0,3', '1,3')])).toBe(
      'SC-12 one-of-each',
    );
    expect(planRefused(table, 0, [{ do: 'demolish', tile: '0,0' }])).toBe('SC-12 city-hall-stays');
  });

  test('SC-12 those on a demolished tile go to City Hall, else to the Career Center; goods return to the reserve', () => {
    const table = city(['CH CH F1@1 F1@0\n CH CH', hall], (open) => fillHall(open, 0, 'white'));
    const away = planned(table, 0, [{ do: 'demolish', tile: '2,0' }]);
    expect([away.open.players[1]!.hall.citizens, away.open.players[1]!.career]).toEqual([4, 10]);
    const full = planned(table, 0, [{ do: 'demolish', tile: '3,0' }]);
    expect([full.player.hall.citizens, full.player.career]).toEqual([3, 11]);
    const stored = city(['CH CH WH WH\n CH CH'], (open) => {
      open.players[0]!.tiles['2,0'] = { tile: 'warehouse', cells: ['2,0', '3,0'], goods: ['black', 'white'] };
      open.reserve.black -= 1;
      open.reserve.white -= 1;
    });
    expect(planned(stored, 0, [{ do: 'demolish', tile: '2,0' }]).open.reserve).toEqual({
      white: 16,
      grey: 8,
      black: 6,
    });
  });
});

describe('upgrades', () => {
  test('SC-9 a tile may grow more than once, one level at a time, and not in the plan that builds it', () => {
    const table = city(
      [
        `
      CH CH R1@0 .
      CH CH SC .
      LI LI .  .`,
      ],
      () => {},
    );
    expect(planRefused(table, 0, [{ do: 'upgrade', tile: '2,0', to: '3,0' }])).toBeUndefined();
    const fresh = city(['CH CH .\n CH CH SC']);
    expect(planRefused(fresh, 0, [build('residence1', '2,0'), { do: 'upgrade', tile: '2,0', to: '3,0' }])).toBe(
      'SC-9 built-now',
    );
  });

  test('SC-9 the condition is read on the old tile as it lies just before', () => {
    const table = city([
      `
      CH CH R1@0 .  .
      CH CH SC   .  LI
      .  .  .    .  LI`,
    ]);
    const first: Step = { do: 'upgrade', tile: '2,0', to: '3,0' };
    expect(growthOf(table.open, 0)[0]).toMatchObject({ next: 'residence2', has: 2, need: 2 });
    expect(planRefused(table, 0, [first])).toBeUndefined();
    const after = planned(table, 0, [first]);
    expect(growthOf(after.open, 0)[0]).toMatchObject({ next: 'residence3', has: 3, need: 3 });
    expect(planRefused(table, 0, [first, { do: 'upgrade', tile: '2,0', to: '3,1' }])).toBeUndefined();
    expect(after.player.citizens).toEqual({ '2,0': [0] });
  });

  test('SC-9 kinds of spaces stay where they are: white stays white', () => {
    const table = city([
      `
      .    .    .   .
      RF   F1@0 .   .`,
    ]);
    const { player } = planned(table, 0, [{ do: 'upgrade', tile: '1,1', to: '2,1' }]);
    expect(player.tiles['1,1']).toMatchObject({ tile: 'factory2', cells: ['1,1', '2,1'] });
    const bent = city(['RF F2#1 F2#2 HB#1 HB#3\n . . . HB#2 HB#4\n']);
    expect(planRefused(bent, 0, [{ do: 'upgrade', tile: '1,0', to: '2,1' }])).toBe('SC-9 not-its-shape');
  });

  test('SC-9 in Commerce 4, space 4 lies diagonal to space 2', () => {
    const table = city([
      `
      R1 .    .    R1
      .  C3#1 C3#2 .
      R1 .    C3#3 R1`,
    ]);
    const { player } = planned(table, 0, [{ do: 'upgrade', tile: '1,1', to: '1,2' }]);
    expect(player.tiles['1,1']!.cells).toEqual(['1,1', '2,1', '2,2', '1,2']);
  });

  test('SC-9 the old tile goes back to the supply, and the new one must be there', () => {
    const table = city(['CH CH R1@0 .\n CH CH SC .']);
    const up: Step[] = [{ do: 'upgrade', tile: '2,0', to: '3,0' }];
    const { open } = planned(table, 0, up);
    expect([open.supply.residence1, open.supply.residence2, open.removed.residence1]).toEqual([30, 21, 0]);
    write(table, ({ open }) => {
      open.supply.residence2 = 0;
    });
    expect(planRefused(table, 0, up)).toBe('SC-5 supply-empty');
  });

  test('SC-9 the new tile may not come near industry', () => {
    const table = city([
      `
      CH CH R1@0 . . RF
      CH CH SC   . . .`,
    ]);
    expect(planRefused(table, 0, [{ do: 'upgrade', tile: '2,0', to: '3,0' }])).toBeUndefined();
    const near = city([
      `
      CH CH R1@0 . RF
      CH CH SC   . .`,
    ]);
    expect(planRefused(near, 0, [{ do: 'upgrade', tile: '2,0', to: '3,0' }])).toBe('SC-7 residence-near-industry');
  });

  test('only Residences, Commerce and Factories grow', () => {
    expect(planRefused(city(['PS . .']), 0, [{ do: 'upgrade', tile: '0,0', to: '1,0' }])).toBe(
      'upgrades no-next-level',
    );
  });

  test('SC-5 a plan may count on a tile that it hands back itself', () => {
    const table = city(['CH CH R1@0 .\n CH CH SC .'], (open) => {
      open.supply.residence1 = 0;
    });
    const up: Step = { do: 'upgrade', tile: '2,0', to: '3,0' };
    expect(planRefused(table, 0, [build('residence1', '5,5')])).toBe('SC-5 supply-empty');
    expect(planRefused(table, 0, [up, build('residence1', '5,5')])).toBeUndefined();
  });
});

describe('what a screen asks', () => {
  test('every place of a tile with its refusal', () => {
    const table = city([hall]);
    const places = placesFor(table.open, 0, 'residence1', []);
    expect(places).toHaveLength(49);
    expect(places.filter(({ refusal }) => !refusal)).toHaveLength(45);
    expect(told(places.find(({ cells }) => cells[0] === '0,0')!.refusal)).toBe('build space-taken');
  });

  test('the Architect lays what only the saving makes payable', () => {
    const table = city([hall], (open) => {
      open.players[0]!.action = 'architect';
      open.players[0]!.hall = { citizens: 0, goods: [] };
    });
    expect(whyNoTile(table.open, 0, 'school', [])).toBeUndefined();
    expect(placesFor(table.open, 0, 'school', []).filter(({ refusal }) => !refusal)).toHaveLength(45);
    expect(told(whyNoTile(table.open, 0, 'museum', []))).toBe('cultural needs-materials');
  });

  test('a plan with a refused step says which', () => {
    const table = city([hall]);
    const trial = tryPlan(table.open, newWorks(0), [build('parkS', '3,3'), build('parkS', '3,3')]);
    expect(trial).toMatchObject({ at: 1, refusal: { code: 'space-taken' } });
  });

  test('every tile has as many cells as its outline, and the box is complete', () => {
    const sum = (kind: string) =>
      tileNames
        .filter((name) => tiles[name].kind === kind)
        .reduce((total, name) => total + Number(tiles[name].stock), 0);
    expect([sum('residence'), sum('commerce'), sum('factory'), sum('park')]).toEqual([90, 41, 37, 55]);
    expect(figures.citizensOnCityHall + 11 + figures.citizensInPool).toBe(figures.citizens);
  });

  test('every figure says where it comes from', () => {
    expect(Object.keys(figureMarks)).toEqual(Object.keys(figures));
    for (const { mark } of Object.values(tiles)) expect(['rulebook', 'published', 'derived', 'house']).toContain(mark);
  });
});
