import { defaultOptions, seededRandom } from '@cityhall/ruleset';
import { type Laid, type Open, placeOf, surveyOf, tramways } from '@cityhall/tramways';
import { expect, test } from 'vitest';
import { goesOn, type Laying, tapped } from '../../screen/laying.ts';
import { ringedCells } from '../../screen/places.ts';
import { toggled } from '../../screen/toggled.ts';

const board = (name: 'E' | 'B' | 'G') => ({ board: name, side: 1920 as const, turns: 0 as const });
const tools = { random: seededRandom(1), say: () => {} };
const { open: empty } = tramways.setup(2, { ...defaultOptions(tramways.options), expert: true }, tools);
/** A Residence on B5, Parcels B1 of nobody and A3 (E2) of the seat, a lake on G3. */
const open: Open = { ...empty, map: [board('E'), board('B'), board('G')], parcels: { E2: 0 } };
const survey = surveyOf(open);
const at = (cell: string) => placeOf(survey.map, cell);

/** The rails after taps on some spaces, as `cell from-to`. */
function drawn(...cells: string[]): { rails: string[]; laid: Laid; refusal: string | undefined } {
  let laying: Laying = { open, survey, seat: 0, start: at('1,4'), laid: { link: null, redirect: null, rails: [] } };
  let refusal: string | undefined;
  for (const cell of cells) {
    const next = tapped(laying, at(cell));
    if (!next) return { rails: [], laid: laying.laid, refusal: 'nothing' };
    refusal = next.refusal?.code;
    laying = { ...laying, laid: next.laid };
  }
  const rails = laying.laid.rails.map(({ cell, from, to }) => `${cell} ${from}-${to}`);
  return { rails, laid: laying.laid, refusal };
}

test('rail follows the spaces that are tapped, straight on until one turns', () => {
  expect(drawn('2,4', '3,4').rails).toEqual(['2,4 west-east', '3,4 west-east']);
  expect(drawn('2,4', '3,4', '3,3').rails).toEqual(['2,4 west-east', '3,4 west-north', '3,3 south-north']);
});

test('a tap on the last tile turns it to the next side that is allowed, off the map is none', () => {
  expect(drawn('2,4', '2,4').rails).toEqual(['2,4 west-north']);
  expect(drawn('2,4', '2,4', '2,4').rails).toEqual(['2,4 west-east']);
});

test('a tap on an earlier tile goes back to it', () => {
  expect(drawn('2,4', '3,4', '4,4', '2,4').rails).toEqual(['2,4 west-east']);
});

test('rail at the edge turns by itself, ends at an own Parcel, and runs over it when that is tapped', () => {
  expect(drawn('0,4', '0,3')).toMatchObject({ rails: ['0,4 east-north', '0,3 south-north'], refusal: undefined });
  expect(drawn('0,4', '0,3', '0,2').rails).toEqual(['0,4 east-north', '0,3 south-north', '0,2 south-north']);
  expect(drawn('1,3', '1,2', '0,2').rails).toEqual(['1,3 south-north', '1,2 south-west']);
});

test('what is out of reach does nothing, and a lake says why', () => {
  expect(drawn('9,0').refusal).toBe('nothing');
  const path = ['2,4', '3,4', '4,4', '5,4', '5,3', '5,2', '6,2'];
  expect(drawn(...path).refusal).toBe('no-rail-on-lake');
  expect(goesOn({ rule: 'links', code: 'no-rail-on-lake' })).toBe(false);
  expect(goesOn({ rule: 'TW-5', code: 'faces-the-edge' })).toBe(true);
});

test('of a limited choice the oldest makes room', () => {
  expect(toggled(['A1', 'B1'], 'C1', 2)).toEqual(['B1', 'C1']);
  expect(toggled(['A1', 'B1'], 'A1', 2)).toEqual(['B1']);
});

test('a space that is marked and aimed at has one ring', () => {
  expect(ringedCells(['1,2', '3,4'], '1,2')).toEqual(['1,2', '3,4']);
  expect(ringedCells(['1,2', '1,2'], null)).toEqual(['1,2']);
  expect(ringedCells(['1,2'], '5,6')).toEqual(['1,2', '5,6']);
});
