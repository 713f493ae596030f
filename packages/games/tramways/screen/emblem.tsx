import type { Rail } from '@cityhall/tramways';
import { SeatPattern, seatInk } from '@cityhall/web/ui/seat.tsx';
import { letters } from '@cityhall/wire';
import { Rails } from './rails.tsx';
import { Disc, Ground, Standing } from './space.tsx';
import './tramways.css';

const rail = (cell: string, from: Rail['from'], to: Rail['to']): Rail => ({ cell: cell as Rail['cell'], from, to });
const rows = ['..^...', '.R..^.', '^....~', '....C.', '..P..~'];
const colours = ['red', 'blue'] as const;
const shared = { complete: true, worked: true };
const links = [
  {
    id: 1,
    owner: 0,
    upgraded: true,
    rails: [
      rail('2,1', 'west', 'east'),
      rail('3,1', 'west', 'south'),
      rail('3,2', 'north', 'east'),
      rail('4,2', 'west', 'south'),
    ],
    ...shared,
  },
  {
    id: 2,
    owner: 1,
    upgraded: false,
    rails: [rail('1,2', 'north', 'south'), rail('1,3', 'north', 'south'), rail('1,4', 'north', 'east')],
    ...shared,
  },
];

/** A corner of the map with two links and a passenger who waits: for the home page. */
export default function Emblem() {
  const cells = rows.flatMap((row, y) => [...row].map((sign, x) => ({ cell: `${x},${y}`, sign })));
  const typeOf = (sign: string) => (sign === 'R' || sign === 'C' ? sign : null);
  const spaceOf = (sign: string) => {
    const type = typeOf(sign);
    if (type) return { kind: 'building', type } as const;
    if (sign === 'P') return { kind: 'parcel', parcel: 'A1' } as const;
    return { kind: sign === '^' ? 'mountain' : sign === '~' ? 'lake' : 'plain' } as const;
  };
  return (
    <svg
      viewBox="6 40 420 190"
      className="absolute inset-0 size-full"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        {colours.map((colour) => (
          <SeatPattern key={colour} colour={colour} id={`tw-${colour}`} />
        ))}
        {colours.map((colour) => (
          <Disc key={colour} colour={colour} letter={letters[colour]} ink={seatInk(colour)} />
        ))}
      </defs>
      <g transform="rotate(-3 216 160)" className="tw-emblem">
        {cells.map(({ cell, sign }) => (
          <Ground
            key={cell}
            cell={cell}
            space={spaceOf(sign)}
            type={typeOf(sign)}
            state="still"
            label=""
            current={false}
          />
        ))}
        <Rails links={links} colours={colours} />
        {cells.map(({ cell, sign }) => (
          <Standing
            key={cell}
            cell={cell}
            space={spaceOf(sign)}
            type={typeOf(sign)}
            upgraded={false}
            built={sign === 'C'}
            passenger={sign === 'R' || sign === 'C'}
            owner={sign === 'P' ? 'blue' : undefined}
            figure={undefined}
            recent={false}
          />
        ))}
      </g>
    </svg>
  );
}
