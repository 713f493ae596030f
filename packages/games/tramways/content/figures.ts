/** Every single figure of the game that does not belong to one card or board. Marks: rulebook unless said otherwise. */
export const figures = {
  fewestPlayers: 2,
  mostPlayers: 5,
  rounds: 6,
  boardWidth: 5,
  boardsPerPlayer: 2,
  /** Rows of boards on the table. */
  boardRows: 2,
  expertBoards: 3,
  parcelsPerPlayer: 4,
  startMoney: 3,
  straightRails: 12,
  curveRails: 12,
  passengers: 30,
  workers: 10,
  buildingTiles: 16,
  typeTilesOfKind: 5,
  typeTiles: 5,
  ticketsInBook: 4,
  auctionCardsPerPlayer: 5,
  displayedTickets: 3,
  parcelsPerPick: 2,
  handLimit: 7,
  mostHandLimit: 9,
  mostStress: 21,
  leadStress: 1,
  lastLeadStress: 2,
  takenMoney: 2,
  commerceMoney: 5,
  railSymbolsOnMountain: 2,
  constructHappiness: 1,
  upgradeHappiness: 3,
  linkPoints: 3,
  moneyPerPoint: 10,
  consequenceMoney: 1,
  discardFee: 1,
  freeDiscards: 1,
  lowestBid: 1,
} as const;

/** Sides of the player board: Rail Workers at the start and at most, and the printed numbers of the Stress track. */
export const playerBoards = {
  normal: { workers: 2, stress: Array.from({ length: figures.mostStress }, (_, at) => at + 1), mark: 'rulebook' },
  difficult: { workers: 1, stress: [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 21], mark: 'house' },
} as const;
export const playerBoardNames = ['normal', 'difficult'] as const;
export type PlayerBoard = (typeof playerBoardNames)[number];

/** Building tiles and cards of a type: one fewer than players; two players have two Industries. */
export const buildingSupply = (players: number, type: string): number =>
  players === figures.fewestPlayers && type === 'I' ? 2 : players - 1;
