import {
  type Board,
  type ExpancityView,
  expancityRules,
  facilities,
  figures,
  isLot,
  isVacantLot,
  type LotKind,
  lots,
  outskirts,
  type Plot,
  type StageName,
  type Sum,
  sumInWords,
  sumOf,
  type Tile,
} from '@cityhall/expancity';
import { type CellKey, cellOf, keyOf, neighbours, sides } from '@cityhall/grid';
import { judge, type Params, type Refusal, type Seat, stageAsked } from '@cityhall/ruleset';
import { signed } from '@cityhall/web/words/figures.ts';
import { listed, sayRefusal } from '@cityhall/web/words/index.ts';
import { gameWords, placeText, text, word } from './words.ts';

/** What tapping a space would do now. */
export interface Deed {
  move: 'zone' | 'construct' | 'complete';
  args: { cell: CellKey; tile?: Tile };
}

/** A space of the board as the screen shows it. */
export interface Space {
  cell: CellKey;
  plot: Plot | undefined;
  /** What can be done here; undefined where nothing of the kind is asked. */
  deed: Deed | undefined;
  /** Why it cannot be done now, where one might try. */
  refusal: Refusal | undefined;
}

/** The stage that asks this seat now, if any. */
export const stageOf = (view: ExpancityView, seat: Seat | null): StageName | undefined =>
  stageAsked(expancityRules, view, seat);

/** The deed a space stands for in that stage, legal or not. */
function deedAt(
  stage: StageName | undefined,
  cell: CellKey,
  plot: Plot | undefined,
  tile: Tile | null,
): Deed | undefined {
  if (stage === 'zone') return tile ? { move: 'zone', args: { tile, cell } } : undefined;
  if (stage === 'build' && plot) return { move: 'construct', args: { cell } };
  if (stage === 'rooftops' && plot?.building && !plot.building.completed) return { move: 'complete', args: { cell } };
  return undefined;
}

/**
 * Every space that is shown: the city, and while this seat lays a tile the free spaces around it.
 * @param tile the tile chosen in hand
 */
export function spacesOf(view: ExpancityView, seat: Seat | null, tile: Tile | null): Space[] {
  const stage = stageOf(view, seat);
  const cells = Object.keys(view.open.board) as CellKey[];
  const shown = stage === 'zone' ? [...cells, ...outskirts(view.open.board)] : cells;
  return shown.map((cell) => {
    const plot = view.open.board[cell];
    const deed = deedAt(stage, cell, plot, tile);
    const refusal = deed && judge(expancityRules, view, seat!, deed.move, deed.args).refusal;
    return { cell, plot, deed: refusal ? undefined : deed, refusal };
  });
}

type Said = { word: string; params: Params };

/** The sum of a building, spelled out: `(1 + 1 Park − 1 vacant lot) × 4 storeys = 4`. */
export function sumText(sum: Sum): string {
  const said = sumInWords(sum) as Said;
  return word(said.word, said.params);
}

/** What one storey is worth, spelled out: `1 + 1 Park − 1 vacant lot`. */
export function storeyText(sum: Sum): string {
  const { storey } = (sumInWords(sum) as Said).params as { storey: Said };
  return word(storey.word, storey.params);
}

/** What the building in progress on a space would score now; undefined where there is none. */
export function completionOf(board: Board, cell: CellKey): Sum | undefined {
  const plot = board[cell];
  if (!plot?.building || plot.building.completed) return undefined;
  return sumOf(board, cell, plot.tile as LotKind, plot.building.storeys);
}

/** The four spaces that share a side with a space, clockwise from the north. */
function beside(cell: CellKey): CellKey[] {
  return neighbours(cellOf(cell)).map(keyOf);
}

/** What a plot is, in words. */
export function plotText(plot: Plot | undefined, names: readonly string[]): string {
  if (!plot) return text('lot.free');
  if (!isLot(plot.tile)) return word(`tile.${plot.tile}`);
  if (!plot.building) return text('lot.vacant', { kind: plot.tile });
  const { seat, storeys, completed } = plot.building;
  return text('building.one', {
    kind: plot.tile,
    player: names[seat] ?? '',
    storeys,
    state: completed ? 'done' : 'open',
  });
}

