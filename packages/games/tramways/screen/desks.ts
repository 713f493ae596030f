import { cellAt, placeOf } from '@cityhall/tramways';
import { type Ctx, type Picked, type Spot, still } from './desk.ts';
import { goesOn, type Laying, tapped } from './laying.ts';
import { cellsOf, lastCell, locationAt, startOf } from './places.ts';
import { adding, canAdd } from './plan-work.ts';
import { toggled } from './toggled.ts';
import { locationText, text } from './words.ts';

/** What can be done on the map just now. */
export interface Desk {
  spot(cell: string): Spot;
  tap(cell: string): void;
}

const lit = (does: string, figure?: string): Spot => (figure ? { state: 'lit', does, figure } : { state: 'lit', does });

/** The desk of the moment. */
export function deskOf(ctx: Ctx): Desk {
  const { stage, picked, offers } = ctx;
  if (stage === 'draft') return draftDesk(ctx);
  if (stage === 'plan') return planDesk(ctx);
  if (!offers) return { spot: () => still, tap: (cell) => ctx.pick({ cell }) };
  switch (picked.goal) {
    case 'lay':
      return picked.laid ? layDesk(ctx) : startDesk(ctx);
    case 'deliver':
      return picked.passenger === null ? passengerDesk(ctx) : journeyDesk(ctx);
    case 'construct':
      return chooseDesk(
        offers.construct.map(({ parcel }) => [cellAt(ctx.survey.map, ctx.survey.map.parcels.get(parcel)!), { parcel }]),
        text('tap.construct'),
        ctx,
      );
    case 'upgradeBuilding':
      return chooseDesk(
        offers.upgradeBuilding.map(({ cell }) => [cell, { cell }]),
        text('tap.upgrade'),
        ctx,
      );
    case 'upgradeLink':
      return chooseDesk(
        offers.upgradeLink.flatMap(({ link }) => {
          const { rails } = ctx.open.links.find(({ id }) => id === link)!;
          return rails.map(({ cell }): [string, Partial<Picked>] => [cell, { link }]);
        }),
        text('tap.upgrade-link'),
        ctx,
      );
    default:
      return placeDesk(ctx);
  }
}

/** Spaces of which one is chosen. */
function chooseDesk(entries: readonly (readonly [string, Partial<Picked>])[], does: string, ctx: Ctx): Desk {
  const found = new Map(entries);
  return {
    spot: (cell) => (found.has(cell) ? lit(does) : still),
    tap: (cell) => {
      const change = found.get(cell);
      if (change) ctx.pick({ payment: 0, ...change });
    },
  };
}

/** Nothing is wanted yet: every place where something can be done. */
function placeDesk(ctx: Ctx): Desk {
  const { survey, offers, open, seat } = ctx;
  const places = new Set([
    ...offers!.deliver.map(({ passenger }) => passenger),
    ...offers!.construct.map(({ parcel }) => cellAt(survey.map, survey.map.parcels.get(parcel)!)),
    ...offers!.upgradeBuilding.map(({ cell }) => cell),
    ...offers!.lay.filter(({ laid }) => laid.link === null).flatMap(({ ends }) => cellsOf(survey, ends[0])),
    ...open.links.filter(({ owner, complete }) => owner === seat && !complete).map(lastCell),
  ]);
  return {
    spot: (cell) => (places.has(cell) ? lit(text('tap.place')) : still),
    tap: (cell) => ctx.pick({ cell }),
  };
}

/** Where a link can start, or goes on. */
function startDesk(ctx: Ctx): Desk {
  const { survey, offers, open, seat } = ctx;
  const starts = new Set(offers!.lay.filter(({ laid }) => laid.link === null).map(({ ends }) => ends[0]));
  const openLinks = open.links.filter(({ owner, complete }) => owner === seat && !complete);
  const begun = (cell: string) => openLinks.find((link) => lastCell(link) === cell);
  return {
    spot: (cell) => {
      if (begun(cell)) return lit(text('tap.go-on'));
      return starts.has(locationAt(survey, cell)) ? lit(text('tap.start')) : still;
    },
    tap: (cell) => {
      const link = begun(cell);
      const start = link ? startOf(survey, link) : locationAt(survey, cell);
      if (link || starts.has(start)) {
        ctx.pick({ start, laid: { link: link?.id ?? null, redirect: null, rails: [] }, payment: 0 });
      }
    },
  };
}

