import type { Proposal, Room } from '@cityhall/wire';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Strip } from '../kit/bar.tsx';
import { useLink, useTable } from '../kit/context.tsx';
import { useNames } from '../kit/names.ts';
import { PlayAgain } from '../kit/play-again.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { type HouseKey, listed, say } from '../words/index.ts';
import { Clocks } from './clocks.tsx';

const EndedPoints = lazy(() => import('./ended-points.tsx').then((module) => ({ default: module.EndedPoints })));

/** What the table itself has to say or to ask: time, proposals, who is late, how it was ended. */
export function HouseBar({ room }: { room: Room }) {
  const seat = useTable((state) => state.you.seat);
  const place = seat === null ? undefined : room.places[seat];
  return (
    <>
      <Clocks room={room} />
      {room.status === 'playing' && room.paused && <Paused room={room} playing={place?.kind === 'person'} />}
      {room.status === 'playing' && place?.kind === 'bot' && !place.conceded && <StandIn />}
      {room.status === 'playing' && room.proposal && (
        <Asked room={room} proposal={room.proposal} seat={place?.kind === 'person' ? seat : null} />
      )}
      {room.status === 'playing' && !room.proposal && place?.kind === 'person' && <Late room={room} seat={seat!} />}
      {room.status === 'playing' && seat === null && <FreeSeat room={room} />}
      {room.status === 'over' && <Over room={room} />}
    </>
  );
}

function Paused({ room, playing }: { room: Room; playing: boolean }) {
  const { deed } = useLink();
  return (
    <Strip label={say('bar.paused')} strong>
      <p role="status">{say('bar.paused')}</p>
      {playing && !room.proposal && (
        <Button onClick={() => deed({ do: 'propose', what: 'resume' })}>{say('propose.resume')}</Button>
      )}
    </Strip>
  );
}

function StandIn() {
  const { deed } = useLink();
  return (
    <Strip label={say('bar.bot-plays')} strong>
      <p>{say('bar.bot-plays')}</p>
      <Button look="main" onClick={() => deed({ do: 'return' })}>
        {say('bar.return')}
      </Button>
    </Strip>
  );
}

function Asked({ room, proposal, seat }: { room: Room; proposal: Proposal; seat: number | null }) {
  const { deed } = useLink();
  const names = useNames();
  const waits = room.places.flatMap((place, each) =>
    place.kind === 'person' && each !== proposal.seat && !proposal.agreed.includes(each) ? [each] : [],
  );
  const mine = seat !== null && waits.includes(seat);
  const about = proposal.seat === null ? '' : (names[proposal.seat] ?? '');
  const text = say(`asked.${proposal.what}` as HouseKey, { name: names[proposal.by] ?? '', about });
  return (
    <Strip label={say('bar.proposal')} strong>
      <p role="status" className="min-w-52 flex-1">
        {text} {!mine && say('bar.waits', { names: listed(waits.map((each) => names[each]!)) })}
      </p>
      {mine && (
        <Button look="main" onClick={() => deed({ do: 'agree', yes: true })}>
          {say('bar.agree')}
        </Button>
      )}
      {(mine || seat === proposal.by) && (
        <Button onClick={() => deed({ do: 'agree', yes: false })}>{say(mine ? 'bar.decline' : 'bar.withdraw')}</Button>
      )}
    </Strip>
  );
}

/** What the others may do about a seat that is late. */
function Late({ room, seat }: { room: Room; seat: number }) {
  const { deed } = useLink();
  const names = useNames();
  const late = room.clocks.findIndex((clock, each) => clock.late && each !== seat && room.places[each]!.kind !== 'bot');
  if (late === -1) return null;
  return (
    <Strip label={say('bar.late', { name: names[late]! })} strong>
      <p role="status">{say('bar.late', { name: names[late]! })}</p>
      {(['wait', 'bot', 'free'] as const).map((what) => (
        <Button key={what} onClick={() => deed({ do: 'propose', what, seat: late })}>
          {say(`propose.${what}`)}
        </Button>
      ))}
    </Strip>
  );
}

function FreeSeat({ room }: { room: Room }) {
  const { deed } = useLink();
  const free = room.places.findIndex((place) => place.kind === 'free');
  if (free === -1) return null;
  return (
    <Strip label={say('bar.free')} strong>
      <p>{say('bar.free')}</p>
      <Button look="main" onClick={() => deed({ do: 'sit', seat: free })}>
        {say('door.sit')}
      </Button>
    </Strip>
  );
}

function Over({ room }: { room: Room }) {
  const names = useNames();
  const { ended } = room;
  const [points, setPoints] = useState(false);
  const winners = ended?.winners ?? [];
  return (
    <Strip label={say('bar.over')}>
      <p role="status" className="min-w-52 flex-1">
        {ended ? say(`bar.${ended.how}`) : say('bar.over')}{' '}
        {winners.length > 0 &&
          say(winners.length === 1 ? 'end.winner' : 'end.winners', {
            names: listed(winners.map((who) => names[who]!)),
          })}
      </p>
      {ended && <Button onClick={() => setPoints(true)}>{say('bar.points')}</Button>}
      <Link to="/replay/$table" params={{ table: room.table }} className={buttonClass('quiet')}>
        {say('replay.open')}
      </Link>
      {ended && <PlayAgain room={room} />}
      {room.rematch && (
        <Link to="/table/$table" params={{ table: room.rematch }} className={buttonClass('main')}>
          {say('end.next')}
        </Link>
      )}
      {points && (
        <Suspense fallback={null}>
          <EndedPoints table={room.table} game={room.game} onClose={() => setPoints(false)} />
        </Suspense>
      )}
    </Strip>
  );
}
