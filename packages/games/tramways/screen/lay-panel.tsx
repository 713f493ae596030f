import { figures, mostSymbols } from '@cityhall/tramways';
import { deedOf, workOf } from './deeds.ts';
import type { Ctx, Picked } from './desk.ts';
import { refusalOfLaid } from './laying.ts';
import { pairOf } from './pairs.ts';
import { Few, Option, Part, Why } from './parts.tsx';
import { Payments, playsCost } from './payments.tsx';
import { lastCell, startOf } from './places.ts';
import { locationText, text } from './words.ts';

/** Takes up a new link from a location. */
export const layPick = (start: number): Partial<Picked> => ({
  goal: 'lay',
  start,
  laid: { link: null, redirect: null, rails: [] },
  payment: 0,
});

/** Drawing a link: from where, along which spaces, with which cards. */
export function LayPanel({ ctx }: { ctx: Ctx }) {
  const { picked, open, seat } = ctx;
  const player = open.players[seat!]!;
  return (
    <>
      <p className="tw-note">
        {text('lay.have', {
          symbols: mostSymbols(ctx.view.own!.hand),
          workers: player.workers,
          straight: player.straight,
          curve: player.curve,
        })}
      </p>
      {picked.laid && (picked.laid.rails.length > 0 || picked.laid.redirect) ? <Laid ctx={ctx} /> : <Ways ctx={ctx} />}
    </>
  );
}

/** Links that could be completed, each by its cheapest way; all of them, or those from one start. */
function Ways({ ctx }: { ctx: Ctx }) {
  const { offers, picked, survey, pick, open, seat } = ctx;
  const mine = offers!.lay.filter(
    ({ ends, laid }) => ends[1] >= 0 && (!picked.laid || (ends[0] === picked.start && laid.link === picked.laid.link)),
  );
  const ways = [...new Map([...mine].reverse().map((way) => [pairOf(way.ends), way])).values()].reverse();
  const waiting = open.links.filter(({ owner, complete }) => owner === seat && !complete);
  return (
    <>
      {!picked.laid && waiting.length > 0 && (
        <Part title={text('lay.open')}>
          <div className="tw-options">
            {waiting.map((link) => (
              <Option
                key={link.id}
                option={`link.${link.id}`}
                title={text('lay.go-on', {
                  place: locationText(survey, startOf(survey, link)),
                  tiles: link.rails.length,
                })}
                about={link.worked ? text('lay.worked') : text('lay.lost')}
                onChoose={() =>
                  pick({
                    start: startOf(survey, link),
                    cell: lastCell(link),
                    laid: { link: link.id, redirect: null, rails: [] },
                  })
                }
              />
            ))}
          </div>
        </Part>
      )}
      <Part title={text(picked.laid ? 'lay.ends' : 'lay.ways')}>
        {ways.length === 0 && <p className="text-sm text-soft">{text('lay.no-ways')}</p>}
        <Few
          all={ways}
          few={4}
          show={(way) => (
            <Option
              key={pairOf(way.ends)}
              option={`way.${pairOf(way.ends)}`}
              title={text('lay.way', {
                from: locationText(survey, way.ends[0]),
                to: locationText(survey, way.ends[1]),
              })}
              about={text('lay.way-cost', { symbols: way.symbols, cost: playsCost(ctx, way.payments[0]!.plays) })}
              onChoose={() => pick({ start: way.ends[0], laid: way.laid, payment: 0 })}
            />
          )}
        />
      </Part>
      <p className="tw-note">{text(picked.laid ? 'lay.tap-next' : 'lay.tap-start')}</p>
    </>
  );
}

/** The rails as they would lie, and the cards for them. */
function Laid({ ctx }: { ctx: Ctx }) {
  const { names, survey } = ctx;
  const work = workOf(ctx);
  if (!work) {
    const refusal = refusalOfLaid(ctx);
    return refusal ? <Why refusal={refusal} names={names} /> : null;
  }
  const [from, to] = work.ends;
  const deed = deedOf(ctx);
  return (
    <>
      <p className="tw-summary">
        {work.complete
          ? text('lay.complete', {
              from: locationText(survey, from),
              to: locationText(survey, to),
              tiles: work.rails.length,
              points: figures.linkPoints,
            })
          : text('lay.stays-open', { from: locationText(survey, from), tiles: work.rails.length })}
        {work.joined && ` ${text('lay.joined')}`}
      </p>
      <p className="tw-note">{text('lay.needs', { symbols: work.symbols })}</p>
      {deed ? (
        <Payments ctx={ctx} payments={deed.payments} />
      ) : (
        <p className="text-sm text-accent">{text('lay.unpaid', { symbols: work.symbols })}</p>
      )}
      <p className="tw-note">{text('lay.tap-more')}</p>
    </>
  );
}
