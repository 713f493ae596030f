import { SeatMark, seatFill } from '@cityhall/web/ui/seat.tsx';
import type { Colour } from '@cityhall/wire';
import { text } from './words.ts';

interface Props {
  course: readonly { votes: readonly number[]; pollution: readonly number[] }[];
  names: readonly string[];
  colours: readonly Colour[];
}

const width = 560;
const height = 200;
const left = 34;
const bottom = 24;

/** Votes and pollution of all players, round by round: a line each, the figures in a table beneath. */
export function Course({ course, names, colours }: Props) {
  const rounds = Math.max(0, ...course.map(({ pollution }) => pollution.length));
  if (rounds === 0) return null;
  return (
    <section className="paper-card p-5">
      <h3 className="text-xl">{text('course.title')}</h3>
      <p className="mt-1 text-sm text-soft">{text('course.about')}</p>
      <Drawing course={course} colours={colours} rounds={rounds} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="relative overflow-x-auto" tabIndex={0} aria-label={text('course.title')}>
        <table className="sc-course figures">
          <thead>
            <tr>
              <th scope="col">{text('course.round')}</th>
              {Array.from({ length: rounds }, (_, round) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                <th key={round} scope="col">
                  {round + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {course.flatMap(({ votes, pollution }, who) =>
              ([votes, pollution] as const).map((list, kind) => (
                <tr key={`${names[who]}${kind === 0 ? 'v' : 'p'}`}>
                  <th scope="row">
                    <span className="inline-flex items-center gap-1.5">
                      <SeatMark colour={colours[who]!} size={18} />
                      <span className="sr-only">{names[who]}</span>
                      {text(kind === 0 ? 'figure.votes' : 'figure.pollution')}
                    </span>
                  </th>
                  {list.map((value, round) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                    <td key={round}>{value}</td>
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Drawing({ course, colours, rounds }: Pick<Props, 'course' | 'colours'> & { rounds: number }) {
  const most = Math.max(10, ...course.flatMap(({ votes, pollution }) => [...votes, ...pollution]));
  const top = Math.ceil(most / 10) * 10;
  const x = (round: number) => left + ((width - left - 12) * round) / Math.max(1, rounds - 1);
  const y = (value: number) => height - bottom - ((height - bottom - 10) * Math.max(0, value)) / top;
  const path = (list: readonly number[]) =>
    list.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(value)}`).join('');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="mt-2 w-full max-w-2xl" aria-hidden="true">
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <path d={`M${left} ${y(top * part)}H${width - 12}`} stroke="var(--line)" />
          <text x={left - 6} y={y(top * part) + 4} textAnchor="end" fontSize="13" fill="var(--soft)">
            {Math.round(top * part)}
          </text>
        </g>
      ))}
      {course.map(({ votes, pollution }, who) => (
        <g key={colours[who]} fill="none" stroke={seatFill(colours[who]!)} strokeWidth="3" strokeLinejoin="round">
          <path d={path(votes)} />
          <path d={path(pollution)} strokeDasharray="5 5" />
          {votes.map((value, round) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
              key={round}
              cx={x(round)}
              cy={y(value)}
              r="3.5"
              fill={seatFill(colours[who]!)}
              stroke="var(--card)"
              strokeWidth="1"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
