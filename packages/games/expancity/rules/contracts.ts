import { beyond, type Cell, type CellKey, cellOf, keyOf, rectangle } from '@cityhall/grid';
import type { Refusal } from '@cityhall/ruleset';
import type { Condition, Fit } from '../content/conditions.ts';
import { type ContractName, contracts } from '../content/contracts.ts';
import { figures } from '../content/figures.ts';
import { beside, buildingsOf } from './city.ts';
import { refuse } from './define.ts';
import { fits } from './fits.ts';
import type { Board, ExpancityState, ExpancityView, Open, Own, Seat } from './state.ts';

/**
 * The buildings of that player that meet a condition now (EX-9).
 * @returns their cells, or undefined where it is not met
 */
export function cellsMeeting(board: Board, seat: Seat, condition: Condition): CellKey[] | undefined {
  const fitting = (fit: Fit) => buildingsOf(board, seat).filter((cell) => fits(board, seat, cell, fit));
  switch (condition.is) {
    case 'building': {
      const found = fitting(condition.fit);
      return found.length > 0 ? found.slice(0, 1) : undefined;
    }
    case 'count': {
      const found = fitting(condition.fit);
      return found.length >= condition.count ? found : undefined;
    }
    case 'sharedFacility':
      return besideOneFacility(board, fitting, condition);
    case 'line':
      return unbrokenLine(board, fitting(condition.fit), condition);
    case 'section':
      return insideWindow(fitting, condition);
  }
}

type Fitting = (fit: Fit) => CellKey[];

function besideOneFacility(
  board: Board,
  fitting: Fitting,
  { facility, residential, commercial }: Extract<Condition, { is: 'sharedFacility' }>,
): CellKey[] | undefined {
  const residences = fitting({ ...residential, kind: 'residential' });
  const offices = fitting({ ...commercial, kind: 'commercial' });
  for (const residence of residences) {
    for (const place of beside(residence)) {
      if (board[place]?.tile !== facility) continue;
      const office = offices.find((cell) => beside(cell).includes(place));
      if (office) return [residence, office];
    }
  }
  return undefined;
}

function unbrokenLine(
  board: Board,
  cells: readonly CellKey[],
  { length, mixed }: Extract<Condition, { is: 'line' }>,
): CellKey[] | undefined {
  const there = new Set<string>(cells);
  for (const cell of cells) {
    for (const run of runsFrom(cell, there)) {
      if (run.length < length) continue;
      if (!mixed || new Set(run.map((part) => board[part]!.tile)).size > 1) return run;
    }
  }
  return undefined;
}

/** The unbroken row and column that begin at a cell, as far as they go. */
function runsFrom(cell: CellKey, there: ReadonlySet<string>): CellKey[][] {
  return (['east', 'south'] as const).map((side) => {
    const run = [cell];
    for (let next = beyond(cellOf(cell), side); there.has(keyOf(next)); next = beyond(next, side))
      run.push(keyOf(next));
    return run;
  });
}

/** The row and the column of that length that begin at a cell. */
export function lineFrom(start: Cell, length: number): CellKey[][] {
  return [rectangle(start, length, 1).map(keyOf), rectangle(start, 1, length).map(keyOf)];
}

/** Every window of that size that holds the cell. */
function windowsWith(cell: Cell, size: number): CellKey[][] {
  const corner = { x: cell.x - size + 1, y: cell.y - size + 1 };
  return rectangle(corner, size, size).map((start) => rectangle(start, size, size).map(keyOf));
}

function insideWindow(
  fitting: Fitting,
  { size, buildings }: Extract<Condition, { is: 'section' }>,
): CellKey[] | undefined {
  const kinds = buildings.map(({ count, fit }) => ({ count, cells: new Set<string>(fitting(fit)) }));
  if (kinds.some(({ count, cells }) => cells.size < count)) return undefined;
  for (const cell of kinds[0]!.cells) {
    for (const window of windowsWith(cellOf(cell), size)) {
      const found = kinds.map(({ cells }) => window.filter((part) => cells.has(part)));
      if (found.every((part, i) => part.length >= kinds[i]!.count)) return found.flat();
    }
  }
  return undefined;
}

/** Whether that player's buildings meet the contract now. */
export function isMet(board: Board, seat: Seat, contract: ContractName): boolean {
  return cellsMeeting(board, seat, contracts[contract].condition) !== undefined;
}

/** Why the contract may not be revealed. */
export function refuseReveal(view: ExpancityView, seat: Seat, contract: ContractName): Refusal | undefined {
  if (!view.own?.contracts.includes(contract)) return refuse('contracts', 'contract-not-held');
  if (!isMet(view.open.board, seat, contract)) {
    return refuse('EX-9', 'contract-not-met', { contract: { word: `contract.${contract}` } });
  }
  return undefined;
}

/** Lays a held contract face up. */
export function reveal(open: Open, own: Own, seat: Seat, contract: ContractName): void {
  own.contracts = own.contracts.filter((held) => held !== contract);
  open.players[seat]!.held -= 1;
  open.players[seat]!.revealed.push(contract);
}

/** Draws the contracts of one completed building (EX-10: the deck always holds enough). */
export function drawContracts(draft: ExpancityState, seat: Seat): void {
  const { open, own, sealed } = draft;
  own[seat]!.offered = sealed.deck.splice(0, figures.contractsDrawn);
  open.deck -= figures.contractsDrawn;
  open.turn.offered = figures.contractsDrawn;
}

/** Keeps one of the drawn contracts; the other goes under the deck and is named. */
export function takeContract(draft: ExpancityState, seat: Seat, contract: ContractName): ContractName {
  const { open, own, sealed } = draft;
  const other = own[seat]!.offered.find((drawn) => drawn !== contract)!;
  own[seat]!.offered = [];
  own[seat]!.contracts.push(contract);
  own[seat]!.under.push({ contract: other, at: open.returns.length });
  sealed.deck.push(other);
  open.returns.push(seat);
  open.deck += 1;
  open.players[seat]!.held += 1;
  open.turn.offered = 0;
  open.turn.owed -= 1;
  return other;
}

/** Where in the deck, from the top, the n-th returned contract lies; negative once it was drawn again. */
export function placeInDeck(open: Open, at: number): number {
  return open.deck - open.returns.length + at;
}
