import { type Outcome, type ScoreLine, type ScoreSheet, tell, type Words } from '@cityhall/ruleset';
import type { Room } from '@cityhall/wire';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { SeatMark } from '../ui/seat.tsx';
import { plain } from '../words/figures.ts';
import { listed, locale, say } from '../words/index.ts';
import { useNames } from './names.ts';
import { PlayAgain } from './play-again.tsx';
import { SeedCheck } from './seed-check.tsx';

interface Props {
  /** What the ending is called; else that the city is built. */
  title?: string;
  sheet: ScoreSheet;
  outcome: Outcome;
  /** What each kind of source is called. */
  groups: Readonly<Record<string, string>>;
  /** All seats have one and the same score. */
  shared?: boolean;
  words: Words;
  room: Room;
  seat: number | null;
  /** What the game has to add about how it went. */
  children?: ReactNode;
}

/** How it ended: who won, every point by its source, and whether chance was fair. */
export function Result({ title, sheet, outcome, groups, shared = false, words, room, seat, children }: Props) {
  const names = useNames();
  const order = room.places.map((_, who) => who).sort((a, b) => (sheet[b]?.total ?? 0) - (sheet[a]?.total ?? 0));
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-4">
      <div className="paper-card p-5 text-center">
        <h2 className="text-3xl">{title ?? say('end.title')}</h2>
        <p className="mt-2 text-xl" role="status">
          {winnerText(outcome, names, seat)}
        </p>
        {outcome.reason && <p className="mt-1 text-soft">{tell(words, outcome.reason, {}, names, locale)}</p>}
        <PlayAgain room={room} />
      </div>
      <h3 className="text-xl">{say(shared ? 'end.reached' : 'end.sources')}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {(shared ? order.slice(0, 1) : order).map((who) => (
          <section key={who} className="paper-card p-4" aria-label={shared ? listed(names) : names[who]}>
            <div className="flex items-center gap-3">
              {(shared ? order : [who]).map((one) => (
                <SeatMark key={one} colour={room.places[one]!.colour} size={34} />
              ))}
              <span className="min-w-0 flex-1 truncate text-lg font-semibold">
                {shared ? listed(names) : names[who]}
              </span>
              <span className="score text-3xl">{plain(sheet[who]?.total ?? 0)}</span>
            </div>
            {Object.entries(groups).map(([key, title]) => (
              <Group
                key={key}
                title={title}
                lines={(sheet[who]?.lines ?? []).filter((line) => line.key === key)}
                words={words}
                names={names}
              />
            ))}
          </section>
        ))}
      </div>
      {children}
      <SeedCheck room={room} />
    </div>
  );
}

function winnerText({ winners }: Outcome, names: readonly string[], seat: number | null): string {
  if (winners.length === 0) return say('end.nobody');
  if (winners.length === 1 && winners[0] === seat) return say('end.you');
  return say(winners.length === 1 ? 'end.winner' : 'end.winners', { names: listed(winners.map((who) => names[who]!)) });
}

function Group({
  title,
  lines,
  words,
  names,
}: {
  title: string;
  lines: readonly ScoreLine[];
  words: Words;
  names: readonly string[];
}) {
  if (lines.length === 0) return null;
  const sum = lines.reduce((all, line) => all + line.points, 0);
  return (
    <details className="mt-2 border-t border-line pt-1">
      <summary className="figures flex min-h-11 items-center gap-2">
        <span className="flex-1">
          {title} <span className="text-soft">({lines.length})</span>
        </span>
        <span className="font-semibold">{plain(sum)}</span>
        <ChevronDown size={16} aria-hidden="true" className="text-soft" />
      </summary>
      <ul className="figures pb-2 text-sm text-soft">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a score sheet does not change any more
          <li key={i} className="flex gap-3 py-0.5">
            <span className="flex-1">{tell(words, `score.${line.key}`, line.params, names, locale)}</span>
            <span>{plain(line.points)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
