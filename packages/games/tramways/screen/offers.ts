import {
  buildingUpgradeOffers,
  constructionOffers,
  type Drawing,
  everySet,
  linkOffers,
  linkUpgradeOffers,
  type Offer,
  type Seat,
  surveyOf,
  type TramwaysView,
  type TripGoal,
  tripForecast,
  tripOffers,
} from '@cityhall/tramways';

/** Everything that an action can bring about now, each with the sets of cards that pay for it. */
export interface Offers {
  lay: Offer<Drawing>[];
  deliver: (Offer<TripGoal> & { worth: number })[];
  construct: ReturnType<typeof constructionOffers>;
  upgradeLink: ReturnType<typeof linkUpgradeOffers>;
  upgradeBuilding: ReturnType<typeof buildingUpgradeOffers>;
}

const effort = ({ payments: [first] }: Offer<object>) => first!.stress * 2 + first!.plays.length;

/** What can be done now, the best first: completed links before open ones, trips by what they bring. */
export function offersOf(view: TramwaysView, seat: Seat): Offers {
  const lay = linkOffers(view, seat).sort(
    (a, b) => Number(a.ends[1] < 0) - Number(b.ends[1] < 0) || a.symbols - b.symbols || effort(a) - effort(b),
  );
  const deliver = tripOffers(view, seat)
    .map((offer) => ({ ...offer, worth: worthOf(view, seat, offer) }))
    .sort((a, b) => b.worth - a.worth || effort(a) - effort(b));
  return {
    lay,
    deliver,
    construct: constructionOffers(view, seat, everySet),
    upgradeLink: linkUpgradeOffers(view, seat, everySet),
    upgradeBuilding: buildingUpgradeOffers(view, seat, everySet),
  };
}

/** Points and money that a trip brings the mover beyond what it brings the best of the others. */
function worthOf(view: TramwaysView, seat: Seat, { passenger, route, payments, end }: Offer<TripGoal>): number {
  const trip = { passenger, route, buy: 0, bonus: null };
  const { happiness, money } = tripForecast(view, seat, trip, payments[0]!.plays);
  const gains = happiness.map((points, who) => points + money[who]! / 3);
  const rivals = gains.filter((_, who) => who !== seat);
  const relief = surveyOf(view.open).types[end] === 'R' ? 1 : 0;
  return gains[seat]! - Math.max(0, ...rivals) + relief - payments[0]!.stress;
}
