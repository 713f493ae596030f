export { type AdvantageName, advantageNames, advantages, type Condition } from './content/advantages.ts';
export { type Building, type BuildingName, buildingNames, buildingOf, type Stage } from './content/buildings.ts';
export { type CardName, cardNames, cardOf, type ProjectCard, partnerCard, type Use } from './content/cards.ts';
export {
  type District,
  type DistrictNumber,
  districts,
  isIndustrial,
  type Quarter,
  type QuarterKind,
} from './content/districts.ts';
export type { Effect } from './content/effects.ts';
export { figures } from './content/figures.ts';
export { type Game, type GameName, gameNames, gameOf, type Level, levelsOf } from './content/games.ts';
export { type GoalArea, type GoalCard, type GoalName, goalNames, goals } from './content/goals.ts';
export { type Cost, type Good, goods, type Resource, resources } from './content/goods.ts';
export { type Contest, contests, measureContest, refit, type Tally } from './measure/balance.ts';
export { judgeLevels } from './measure/conditions.ts';
export { advantagesNow, meets } from './rules/advantages.ts';
export { endsOf, placeInDistrict, quarterAt, quarters } from './rules/city.ts';
export {
  type AreaOutlook,
  areaOutlooks,
  type BuildingPlace,
  buildingPlaces,
  type CardOutlook,
  cardOutlooks,
  type Prospect,
  prospectsOf,
  type Standing,
  standingOf,
} from './rules/hints.ts';
export { isCompetitive, isCooperative, sideOf } from './rules/modes.ts';
export { pointsOf } from './rules/points.ts';
export { type Act, type Choice, microCityRules, type StageName } from './rules/rules.ts';
export { divisionsOf } from './rules/sharing.ts';
export type {
  Area,
  Die,
  Division,
  Goods,
  MicroCity,
  MicroCityState,
  MicroCityView,
  Open,
  Player,
  Task,
  TaskKind,
  Turn,
} from './rules/state.ts';
export { goalArea, stageArea, tokenOn } from './rules/tokens.ts';
export { microCity } from './ruleset.ts';
export { effectInWords } from './words/names.ts';
export { areaInWords, costInWords, quarterInWords } from './words/places.ts';
