import { act, awaited, begin, keysOf, refused, write } from '@cityhall/testing';
import { describe, expect, test } from 'vitest';
import { moversOf, placeName, reachable } from '../../index.ts';
import { fillHall } from './pictures.ts';
import { type City, city } from './table.ts';

const hall = 'CH CH\n CH CH';
const from = (table: City, seat: number, place: string) => reachable(table.open, seat, place);
const names = (places: string[]) => places.map((place) => `${place[0]}${placeName(place.slice(2))}`);

/** Phase III in a city whose City Halls are empty, so that homes fill with nobody. */
const moving = (pictures: string[], change: Parameters<typeof city>[1] = () => {}, options = {}) =>
  begin(
    city(
      pictures,
      (open) => {
        for (const seat of open.players.keys()) {
          open.players[seat]!.career += open.players[seat]!.hall.citizens;
          open.players[seat]!.hall = { citizens: 0, goods: [] };
        }
        change(open);
      },
      options,
    ),
    'moving',
  );

describe('where a Citizen may go', () => {
  test('SC-13 at home: homes, Commerce, Factories, Parks, Cultural Buildings and stations; never Warehouse, Refinery, Harbor, City Hall', () => {
    const table = moving([
      `
      PS@0 CH CH .  WH WH
      R1   CH CH C1 RF .
      F1   PO PO SC .  .
      FI   FI .  UN UN UN
      .    FI .  UN UN UN
      HB#1 HB#3
      HB#2 HB#4`,
      hall,
    ]);
    expect(names(from(table, 0, '0:0,0'))).toEqual(['0A2', '0D2', '0A3', '0B3', '0D3', '0B4', '0D4']);
  });

  test('one Citizen a space, one on a station, and the next one moves on after it is left', () => {
    const table = moving(['PM@0 PM PO@0 PO\n PS@0 . . .']);
    expect(names(from(table, 0, '0:0,1'))).toEqual(['0B1']);
    act(table, 0, 'go', { from: '0:2,0', to: '0:1,0' });
    expect(names(from(table, 0, '0:0,1'))).toEqual(['0C1']);
  });

  test('a Citizen moves once a phase, to another space, which may be on the same tile', () => {
    const table = moving(['PM@0 PM PS']);
    act(table, 0, 'go', { from: '0:0,0', to: '0:1,0' });
    expect(refused(table, 0, 'go', { from: '0:1,0', to: '0:2,0' })).toBe('citizens nobody-to-move');
  });

  test('a Commerce or Factory space where one’s own Citizen stood is closed to all one’s own, not to others', () => {
    const table = moving(['R1 C1@0 F1@0 F1\n PS@0 . . .', 'PS@1 CH CH\n . CH CH']);
    act(table, 0, 'go', { from: '0:1,0', to: '0:3,0' });
    expect(names(from(table, 0, '0:0,1'))).toEqual(['0A1']);
    act(table, 0, 'go', { from: '0:2,0', to: '0:0,0' });
    // Nothing is left for the third, who returns without being asked.
    expect(keysOf(table)).toContain('went-home');
    act(table, 0, 'finish', { homes: [] });
    expect(names(from(table, 1, '1:0,0'))).toContain('0B1');
  });

  test('those in Residences and those who keep a station or the University active may stay', () => {
    const table = moving(['R1@0 . UN@0 UN UN\n PO@0 PO UN UN UN\n PS@0 PS . . .']);
    expect(
      moversOf(table.open, 0)
        .filter(({ must }) => must)
        .map(({ place }) => place),
    ).toEqual(['0:0,2']);
    expect(refused(table, 0, 'finish', { homes: [] })).toBe('citizens must-move');
    act(table, 0, 'go', { from: '0:0,2', to: '0:1,2' });
    act(table, 0, 'finish', { homes: [] });
    expect(table.open.players[0]!.citizens).toMatchObject({ '0,0': [0], '0,1': [0], '2,0': [0] });
  });
});

describe('Citizens without a place', () => {
  test('SC-14 who must move and cannot is sent to City Hall by itself where it is the only one', () => {
    const table = moving(['PS@0']);
    expect(table.open.players[0]!.citizens).toEqual({});
    expect(table.open.players[0]!.hall.citizens).toBe(1);
    expect(keysOf(table)).toContain('went-home');
  });

  test('SC-14 going abroad is never compulsory', () => {
    const table = moving(['PS@0 .', 'PS CH CH\n . CH CH']);
    expect(names(from(table, 0, '0:0,0'))).toEqual(['1A1']);
    expect(refused(table, 0, 'sendHome', { place: '0:0,0' })).toBeUndefined();
  });

  test('SC-14 the owner names one, then the others look again', () => {
    const table = moving(['F1@0 . F1@0']);
    expect(awaited(table)).toEqual({ 0: 'move' });
    act(table, 0, 'sendHome', { place: '0:0,0' });
    expect(table.open.players[0]!.hall.citizens).toBeGreaterThanOrEqual(1);
  });

  test('SC-14 nobody is sent home while another who must move can', () => {
    const table = moving(['F1@0 . PM@0 PM']);
    expect(refused(table, 0, 'sendHome', { place: '0:0,0' })).toBe('SC-14 can-still-move');
  });

  test('SC-14 with a full City Hall it goes to the Career Center', () => {
    const table = city(['PS@0'], (open) => fillHall(open, 0, 'white', 'white', 'white', 'white'));
    const before = table.open.players[0]!.career;
    begin(table, 'moving');
    expect(table.open.players[0]!.career).toBe(before + 1);
  });
});

