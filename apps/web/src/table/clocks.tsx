import type { Room } from '@cityhall/wire';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Strip } from '../kit/bar.tsx';
import { useTable } from '../kit/context.tsx';
import { useNames } from '../kit/names.ts';
import { say } from '../words/index.ts';

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

/** What is left of each seat's time, counted down while it runs. Silent where no pace was set. */
export function Clocks({ room }: { room: Room }) {
  const names = useNames();
  const ahead = useTable((state) => state.ahead);
  const runs = room.status === 'playing' && room.pace.kind !== 'free';
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, [runs]);
  if (!runs) return null;
  const shown = room.clocks.flatMap((clock, seat) =>
    clock.left !== null && (clock.since !== null || room.pace.kind === 'live')
      ? [{ ...clock, seat, left: clock.left }]
      : [],
  );
  return (
    <Strip label={say('bar.clocks')}>
      <Timer size={16} aria-hidden="true" className="text-soft" />
      {shown.map(({ seat, left, since, late }) => {
        const rest = since === null ? left : Math.max(0, left - (now + ahead - since));
        return (
          <span
            key={seat}
            className={`figures ${late ? 'font-semibold text-accent' : since === null ? 'text-soft' : ''}`}
          >
            {names[seat]} {late ? say('bar.time-up') : inWords(rest)}
          </span>
        );
      })}
    </Strip>
  );
}

/** A span as people read it: days and hours, or a running clock. */
export function inWords(rest: number): string {
  if (rest >= 2 * day) return say('time.days', { days: Math.floor(rest / day) });
  if (rest >= 2 * hour) return say('time.hours', { hours: Math.floor(rest / hour) });
  const seconds = Math.ceil(rest / second);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
