import { type CellKey, keyOf } from '@cityhall/grid';
import { stateFor } from '@cityhall/testing';
import { type Board, type ExpancityState, expancity, type Open, type Own, type Tile } from '../../index.ts';

const facilityMarks: Record<string, Tile> = {
  CH: 'cityHall',
  Pk: 'park',
  Ma: 'mall',
  St: 'stadium',
  Ho: 'hospital',
  Sc: 'school',
  Ch: 'church',
  Po: 'policeStation',
  Bk: 'bank',
  Br: 'bar',
};
/** Red, yellow, light blue, teal: seats 0 to 3. */
const colours = 'rybt';

/**
 * A board as a picture: rows of marks, the top left one at 0,0. `.` is free, `R` and `C` are vacant lots,
 * `Rr2` is a Residential building of red with two storeys, `Cy4^` a completed Commercial one of yellow.
 */
export function city(picture: string): Board {
  const board: Board = {};
  const rows = picture.trim().split('\n');
  for (const [y, row] of rows.entries()) {
    for (const [x, mark] of row.trim().split(/\s+/).entries()) {
      if (mark !== '.') board[keyOf({ x, y })] = plot(mark);
    }
  }
  return board;
}

function plot(mark: string): Board[string] {
  const facility = facilityMarks[mark];
  if (facility) return { tile: facility, building: null };
  const parts = /^([RC])(?:([rybt])(\d+)(\^?))?$/.exec(mark);
  if (!parts) throw new Error(`no such mark: ${mark}`);
  const tile = parts[1] === 'R' ? 'residential' : 'commercial';
  if (!parts[2]) return { tile, building: null };
  const storeys = Number(parts[3]);
  const sum = { base: 1, modifiers: [], vacantLots: [], storey: 0, storeys, points: 0 };
  return { tile, building: { seat: colours.indexOf(parts[2]), storeys, completed: parts[4] ? sum : null } };
}

/** What a test changes about the table before the first turn. */
export interface Changes {
  seats?: number;
  board?: string;
  turn?: Partial<Open['turn']>;
  open?: Partial<Open>;
  player?: Partial<Open['players'][number]>;
  own?: Partial<Own>;
  sealed?: Partial<ExpancityState['sealed']>;
}

/** A table by hand: red (seat 0) is at turn; everything not named is as at the start. */
export function situation(changes: Changes): ExpancityState {
  const state = stateFor(expancity, { seats: changes.seats ?? 2, seed: 7 });
  if (changes.board) state.open.board = city(changes.board);
  Object.assign(state.open, { first: 0 }, changes.open);
  Object.assign(state.open.turn, { seat: 0 }, changes.turn);
  Object.assign(state.own[0]!, changes.own);
  Object.assign(state.sealed, changes.sealed);
  state.open.bag = state.sealed.bag.length;
  state.open.deck = state.sealed.deck.length;
  state.open.players[0]!.hand = state.own[0]!.hand.length;
  state.open.players[0]!.held = state.own[0]!.contracts.length;
  Object.assign(state.open.players[0]!, changes.player);
  return state;
}

/** Red in Step 2 on that board. */
export const building = (board: string, changes: Changes = {}): ExpancityState =>
  situation({ board, ...changes, turn: { step: 'building', zoned: '0,0' as CellKey, ...changes.turn } });

/** Red in Step 3 on that board. */
export const completing = (board: string, changes: Changes = {}): ExpancityState =>
  situation({ board, ...changes, turn: { step: 'completing', zoned: '0,0' as CellKey, actions: 0, ...changes.turn } });
