/** How the player of this package weighs things. Not rules: changing them changes its taste alone. */
export const judgement = {
  /** What a contract is worth before it is drawn, early and at the very end. */
  contractEarly: 4.5,
  contractLate: 1.5,
  /** Turns after which a contract counts as early. */
  contractTurns: 8,
  /** A vacant lot beside a building is often built on before the rooftop. */
  vacantLot: 0.5,
  /** A storey must be worth so much before a building that could be completed goes on growing. */
  growOn: 2.6,
  /** Worth of completing at the height cap: the next may be higher. */
  higherCap: 1.5,
  /** A block kept for later. */
  block: 2.5,
  /** Part of a new lot's worth that counts where it can be built on at once, and where it cannot. */
  lotNow: 0.55,
  lotLater: 0.15,
  /** What each point of a facility is worth beside a space still free. */
  freeSpace: 0.05,
  /** How high a house is taken to become. */
  houseHeight: 2,
  /** What another player's gain costs, shared among all others. */
  rivalry: 0.8,
  /** Part of a contract's points that counts when one more building, or one more tile, would meet it. */
  nearBuilding: 0.6,
  nearLot: 0.4,
  /** How fast a contract in hand loses worth with each thing missing. */
  perMissing: 0.8,
  /** How many places are looked at more closely. */
  closeLooks: 10,
} as const;
