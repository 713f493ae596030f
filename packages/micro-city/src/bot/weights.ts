/** The fixed evaluation of the bot: how many rounds each feature is worth; frozen with the content. */
export const fixedWeights: readonly number[] = [
  0, 2.2, 0.45, -0.02, 0.15, 0, 3, 1, 0.3, 0.1, -0.05, 0.1, -0.15, 0, -0.12, -0.12, -0.12, -0.12, -0.12, -0.12, -0.12,
];

/** The value of the solver, fitted by self-play: rounds still needed; frozen with the content. */
export const fittedWeights = {
  alone: [
    -2.483, 2.2, 0.45, -0.1, 0.23, 0, 1.8, 1, 0.3, 0.02, -0.05, 0.02, 0.01, -0.08, -0.12, -0.12, -0.12, -0.28, -0.2,
    -0.12, -0.12,
  ],
  together: [
    -2.483, 2.2, 0.45, -0.1, 0.23, 0, 1.8, 1, 0.3, 0.02, -0.05, 0.02, 0.01, -0.08, -0.12, -0.12, -0.12, -0.28, -0.2,
    -0.12, -0.12,
  ],
} as const;

/** How far the rounds needed spread around their estimate. */
export const spread = { alone: 0.8, perRound: 0.1 };
