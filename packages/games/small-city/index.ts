export { type Action, actionNames, actions, cardsOf } from './content/actions.ts';
export { type CouncilRow, type CouncilSide, council, councilPrices, councilRows } from './content/council.ts';
export {
  figures,
  lots,
  materialPrices,
  materialsInBox,
  type Side,
  sides,
  startMoney,
  zones,
} from './content/figures.ts';
export { deckNames, deckOf, type PromiseDeck, promiseDecks, specialPromises } from './content/promises.ts';
export {
  type CommerceSpace,
  commerceSpaces,
  type Kind,
  type Material,
  materials,
  nextLevel,
  specOf,
  type TileName,
  type TileSpec,
  tileNames,
  tiles,
  uniqueTiles,
} from './content/tiles.ts';
export { type Difficulty, difficulties, difficultyNames, ratings, type Victory, victories } from './content/ways.ts';
export {
  blockedSpaces,
  boardCells,
  emptySpaces,
  influenceArea,
  inZone,
  mayExpand,
  tileAt,
  zoneWidth,
} from './rules/board.ts';
export { influencers, needOf, refusalOfPlace } from './rules/conditions.ts';
export { commerceAt, isUseful, materialAt, type Target, targetsFor } from './rules/earning.ts';
export { canInvest, columnPrice, councilSide, type Investment, type Pay } from './rules/investing.ts';
export { allMerges, merged, refusalOfMerge } from './rules/merging.ts';
export { emptyHomes, policed, reachable, stuck, touristLimit } from './rules/moving.ts';
export {
  type CouncilOption,
  councilOptions,
  type Forecast,
  forecastOf,
  type Growth,
  growthOf,
  type Mover,
  moversOf,
  netVotes,
  ownPromises,
  type PlanAccount,
  placesFor,
  planAccount,
  type TilePlace,
  whyNoTile,
} from './rules/outlook.ts';
export { boroughOf, cellOf, placeIn, spaceAt, standingAt } from './rules/places.ts';
export { paymentsFor, planSteps, stepsAfter } from './rules/plan.ts';
export { cemeterySpaces, isProtected, measure, type Victim, victims } from './rules/pollution.ts';
export { isKept, parkAreas } from './rules/promises.ts';
export { cardCost } from './rules/rondel.ts';
export { type Act, type Choice, type StageName, smallCityRules } from './rules/rules.ts';
export { titleFor } from './rules/scoring.ts';
export { citizensInPlay, isActive, isAdvanced, isSolo, living, turnOrder } from './rules/seats.ts';
export { hallCorners } from './rules/setup.ts';
export type {
  Moving,
  Open,
  Own,
  Pending,
  Place,
  Placed,
  Plan,
  Player,
  Seat,
  SmallCity,
  SmallCityState,
  SmallCityView,
  Step,
  Store,
  Street,
  Verdict,
  Works,
} from './rules/state.ts';
export { goodsOf, hallRoom, storesOf, warehouseRoom, waysToStore } from './rules/stores.ts';
export { agreed, streetsOf } from './rules/street.ts';
export { residenceVotes, votesOf } from './rules/voting.ts';
export { demolitionCost, materialCost, moneyCost, newWorks, tryPlan } from './rules/works.ts';
export { smallCity } from './ruleset.ts';
export { placeName } from './words/names.ts';
