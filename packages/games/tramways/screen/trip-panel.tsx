import { bonusesAt, fareOf, figures, leisurePrice, placeName } from '@cityhall/tramways';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import { signed } from '@cityhall/web/words/figures.ts';
import { type Forecast, forecastOf, purchasesOf, tripOf } from './deeds.ts';
import type { Ctx } from './desk.ts';
import { journeyPick } from './desks.ts';
import type { Offers } from './offers.ts';
import { Few, Option, Part } from './parts.tsx';
import { Payments, playsCost } from './payments.tsx';
import { locationAt } from './places.ts';
import { locationText, signedMoney, text, word } from './words.ts';

/** Moving a passenger: who, where to and how, with what it brings to whom. */
export function TripPanel({ ctx }: { ctx: Ctx }) {
  return ctx.picked.journey ? <Chosen ctx={ctx} /> : <Trips ctx={ctx} />;
}

type TripOffer = Offers['deliver'][number];

function Trips({ ctx }: { ctx: Ctx }) {
  const { offers, picked, survey, pick } = ctx;
  const trips = offers!.deliver.filter(({ passenger }) => picked.passenger === null || passenger === picked.passenger);
  return (
    <Part title={text(picked.passenger === null ? 'trip.best' : 'trip.to')}>
      {trips.length === 0 && <p className="text-sm text-soft">{text('none.deliver')}</p>}
      <Few
        all={trips}
        few={5}
        show={(trip) => (
          <Option
            key={`${trip.passenger} ${trip.route} ${trip.icon}`}
            option={`trip.${trip.passenger}.${trip.route.join('-')}`}
            title={text('trip.way', {
              from: placeName(trip.passenger),
              to: locationText(survey, trip.end),
              links: trip.route.length,
            })}
            about={aboutTrip(ctx, trip)}
            onChoose={() => pick(journeyPick(ctx, trip))}
          />
        )}
      />
      {picked.passenger === null && <p className="tw-note">{text('trip.tap')}</p>}
    </Part>
  );
}

/** What a trip brings whom, in one line. */
function aboutTrip(ctx: Ctx, offer: TripOffer): string {
  const plays = offer.payments[0]!.plays;
  const forecast = forecastOf(
    ctx,
    offer,
    { passenger: offer.passenger, route: offer.route, buy: 0, bonus: null },
    plays,
  );
  const parts = forecast.happiness.flatMap((points, who) => {
    const money = forecast.money[who]!;
    if (points === 0 && money === 0) return [];
    const name = who === ctx.seat ? text('you') : ctx.names[who]!;
    return [text('trip.gain', { name, points: signed(points), money: signedMoney(money) })];
  });
  return `${parts.join('; ')} · ${playsCost(ctx, plays)}`;
}

function Chosen({ ctx }: { ctx: Ctx }) {
  const { picked, survey, view, pick, seat } = ctx;
  const journey = picked.journey!;
  const composed = tripOf(ctx);
  if (!composed) return null;
  const { trip, plays, payments } = composed;
  const bonuses = bonusesAt(view, survey, journey.end);
  const payment = payments[picked.payment] ?? payments[0]!;
  const purchases = survey.types[journey.end] === 'L' ? purchasesOf(ctx, journey.end, payment.plays) : [];
  return (
    <>
      <p className="tw-summary">
        {text('trip.way', {
          from: placeName(journey.passenger),
          to: locationText(survey, journey.end),
          links: journey.route.length,
        })}
      </p>
      <Ledger ctx={ctx} forecast={forecastOf(ctx, journey, trip, plays)} />
      <p className="tw-note">{bonusText(ctx)}</p>
      {bonuses.length > 1 && (
        <div className="tw-options tw-options-row">
          {bonuses.map((bonus) => (
            <Option
              key={bonus ?? 'none'}
              option={`bonus.${bonus ?? 'none'}`}
              title={text(`bonus.${bonus ?? 'none'}`, { money: figures.commerceMoney })}
              pressed={picked.bonus === bonus}
              onChoose={() => pick({ bonus })}
            />
          ))}
        </div>
      )}
      {purchases.length > 1 && (
        <Part title={text('buy.title')}>
          <Few
            all={purchases}
            few={4}
            show={(purchase, at) => (
              <Option
                key={at}
                option={`buy.${at}`}
                title={text('buy.points', { points: purchase.buy, price: leisurePrice(purchase.buy) })}
                about={playsCost(ctx, purchase.plays)}
                pressed={picked.purchase === at}
                onChoose={() => pick({ purchase: at })}
              />
            )}
          />
        </Part>
      )}
      <OtherRoutes ctx={ctx} />
      {seat !== null && <Payments ctx={ctx} payments={payments} />}
    </>
  );
}

