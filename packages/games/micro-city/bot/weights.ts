/**
 * How many rounds each feature says are still needed, alone and together: fitted by self-play, frozen with the content.
 * The bot goes by them as they are, the solver by how likely they make it that time is enough.
 */
export const weights = {
  alone: [
    -2.245, 2.2, 0.45, -0.02, 0.23, 0, 1.8, 1.4, 0.42, -0.06, -0.13, 0.1, -0.07, -0.08, -0.2, -0.12, -0.12, -0.12,
    -0.12, -0.2, -0.12,
  ],
  together: [
    -1.569, 2.2, 0.45, -0.02, 0.23, 0, 1.8, 1, 0.3, 0.1, -0.05, 0.1, -0.07, 0, -0.12, -0.12, -0.12, -0.28, -0.12, -0.12,
    -0.12,
  ],
} as const;

/** How far the rounds needed spread around their estimate: a part that is always there, and one for each round. */
export const spread = { always: 0.8, perRound: 0.1 };
