export type { Condition, Fit } from './content/conditions.ts';
export { type Contract, type ContractName, contractFamilies, contractNames, contracts } from './content/contracts.ts';
export { figures } from './content/figures.ts';
export { type Goal, goalNames, goals } from './content/goals.ts';
export {
  type BagTile,
  cityHall,
  type Facility,
  facilities,
  isLot,
  type LotKind,
  lotKinds,
  lots,
  type Modifier,
  modifiers,
  type Tile,
  tilesInBox,
} from './content/tiles.ts';
export { heightCaps, inProgress } from './rules/building.ts';
export { facilitiesBeside, isVacantLot } from './rules/city.ts';
export { sumOf } from './rules/completing.ts';
export { goalStandings } from './rules/goals.ts';
export { completeNow } from './rules/hints.ts';
export { type ContractOutlook, contractStatus } from './rules/outlook.ts';
export { type Act, type Choice, expancityRules, type StageName } from './rules/rules.ts';
export type {
  Award,
  Board,
  Building,
  Expancity,
  ExpancityState,
  ExpancityView,
  Open,
  Own,
  Player,
  Plot,
  Sum,
  Turn,
} from './rules/state.ts';
export { turnsLeft, turnsOfGame } from './rules/turns.ts';
export { outskirts } from './rules/zoning.ts';
export { expancity } from './ruleset.ts';
export { placeOf } from './words/places.ts';
export { sumInWords } from './words/sums.ts';