describe('Tourists', () => {
  const abroad = `
    PS CH CH
    F1 CH CH
    R1 SC PO
    FI FI PO
    FI C1 .`;

  test('SC-15 a Tourist enters Commerce, Factories, Parks and resting places, and nothing else', () => {
    const table = moving(['PS@0', abroad]);
    expect(names(from(table, 0, '0:0,0'))).toEqual(['1A1', '1A2', '1B3', '1B5']);
  });

  test('SC-15 one in each Borough, two with a Metro Station, judged on entering', () => {
    const table = moving(['PS@0 PS@0', 'PM CH CH\n PM CH CH\n PS . .']);
    act(table, 0, 'go', { from: '0:0,0', to: '1:0,0' });
    expect(names(from(table, 0, '0:1,0')).filter((name) => name[0] === '1')).toEqual([]);
    const metro = moving(['PS@0 PS@0 .\n ME ME ME\n . ME .', 'PM CH CH\n PM CH CH\n PS . .']);
    act(metro, 0, 'go', { from: '0:0,0', to: '1:0,0' });
    expect(names(from(metro, 0, '0:1,0')).filter((name) => name[0] === '1')).toEqual(['1A2', '1A3']);
  });

  test('SC-15 in round 1, with four players, not the Borough opposite', () => {
    const table = moving(['PS@0', 'PS', 'PS', 'PS']);
    expect(names(from(table, 0, '0:0,0'))).toEqual(['1A1', '3A1']);
    write(table, ({ open }) => {
      open.round = 2;
    });
    expect(names(from(table, 0, '0:0,0'))).toEqual(['1A1', '2A1', '3A1']);
  });

  test('SC-15 a Tourist must move: in the same Borough, else next to it, else home', () => {
    const inside = moving(['PS', 'PM@0 PM', 'PS', 'PS']);
    expect(names(from(inside, 0, '1:0,0'))).toEqual(['1B1']);
    const beside = moving(['PS', 'PS@0', 'PS', 'PS']);
    expect(names(from(beside, 0, '1:0,0'))).toEqual(['2A1']);
    const home = moving(['PS', 'PS@0', 'PO PO', 'PS']);
    expect(names(from(home, 0, '1:0,0'))).toEqual(['0A1']);
    const nowhere = moving(['PO@0 PO', 'PS@0', 'CH CH\n CH CH']);
    expect(nowhere.open.players[0]!.hall.citizens).toBe(1);
  });

  test('SC-15 at home the Tourist may enter what any Citizen may', () => {
    const table = moving(['R1', 'PS@0']);
    expect(names(from(table, 0, '1:0,0'))).toEqual(['0A1']);
  });

  test('SC-16 an active Police Station closes its ten spaces, by the space and not the tile', () => {
    const table = moving(['PS@0', 'PO@1 PO PL PL\n . . PL .']);
    expect(names(from(table, 0, '0:0,0'))).toEqual(['1D1']);
    const idle = moving(['PS@0', 'PO PO PL PL\n . . PL .']);
    expect(names(from(idle, 0, '0:0,0'))).toEqual(['1C1', '1D1', '1C2']);
  });

  test('SC-16 on activation it sends home the Tourists who stand there, and only them', () => {
    const table = moving(['CH CH\n CH CH\n PS', 'PO PO PL@0 PL@0\n PS@1 . PL .', 'PS'], (open) => {
      open.host = 1;
    });
    act(table, 1, 'go', { from: '1:0,1', to: '1:0,0' });
    expect(Object.keys(table.open.players[1]!.citizens)).toEqual(['3,0', '0,0']);
    expect(table.open.players[0]!.hall.citizens).toBe(1);
    expect(moversOf(table.open, 0).map(({ place }) => place)).toEqual(['1:3,0']);
  });

  test('SC-16 a Police Station activated in Build sends them home too', () => {
    const table = city(['R1@0 . PS@1 .', hall]);
    begin(table, 'building');
    act(table, 1, 'confirm', { steps: [] });
    act(table, 0, 'confirm', {
      steps: [
        { do: 'build', tile: 'police', cells: ['2,1', '3,1'] },
        { do: 'activate', tile: '2,1', from: '0,0' },
      ],
    });
    expect(table.open.players[1]!.hall.citizens).toBe(4);
  });
});

