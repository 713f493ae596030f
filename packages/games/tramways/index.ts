export {
  type BoardName,
  type BoardSide,
  boardNames,
  boardSides,
  boards,
  parcelsOf,
  printed,
} from './content/boards.ts';
export { type Card, type CardId, cardOf, cards, type Kind } from './content/cards.ts';
export { figures, type PlayerBoard, playerBoards } from './content/figures.ts';
export {
  type BuildingType,
  buildingTypes,
  dollars,
  type Icon,
  isAdministrative,
  isDestination,
  railSymbols,
  strip,
} from './content/icons.ts';
export { planOutlook } from './rules/administration.ts';
export { leads } from './rules/auction.ts';
export { parcelCell, parcelsToBuildOn } from './rules/buildings.ts';
export { linkIcons, type Trip } from './rules/deeds.ts';
export { type Drawing, mostSymbols } from './rules/drawing.ts';
export { isStraight, judgeLaid, type Laid, type Work } from './rules/links.ts';
export { type CityMap, cellAt, mapOf, placeOf, randomMap, refusalOfMap, type Space } from './rules/map.ts';
export {
  bonusesAt,
  buildingUpgradeOffers,
  constructionOffers,
  linkOffers,
  linkUpgradeOffers,
  merged,
  type Offer,
  purchasesAt,
  type TripGoal,
  tripForecast,
  tripOffers,
} from './rules/offers.ts';
export { bidOutlook, type CardUse, cardUses } from './rules/outlook.ts';
export { everySet, moneyPayments, type Payment, paymentsFor, railPayments, ticketPayments } from './rules/payments.ts';
export { searchOf } from './rules/phases/administration.ts';
export { discardable } from './rules/phases/auction.ts';
export { booksCards } from './rules/phases/tickets.ts';
export { costOf } from './rules/plays.ts';
export { type Act, type Choice, type StageName, tramwaysRules } from './rules/rules.ts';
export { completeLinks, happinessOf } from './rules/scoring.ts';
export type {
  Laying,
  Link,
  Open,
  Own,
  PlanStep,
  Play,
  Player,
  Rail,
  Seat,
  Tramways,
  TramwaysState,
  TramwaysView,
} from './rules/state.ts';
export { lossOf } from './rules/stress.ts';
export { endsOf, iconOf, type Survey, surveyOf } from './rules/survey.ts';
export { fareOf, journeysFrom, leisurePrice, networkOf, workerLimit } from './rules/travel.ts';
export { actionStage } from './rules/turns.ts';
export { tramways } from './ruleset.ts';
export { placeName } from './words/names.ts';