function bonusText({ picked, survey }: Ctx): string {
  const type = survey.types[picked.journey!.end];
  return text(type ? `trip.bonus-${type}` : 'trip.bonus-none', { money: figures.commerceMoney });
}

/** Who earns what, link by link, and the mover's Stress. */
function Ledger({ ctx, forecast }: { ctx: Ctx; forecast: Forecast }) {
  const { open, names, colours, picked, seat } = ctx;
  const links = picked.journey!.route.map((id) => open.links.find((link) => link.id === id)!);
  return (
    <div className="tw-ledger">
      <table className="figures">
        <thead className="sr-only">
          <tr>
            <th scope="col">{text('ledger.who')}</th>
            <th scope="col">{text('figure.happiness')}</th>
            <th scope="col">{text('figure.money')}</th>
          </tr>
        </thead>
        <tbody>
          {forecast.happiness.map((points, who) =>
            points === 0 && forecast.money[who] === 0 ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <tr key={who} className={who === seat ? 'font-semibold' : ''}>
                <th scope="row">
                  <SeatMark colour={colours[who]!} size={20} /> {names[who]}
                </th>
                <td>{text('ledger.points', { points: signed(points) })}</td>
                <td>{signedMoney(forecast.money[who]!)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <p className="tw-note">
        {links
          .map((link, at) =>
            text(link.owner === seat ? 'ledger.own' : 'ledger.foreign', {
              number: at + 1,
              money: fareOf(link),
              name: names[link.owner]!,
            }),
          )
          .join(' ')}
      </p>
      {forecast.short && <p className="text-sm text-accent">{text('ledger.short')}</p>}
      {forecast.stress > 0 && (
        <p className="text-sm">
          {text('ledger.stress', { stress: forecast.stress })}
          {forecast.loss > 0 && <span className="text-accent"> {text('cost.loss', { loss: forecast.loss })}</span>}
        </p>
      )}
    </div>
  );
}

/** The same passenger to the same place by other links. */
function OtherRoutes({ ctx }: { ctx: Ctx }) {
  const { offers, picked, pick, survey } = ctx;
  const { passenger, icon, end, route } = picked.journey!;
  const others = offers!.deliver.filter(
    (trip) =>
      trip.passenger === passenger && trip.icon === icon && trip.end === end && trip.route.join() !== route.join(),
  );
  const [alike] = offers!.deliver.filter(
    (trip) =>
      trip.passenger !== passenger &&
      locationAt(survey, trip.passenger) === locationAt(survey, passenger) &&
      trip.route.join() === route.join(),
  );
  if (others.length === 0 && !alike) return null;
  return (
    <details className="tw-more">
      <summary>{text('trip.others', { others: others.length + (alike ? 1 : 0) })}</summary>
      <div className="tw-options">
        {others.map((trip) => (
          <Option
            key={trip.route.join()}
            title={text('trip.over', { links: trip.route.length })}
            about={aboutTrip(ctx, trip)}
            onChoose={() => pick(journeyPick(ctx, trip))}
          />
        ))}
        {alike && (
          <Option
            title={text('trip.alike', {
              space: placeName(alike.passenger),
              word: word(`type.${survey.types[locationAt(survey, passenger)]}`),
            })}
            onChoose={() =>
              pick({ ...journeyPick(ctx, { ...picked.journey!, passenger: alike.passenger }), payment: picked.payment })
            }
          />
        )}
      </div>
    </details>
  );
}
