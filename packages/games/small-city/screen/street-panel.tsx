import { agreed, placeName } from '@cityhall/small-city';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import type { Ctx } from './desk.ts';
import { Option, Part } from './option.tsx';
import { MayorPiece } from './pieces.tsx';
import { text } from './words.ts';

/** Which street the others propose, each to be agreed with in one tap. */
export function StreetPanel({ ctx }: { ctx: Ctx }) {
  const { open, seat, names, colours, busy, act, stage, pick } = ctx;
  const proposals = open.proposals.flatMap((street, who) => (street ? [{ street, who }] : []));
  const all = proposals.length >= open.queue.length && agreed(open) === null;
  return (
    <>
      <p className="sc-note flex items-center gap-2">
        <MayorPiece /> {text('street.how', { player: { seat: open.host! } }, names)}
      </p>
      {proposals.length > 0 && (
        <Part title={text('street.proposals')}>
          <div className="sc-options">
            {proposals.map(({ street, who }) => (
              <Option
                key={who}
                title={
                  <span className="inline-flex items-center gap-2">
                    <SeatMark colour={colours[who]!} size={22} />
                    {text('street.between', { one: placeName(street[0]), other: placeName(street[1]) })}
                  </span>
                }
                about={who === seat ? text('street.yours') : text('street.agree', { player: { seat: who } }, names)}
                disabled={busy || who === seat}
                option={`street.${who}`}
                onChoose={() => {
                  act(stage === 'decide' ? 'placeMayor' : 'propose', { street });
                  pick({ at: null, to: null });
                }}
              />
            ))}
          </div>
          {stage === 'propose' && all && (
            <button type="button" className="sc-clear" disabled={busy} onClick={() => act('disagree', {})}>
              {text('street.disagree')}
            </button>
          )}
        </Part>
      )}
    </>
  );
}