describe('the end of Phase III', () => {
  test('SC-17 City Hall fills empty Residences 1 row by row, or in the order named', () => {
    const homes = 'CH CH R1 .\n CH CH . R1';
    const few = (change: (table: City) => void) => {
      const table = city([`PM@0 PM . .\n${homes}`], (open) => {
        open.players[0]!.hall = { citizens: 1, goods: [] };
        open.players[0]!.career += 2;
      });
      change(begin(table, 'moving'));
      return Object.keys(table.open.players[0]!.citizens);
    };
    const go = (table: City) => act(table, 0, 'go', { from: '0:0,0', to: '0:1,0' });
    expect(few((table) => act(go(table), 0, 'finish', { homes: [] }))).toEqual(['1,0', '2,1']);
    expect(few((table) => act(go(table), 0, 'finish', { homes: ['3,2'] }))).toEqual(['1,0', '3,2']);
  });

  test('SC-17 larger Residences are not filled', () => {
    const table = begin(city(['CH CH R2 R2\n CH CH . .']), 'moving');
    expect(table.open.players[0]!.citizens).toEqual({});
  });

  test('SC-17 then each empty Factory space draws one from the Career Center while there is room', () => {
    const table = begin(city(['CH CH F2 F2\n CH CH . .']), 'moving');
    expect(table.open.players[0]!).toMatchObject({ career: 10, hall: { citizens: 4 } });
  });

  test('SC-17 homes come before Factory attraction, so that room is made first', () => {
    const table = city(['CH CH R1 F1 F1\n CH CH . . .'], (open) => {
      open.players[0]!.hall = { citizens: 4, goods: [] };
      open.players[0]!.career -= 1;
    });
    begin(table, 'moving');
    expect(table.open.players[0]!).toMatchObject({ career: 9, hall: { citizens: 4 } });
  });

  test('SC-17 a Factory space with a Tourist is not empty', () => {
    const table = begin(
      city(['CH CH F1@1 F1\n CH CH . .', hall], (open) => {
        open.players[1]!.hall = { citizens: 3, goods: [] };
      }),
      'moving',
    );
    act(table, 1, 'go', { from: '0:2,0', to: '0:3,0' });
    act(table, 1, 'finish', { homes: [] });
    expect(table.open.players[0]!.hall.citizens).toBe(4);
  });
});

describe('K. Attorney', () => {
  const attorney = (picture: string, more: string = hall) =>
    moving(
      [picture, more],
      (open) => {
        open.players[0]!.action = 'attorney';
      },
      { victory: 'votes' },
    );

  test('SC-23 puts two on one space of a Residence, Commerce or Factory, once', () => {
    const table = attorney('R1@0 PS@0 C1 F1 PS@0');
    act(table, 0, 'go', { from: '0:1,0', to: '0:0,0' });
    expect(table.open.players[0]!.citizens['0,0']).toEqual([0, 0]);
    act(table, 0, 'go', { from: '0:4,0', to: '0:2,0' });
    expect(table.open.moving!.doubled).toBe(true);
  });

  test('SC-23 not on a Park, and not for others', () => {
    expect(names(from(attorney('PS@0 PS@0'), 0, '0:0,0'))).toEqual([]);
    const plain = moving(['R1@0 PS@0', hall]);
    expect(keysOf(plain)).toContain('went-home');
  });

  test('SC-23 abroad on Commerce or Factory if the limit allows both', () => {
    const table = attorney('PS@0 PS@0 .\n ME ME ME\n . ME .', 'F1');
    act(table, 0, 'go', { from: '0:0,0', to: '1:0,0' });
    expect(names(from(table, 0, '0:1,0')).filter((name) => name[0] === '1')).toEqual(['1A1']);
  });

  test('SC-23 nobody moves to where they stand: the second of a pair leaves, or goes home where there is no other space', () => {
    const pair = attorney('R2@0@0 R2 PS');
    act(pair, 0, 'go', { from: '0:0,0', to: '0:1,0' });
    expect(names(from(pair, 0, '0:0,0'))).not.toContain('0A1');
    expect(refused(pair, 0, 'go', { from: '0:0,0', to: '0:0,0' })).toBeDefined();
    const alone = attorney('R1@0 C1');
    expect(names(from(alone, 0, '0:0,0'))).not.toContain('0A1');
  });

  test('SC-23 both must leave the space in the next Phase III, in a Residence too', () => {
    const table = moving(['R2@0@0 R2 PS', hall]);
    expect(table.open.moving!.must[0]).toEqual(['0:0,0', '0:0,0']);
    act(table, 0, 'go', { from: '0:0,0', to: '0:1,0' });
    expect(refused(table, 0, 'finish', { homes: [] })).toBe('citizens must-move');
  });
});