/** Laying space by space, or to an end by the cheapest path. */
function layDesk(ctx: Ctx): Desk {
  const { open, survey, seat, picked, offers } = ctx;
  const laying: Laying = { open, survey, seat: seat!, start: picked.start!, laid: picked.laid! };
  const ways = offers!.lay.filter(
    ({ ends, laid }) => ends[0] === picked.start && ends[1] >= 0 && laid.link === picked.laid!.link,
  );
  const wayTo = (cell: string) => {
    const location = locationAt(survey, cell);
    return location < 0 ? undefined : ways.find(({ ends }) => ends[1] === location);
  };
  return {
    spot: (cell) => {
      const next = tapped(laying, placeOf(survey.map, cell));
      const way = wayTo(cell);
      if (next && goesOn(next.refusal)) return lit(text('tap.rail'), way ? `${way.symbols}` : undefined);
      if (way) return lit(text('tap.end', { symbols: way.symbols }), `${way.symbols}`);
      return next?.refusal ? { state: 'refused', refusal: next.refusal } : still;
    },
    tap: (cell) => {
      const next = tapped(laying, placeOf(survey.map, cell));
      if (next && goesOn(next.refusal)) return ctx.pick({ laid: next.laid, payment: 0 });
      const way = wayTo(cell);
      if (way) ctx.pick({ laid: way.laid, payment: 0 });
    },
  };
}

function passengerDesk(ctx: Ctx): Desk {
  const entries = ctx.offers!.deliver.map(({ passenger }): [string, Partial<Picked>] => [passenger, { passenger }]);
  return chooseDesk(entries, text('tap.passenger'), ctx);
}

/** Where the passenger can go: the best route to each place. */
function journeyDesk(ctx: Ctx): Desk {
  const { survey, offers, picked, open } = ctx;
  const trips = offers!.deliver.filter(({ passenger }) => passenger === picked.passenger);
  const others = new Map(offers!.deliver.map((one) => [one.passenger, one]));
  const tripTo = (cell: string) => {
    const location = locationAt(survey, cell);
    return location < 0 ? undefined : trips.find(({ end }) => end === location);
  };
  return {
    spot: (cell) => {
      const trip = tripTo(cell);
      if (trip) return lit(text('tap.journey', { place: locationText(survey, trip.end) }));
      return open.passengers[cell] && others.has(cell) ? lit(text('tap.passenger')) : still;
    },
    tap: (cell) => {
      const trip = tripTo(cell);
      if (trip) return ctx.pick(journeyPick(ctx, trip));
      if (others.has(cell)) ctx.pick({ passenger: cell, journey: null });
    },
  };
}

/** Takes up a trip, with the bonus that most take. */
export function journeyPick(
  { survey }: Ctx,
  { passenger, icon, route, end }: { passenger: string; icon: string; route: number[]; end: number },
): Partial<Picked> {
  const bonus = survey.types[end] === 'C' ? 'money' : null;
  return { goal: 'deliver', passenger, journey: { passenger, icon, route, end }, bonus, purchase: 0, payment: 0 };
}

function draftDesk(ctx: Ctx): Desk {
  const { open, survey, picked } = ctx;
  const parcelAt = (cell: string) => {
    const space = survey.map.spaces[placeOf(survey.map, cell)];
    return space?.kind === 'parcel' && open.pool.includes(space.parcel) ? space.parcel : undefined;
  };
  return {
    spot: (cell) => (parcelAt(cell) ? lit(text('tap.parcel', { parcel: parcelAt(cell)! })) : still),
    tap: (cell) => {
      const parcel = parcelAt(cell);
      if (parcel) ctx.pick({ several: toggled(picked.several, parcel, 2) });
    },
  };
}

/** In Administration: where a passenger may be added. */
function planDesk(ctx: Ctx): Desk {
  return {
    spot: (cell) => (canAdd(ctx, cell) ? lit(text('tap.add')) : still),
    tap: (cell) => {
      if (canAdd(ctx, cell)) adding(ctx, cell);
      else ctx.pick({ cell });
    },
  };
}
