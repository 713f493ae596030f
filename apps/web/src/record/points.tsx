import { type ScoreLine, tell } from '@cityhall/ruleset';
import { ChevronDown } from 'lucide-react';
import { SeatMark } from '../ui/seat.tsx';
import { locale, type SpokenRules, say } from '../words/index.ts';
import { type Replayed, scoreAt } from './steps.ts';

interface Props {
  all: Replayed;
  ruleset: SpokenRules;
  at: number;
  names: readonly string[];
}

/** Each seat's points at one moment, every one by its source. */
export function Points({ all, ruleset, at, names }: Props) {
  const last = all.steps.length - 1;
  return (
    <section>
      <h3 className="mt-3 text-lg">{at === last ? say('replay.points-end') : say('replay.points', { at: at + 1 })}</h3>
      <ul>
        {scoreAt(all, ruleset, at).map(({ total, lines }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <details className="border-b border-line">
              <summary className="flex min-h-11 items-center gap-2">
                <SeatMark colour={all.room.places[seat]!.colour} size={24} />
                <span className="min-w-0 flex-1 truncate">{names[seat]}</span>
                <span className="score text-xl">{total}</span>
                <ChevronDown size={16} aria-hidden="true" className="text-soft" />
              </summary>
              <ul className="figures pb-2 text-sm text-soft">
                {lines.length === 0 && <li>{say('replay.points-none')}</li>}
                {lines.map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one moment do not change
                  <li key={i} className="flex gap-3 py-0.5">
                    <span className="flex-1">{sourceOf(ruleset, line, names)}</span>
                    <span>{line.points}</span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sourceOf = (ruleset: SpokenRules, line: ScoreLine, names: readonly string[]): string =>
  tell(ruleset.words, `score.${line.key}`, line.params, names, locale);
