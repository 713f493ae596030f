import {
  type AnyRuleset,
  type AnyView,
  anyChoice,
  type Choice,
  judge,
  type Random,
  type Seat,
} from '@cityhall/ruleset';

/**
 * A player: answers the decision a view asks of a seat, seeing what the seat sees and no more.
 * The view must be one in which the seat is asked.
 */
export type Player = (ruleset: AnyRuleset, view: AnyView, seat: Seat, random: Random) => Choice;

/**
 * The game's own sensible player.
 * @throws where it chooses something that its own rules refuse
 */
export const sensible: Player = (ruleset, view, seat, random) => {
  const choice = ruleset.bot(view, seat, random);
  const { refusal } = judge(ruleset, view, seat, choice.move, choice.args);
  if (refusal) {
    throw new Error(`${ruleset.id}: the bot chose ${choice.move} ${JSON.stringify(choice.args)}: ${refusal.code}`);
  }
  return choice;
};

/**
 * A player without judgement: any legal choice.
 * @throws where the seat is asked and has none
 */
export const random: Player = (ruleset, view, seat, chance) => {
  const choice = anyChoice(ruleset, view, seat, chance);
  if (!choice) throw new Error(`${ruleset.id}: seat ${seat} is asked in ${view.flow.phase} and has no legal move`);
  return choice;
};
