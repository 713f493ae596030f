import { figures } from '../../content/figures.ts';
import { specOf, type TileName, uniqueTiles } from '../../content/tiles.ts';
import type { Open } from '../../index.ts';
import { sameShape } from '../../rules/works.ts';

const codes: Record<string, TileName> = {
  R1: 'residence1',
  R2: 'residence2',
  R3: 'residence3',
  R4: 'residence4',
  R5: 'residence5',
  C1: 'commerce1',
  C2: 'commerce2',
  C3: 'commerce3',
  C4: 'commerce4',
  F1: 'factory1',
  F2: 'factory2',
  F3: 'factory3',
  PS: 'parkS',
  PM: 'parkM',
  PL: 'parkL',
  WH: 'warehouse',
  CH: 'cityHall',
  RF: 'refinery',
  HB: 'harbor',
  PO: 'police',
  FI: 'fire',
  SC: 'school',
  LI: 'library',
  MU: 'museum',
  ME: 'metro',
  CL: 'clinic',
  UN: 'university',
};

/** One space of a picture: the tile, a letter that keeps neighbours apart, the number of the space, who stands there. */
const token = /^([A-Z][A-Z0-9])([a-z]?)(?:#(\d))?((?:@\d)*)$/;

/**
 * Puts a picture on a Borough: two letters a tile (`R2`, `CH`), a small letter where two of a kind touch, `#n` for the
 * number of a space counted from 1, `@s` for a Citizen of seat s, `+` for a Cemetery, `.` for an empty space.
 */
export function drawBorough(open: Open, seat: number, picture: string): void {
  const player = open.players[seat]!;
  const groups = new Map<string, { cell: string; space: number }[]>();
  const rows = picture.trim().split('\n');
  for (const [y, row] of rows.entries()) {
    for (const [x, text] of row.trim().split(/\s+/).entries()) {
      const cell = `${x},${y}`;
      if (text === '.') continue;
      if (text === '+') {
        player.cemeteries.push(cell);
        continue;
      }
      const match = token.exec(text);
      const tile = match && codes[match[1]!];
      if (!tile) throw new Error(`no tile ${text}`);
      const single = specOf(tile).outline.length === 1;
      const key = single ? `${match[1]}${cell}` : `${match[1]}${match[2]}`;
      groups.set(key, [...(groups.get(key) ?? []), { cell, space: Number(match[3] ?? 0) }]);
      for (const who of match[4]!.match(/\d/g) ?? []) {
        const owner = open.players[Number(who)]!;
        if (owner.career > 0) owner.career -= 1;
        else owner.pool -= 1;
        player.citizens = { ...player.citizens, [cell]: [...(player.citizens[cell] ?? []), Number(who)] };
      }
    }
  }
  for (const [key, spaces] of groups) {
    const tile = codes[key.slice(0, 2)]!;
    const given = spaces.every(({ space }) => space > 0);
    const cells = [...spaces].sort((a, b) => a.space - b.space).map(({ cell }) => cell);
    const lying = given ? cells : sameShape(tile, cells);
    if (!lying) throw new Error(`this is not the shape of ${tile}: ${cells}`);
    player.tiles = { ...player.tiles, [lying[0]!]: { tile, cells: lying, goods: [] } };
    open.supply[tile] -= 1;
    if (uniqueTiles.includes(tile)) player.built.push(tile);
  }
}

/** Materials put into City Hall, taken from the reserve. */
export function fillHall(open: Open, seat: number, ...goods: ('white' | 'grey' | 'black')[]): void {
  const { hall } = open.players[seat]!;
  const citizens = Math.min(hall.citizens, figures.cityHallRoom - goods.length);
  open.players[seat]!.career += hall.citizens - citizens;
  open.players[seat]!.hall = { citizens, goods: [...goods] };
  for (const material of goods) open.reserve[material] -= 1;
}
