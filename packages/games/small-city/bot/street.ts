import type { Choice } from '@cityhall/ruleset';
import { numberOf, surveyOf } from '../rules/board.ts';
import type { Seat, SmallCityView, Street } from '../rules/state.ts';
import { allProposed, guests, sameStreet, streetsOf } from '../rules/street.ts';

/** The street that hurts the host most: beside Cultural Buildings, where homes would grow. */
function worstStreet(view: SmallCityView): Street {
  const { open } = view;
  const survey = surveyOf(open.players[open.host!]!.tiles);
  const harm = ([one, other]: Street) =>
    [one, other].reduce(
      (sum, cell) => sum + survey.cultural[numberOf(cell)]!.toString(2).replaceAll('0', '').length,
      0,
    );
  return streetsOf(open).reduce((best, street) => (harm(street) > harm(best) ? street : best));
}

export function decideStreet(view: SmallCityView, seat: Seat): Choice {
  const { open } = view;
  const street = worstStreet(view);
  if (open.chooser !== null) return { move: 'placeMayor', args: { street } };
  const first = guests(open)
    .map((guest) => open.proposals[guest]!)
    .find((proposal) => proposal !== null);
  if (!allProposed(open)) return { move: 'propose', args: { street: first ?? street } };
  return sameStreet(open.proposals[seat]!, first ?? null)
    ? { move: 'disagree', args: {} }
    : { move: 'propose', args: { street: first! } };
}
