import type { Facility, LotKind } from './tiles.ts';

/** What a building must be like. Every part that is given must hold; a player's own building is always meant. */
export interface Fit {
  kind?: LotKind;
  /** Exactly so many storeys. */
  storeys?: number;
  /** With a rooftop. Without this part any controlled building counts. */
  completed?: true;
  /** Each of these facilities shares a side with it. */
  beside?: readonly Facility[];
}

/** So many buildings of one description. */
export interface Some {
  count: number;
  fit: Fit;
}

/** What a contract asks for. */
export type Condition =
  | { is: 'building'; fit: Fit }
  /** A residential and a commercial building beside one and the same facility tile. */
  | { is: 'sharedFacility'; facility: Facility; residential: Fit; commercial: Fit }
  /** An unbroken row or column; a mixed one holds both kinds. */
  | { is: 'line'; length: number; fit: Fit; mixed: boolean }
  /** Buildings inside a window of the grid; several descriptions must not overlap. */
  | { is: 'section'; size: number; buildings: readonly Some[] }
  | { is: 'count'; count: number; fit: Fit };

/** What a goal compares. */
export type Subject =
  | { is: 'tallest'; fit: Fit }
  | { is: 'count'; fit: Fit }
  | { is: 'contracts' }
  | { is: 'neighbourhood'; fit: Fit };
