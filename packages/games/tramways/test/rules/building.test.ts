import { act, refused, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { endsOf, surveyOf } from '../../index.ts';
import { addLink, play, scene } from './table.ts';

const cards = { 0: ['generic-b1', 'parcel-A1', 'parcel-A2', 'parcel-G1', 'parcel-G2', 'parcel-C1', 'development-5'] };
const construct = (parcel: string, type: string, card = `parcel-${parcel}`) => ({
  parcel,
  type,
  plays: [play('generic-b1', 'CB'), play(card, parcel)],
});

describe('constructing', () => {
  test('Construct Building and the Parcel number: tile, card, passenger and 1 Happiness Point', () => {
    const table = act(scene({ hands: cards }), 0, 'construct', construct('A2', 'C'));
    expect(table.open.buildings['3,4']).toEqual({ type: 'C', owner: 0, upgraded: false });
    expect(table.open.passengers['3,4']).toBe(true);
    expect(table.open.players[0]!.happiness.construct).toBe(1);
    expect(table.open.supply.C).toBe(0);
    expect(table.open.reserve).toBe(20);
  });

  test('TW-22 the Building card that comes may be used in the same turn', () => {
    const table = act(scene({ hands: cards }), 0, 'construct', construct('A2', 'C'));
    expect(table.state.own[0]!.hand).toContain('building-C1');
  });

  test('neither unclaimed nor foreign nor built Parcels, nor a type that is used up', () => {
    const table = scene({ hands: cards });
    write(table, ({ open }) => {
      open.buildings['3,0'] = { type: 'R', owner: 0, upgraded: false };
      open.supply.L = 0;
    });
    expect(refused(table, 0, 'construct', construct('G3', 'R', 'parcel-C1'))).toBe('building parcel-not-owned');
    expect(refused(table, 0, 'construct', construct('B1', 'R', 'parcel-C1'))).toBe('building parcel-not-owned');
    expect(refused(table, 0, 'construct', construct('A1', 'R'))).toBe('building parcel-built');
    expect(refused(table, 0, 'construct', construct('A2', 'L'))).toBe('building no-building-left');
  });

  test('TW-22 each Industry raises the hand limit by one, and a third one no more', () => {
    const table = scene({ hands: cards });
    write(table, ({ open }) => {
      open.players[0]!.handLimit = 8;
    });
    act(table, 0, 'construct', construct('A2', 'I'));
    expect(table.open.players[0]!.handLimit).toBe(9);
    const third = scene({ hands: cards });
    write(third, ({ open }) => {
      open.players[0]!.handLimit = 9;
    });
    act(third, 0, 'construct', construct('A2', 'I'));
    expect(third.open.players[0]!.handLimit).toBe(9);
  });

  test('TW-10 a link over the Parcel is split at the new building, no icon due', () => {
    const table = scene({ hands: cards });
    // From the Residence over Parcel A2 to the plain beyond.
    write(table, ({ open }) => {
      addLink(open, 0, '1,2', 'sseeee', { worked: false });
    });
    act(table, 0, 'construct', construct('A2', 'C'));
    expect(table.open.links.map(({ rails, complete, worked }) => [rails.length, complete, worked])).toEqual([
      [3, true, true],
      [1, false, true],
    ]);
  });

  test('TW-7 the number of a Parcel that carries rail still serves to construct', () => {
    const table = scene({ hands: cards });
    write(table, ({ open }) => {
      addLink(open, 0, '1,2', 'sseeee');
    });
    expect(refused(table, 0, 'construct', construct('A2', 'C'))).toBeUndefined();
  });

  test('TW-11 adjacent buildings of one type are one stop, whoever built them, upgraded or not', () => {
    const table = scene();
    write(table, ({ open }) => {
      open.buildings['3,0'] = { type: 'L', owner: 0, upgraded: true };
    });
    expect(surveyOf(table.open).locations[3]).toBe(3);
    write(table, ({ open }) => {
      open.buildings['4,0'] = { type: 'L', owner: 1, upgraded: false };
      open.buildings['5,0'] = { type: 'C', owner: 1, upgraded: false };
    });
    expect(surveyOf(table.open).locations.slice(3, 6)).toEqual([3, 3, 5]);
  });

  test('TW-11 a link whose ends come to lie at one building stays complete, scores, and carries nobody', () => {
    const table = scene({ hands: { 0: ['development-1', 'building-R1'] } });
    // From the lower Residence to the upper one of a building that has grown together.
    write(table, ({ open }) => {
      addLink(open, 0, '1,2', 'een', { complete: true });
      addLink(open, 0, '1,1', 'ee', { complete: true });
      open.links[0]!.rails = [
        { cell: '2,2', from: 'west', to: 'north' },
        { cell: '2,1', from: 'south', to: 'west' },
      ];
      open.links.length = 1;
    });
    const [start, end] = endsOf(surveyOf(table.open), table.open.links[0]!);
    expect(start).toBe(end);
    const trip = { passenger: '1,2', route: [1], buy: 0, bonus: null };
    const plays = [play('building-R1', 'R', 'strip')];
    expect(refused(table, 0, 'deliver', { ...trip, plays })).toBe('TW-12 visited-twice');
    const upgrade = { link: 1, plays: [play('development-1', 'UL'), play('building-R1', 'R')] };
    expect(refused(table, 0, 'upgradeLink', upgrade)).toBeUndefined();
  });
});

describe('upgrading a building', () => {
  const upgrade = { cell: '3,4', plays: [play('development-5', 'UB', 'R')] };
  const own = { type: 'R', owner: 0, upgraded: false } as const;

  test('Upgrade Building and the matching type: 3 Happiness Points', () => {
    const table = scene({ hands: cards });
    write(table, ({ open }) => {
      open.buildings['3,4'] = { ...own };
      open.passengers['3,4'] = true;
    });
    act(table, 0, 'upgradeBuilding', upgrade);
    expect(table.open.players[0]!.happiness.upgradeBuilding).toBe(3);
    expect(table.open.reserve).toBe(20);
  });

  test('TW-11 and TW-20 a passenger comes if the tile is empty and the reserve is not', () => {
    const table = scene({ hands: cards });
    write(table, ({ open }) => {
      open.buildings['3,4'] = { ...own };
    });
    act(table, 0, 'upgradeBuilding', upgrade);
    expect(table.open.passengers['3,4']).toBe(true);
    expect(table.open.reserve).toBe(19);
    const dry = scene({ hands: cards });
    write(dry, ({ open }) => {
      open.buildings['3,4'] = { ...own };
      open.reserve = 0;
    });
    act(dry, 0, 'upgradeBuilding', upgrade);
    expect(dry.open.passengers['3,4']).toBeUndefined();
  });

  test('TW-22 printed, foreign and upgraded buildings cannot be upgraded, nor without the type', () => {
    const table = scene({ hands: cards });
    expect(refused(table, 0, 'upgradeBuilding', { ...upgrade, cell: '1,1' })).toBe('building not-a-built-tile');
    write(table, ({ open }) => {
      open.buildings['3,4'] = { ...own, owner: 1 };
    });
    expect(refused(table, 0, 'upgradeBuilding', upgrade)).toBe('building building-not-yours');
    write(table, ({ open }) => {
      open.buildings['3,4'] = { ...own, upgraded: true };
    });
    expect(refused(table, 0, 'upgradeBuilding', upgrade)).toBe('building building-upgraded');
    write(table, ({ open }) => {
      open.buildings['3,4'] = { ...own, type: 'C' };
    });
    expect(refused(table, 0, 'upgradeBuilding', upgrade)).toBe('TW-22 icon-missing');
  });
});
