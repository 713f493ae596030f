import type { CellKey } from '@cityhall/grid';
import {
  type Choice,
  costOf,
  everySet,
  judgeLaid,
  linkIcons,
  lossOf,
  type Payment,
  type Play,
  purchasesAt,
  railPayments,
  type Trip,
  ticketPayments,
  tripForecast,
  type Work,
} from '@cityhall/tramways';
import type { Ctx, Journey } from './desk.ts';
import { text, typeText } from './words.ts';

/** An action as it is composed: the sets of cards that pay for it, and what is sent once it is confirmed. */
export interface Deed {
  choice: Choice;
  label: string;
  payments: readonly Payment[];
  /** All cards that are played, and what they cost. */
  plays: readonly Play[];
}

/** What is laid so far, as the rules judge it. */
export function workOf({ open, survey, seat, picked }: Ctx): Work | undefined {
  const { laid } = picked;
  if (seat === null || !laid || (laid.rails.length === 0 && laid.redirect === null)) return undefined;
  return judgeLaid(open, survey, seat, laid).work;
}

/** A trip with what it brings: who earns which points and dollars, and the mover's Stress. */
export interface Forecast {
  happiness: number[];
  money: number[];
  short: boolean;
  /** Steps of Stress up, from cards, the destination and an unpaid fare. */
  stress: number;
  /** One step down at a Residence. */
  relief: boolean;
  loss: number;
}

export function forecastOf(ctx: Ctx, journey: Journey, trip: Trip, plays: readonly Play[]): Forecast {
  const { view, survey, seat, open } = ctx;
  const account = tripForecast(view, seat!, trip, plays);
  const type = survey.types[journey.end];
  const stress = costOf(plays).stress + (type === 'C' || type === 'I' ? 1 : 0) + (account.short ? 1 : 0);
  return { ...account, stress, relief: type === 'R', loss: lossOf(open.players[seat!]!, stress) };
}

/** Purchases at Leisure, for each number of points the cheapest way first. */
export function purchasesOf({ view, seat }: Ctx, end: number, plays: readonly Play[]) {
  const weight = (one: readonly Play[]) => costOf(one).stress * 2 + one.length;
  return purchasesAt(view, seat!, end, plays, everySet).sort(
    (a, b) => a.buy - b.buy || weight(a.plays) - weight(b.plays),
  );
}

/** The trip that is picked, with its purchase and bonus. */
export function tripOf(ctx: Ctx): { trip: Trip; plays: readonly Play[]; payments: Payment[] } | undefined {
  const { view, seat, picked } = ctx;
  const { journey } = picked;
  if (!journey) return undefined;
  const payments = ticketPayments(view, seat!, journey.icon, everySet);
  const payment = payments[picked.payment] ?? payments[0];
  if (!payment) return undefined;
  const { buy, plays } = purchasesOf(ctx, journey.end, payment.plays)[picked.purchase] ?? {
    buy: 0,
    plays: payment.plays,
  };
  const { passenger, route } = journey;
  return { trip: { passenger, route, buy, bonus: picked.bonus }, plays, payments };
}

/** The action that is ready to be confirmed; undefined while something is still to be chosen. */
export function deedOf(ctx: Ctx): Deed | undefined {
  const { picked, offers, view, seat, survey } = ctx;
  if (!offers || seat === null) return undefined;
  const paid = (
    choice: (plays: Play[]) => Choice,
    label: string,
    payments: readonly Payment[] | undefined,
  ): Deed | undefined => {
    const payment = payments?.[picked.payment] ?? payments?.[0];
    if (!payment || !payments) return undefined;
    return { choice: choice([...payment.plays]), label, payments, plays: payment.plays };
  };
  switch (picked.goal) {
    case 'lay': {
      const work = workOf(ctx);
      if (!work) return undefined;
      const icons = work.complete ? linkIcons(survey, work.ends) : null;
      const payments = railPayments(view, seat, work.symbols, icons, everySet);
      const { link, redirect, rails } = picked.laid!;
      const label = text(work.complete ? 'do.complete' : 'do.lay', { symbols: work.symbols });
      return paid((plays) => ({ move: 'lay', args: { link, redirect, rails: [...rails], plays } }), label, payments);
    }
    case 'upgradeLink': {
      const { link } = picked;
      if (link === null) return undefined;
      return paid(
        (plays) => ({ move: 'upgradeLink', args: { link, plays } }),
        text('do.upgrade-link'),
        offers.upgradeLink.find((one) => one.link === link)?.payments,
      );
    }
    case 'construct': {
      if (!picked.type || !picked.parcel) return undefined;
      const { parcel, type } = picked;
      const label = text('do.construct', { type: typeText(type), parcel });
      return paid(
        (plays) => ({ move: 'construct', args: { parcel, type, plays } }),
        label,
        offers.construct.find((one) => one.parcel === parcel)?.payments,
      );
    }
    case 'upgradeBuilding': {
      const { cell } = picked;
      if (cell === null) return undefined;
      return paid(
        (plays) => ({ move: 'upgradeBuilding', args: { cell: cell as CellKey, plays } }),
        text('do.upgrade-building'),
        offers.upgradeBuilding.find((one) => one.cell === cell)?.payments,
      );
    }
    case 'deliver': {
      const composed = tripOf(ctx);
      if (!composed) return undefined;
      const { trip, plays, payments } = composed;
      const choice: Choice = {
        move: 'deliver',
        args: { ...trip, passenger: trip.passenger as CellKey, plays: [...plays] },
      };
      return { choice, label: text('do.deliver'), payments, plays };
    }
    default:
      return undefined;
  }
}