/** What a tile does to its neighbours, in words. */
export function effectText(tile: Tile): string {
  if (isLot(tile)) return text('effect.vacant');
  const effects = (['residential', 'commercial'] as const)
    .filter((kind) => facilities[tile][kind] !== 0)
    .map((kind) => text(`effect.${kind}`, { value: signed(facilities[tile][kind]) }));
  return effects.length > 0 ? `${listed(effects)}.` : text('effect.none');
}

/** What one storey of that kind would be worth on a space now. */
export function storeySum(board: Board, cell: CellKey, kind: LotKind): Sum {
  return sumOf(board, cell, kind, 1);
}

/** How the unfinished buildings around a free space change when a tile is laid there. */
export function changesOf(
  board: Board,
  cell: CellKey,
  tile: Tile,
): { cell: CellKey; plot: Plot; before: number; after: number }[] {
  const then: Board = { ...board, [cell]: { tile, building: null } };
  return beside(cell).flatMap((near) => {
    const plot = board[near];
    if (!plot?.building || plot.building.completed) return [];
    const before = completionOf(board, near)!.storey;
    const after = completionOf(then, near)!.storey;
    return before === after ? [] : [{ cell: near, plot, before, after }];
  });
}

/** Everything a screen reader says of a space: what, where, beside what, and what can be done. */
export function spokenText(space: Space, board: Board, names: readonly string[]): string {
  const { cell, plot, deed, refusal } = space;
  const near = beside(cell)
    .map((other, i) => ({ side: sides[i]!, plot: board[other] }))
    .filter((one) => one.plot)
    .map((one) => text('spoken.side', { side: one.side, what: plotText(one.plot, names) }));
  const parts = [text('spoken.here', { what: plotText(plot, names), place: placeText(cell) })];
  if (deed?.move === 'zone') parts.push(text('spoken.can-zone', { tile: word(`tile.${deed.args.tile}`) }));
  if (deed?.move === 'construct') {
    parts.push(text('spoken.can-build', { storey: (plot?.building?.storeys ?? 0) + 1 }));
  }
  if (deed?.move === 'complete') {
    parts.push(text('spoken.can-complete', { points: completionOf(board, cell)?.points ?? 0 }));
  }
  if (refusal) parts.push(text('spoken.cannot', { why: sayRefusal(gameWords, refusal, names) }));
  parts.push(text('spoken.beside', { neighbours: near.length > 0 ? near.join('; ') : text('spoken.nothing') }));
  return parts.join(' ');
}

/** Lowest height at which a kind gets its roof. */
export function lowestRoof(kind: LotKind): number {
  return lots[kind].lowestRoof;
}

/** What a plot tells about points, in words; empty where there is nothing to tell. */
export function pointsText(board: Board, cell: CellKey): { title: string; sum: string } | undefined {
  const plot = board[cell];
  if (!plot || !isLot(plot.tile)) return undefined;
  if (isVacantLot(plot)) {
    const sum = storeySum(board, cell, plot.tile);
    return { title: text('sum.would', { storey: sum.storey }), sum: storeyText(sum) };
  }
  const done = plot.building!.completed;
  const sum = done ?? completionOf(board, cell)!;
  if (done) return { title: text('sum.scored', { points: sum.points }), sum: sumText(sum) };
  if (sum.storeys < lowestRoof(plot.tile)) {
    const storey = storeySum(board, cell, plot.tile);
    return {
      title: `${text('sum.would', { storey: storey.storey })}. ${text('sum.roof-from', { lowest: lowestRoof(plot.tile) })}`,
      sum: storeyText(storey),
    };
  }
  return { title: text('sum.now', { points: sum.points }), sum: sumText(sum) };
}

/** How many buildings may be in progress. */
export const progressLimit = figures.inProgress;
