/** How this player weighs things that are no votes yet. Found by trial. */
export const weights = {
  earlyMoney: 1.6,
  money: 1,
  lastMoney: 0.5,
  crowd: 0.6,
  white: 2.2,
  grey: 3.2,
  black: 4.2,
  work: 1.8,
  workers: 2,
  homeless: 1,
  reach: 0.35,
  cultural: 0.6,
  boxed: 0.25,
  promise: 2,
};
