import { namesOf } from '../kit/names.ts';
import { SeedCheck } from '../kit/seed-check.tsx';
import { DialogFrame } from '../ui/dialog.tsx';
import { type SpokenRules, say } from '../words/index.ts';
import { Chart } from './chart.tsx';
import { Points } from './points.tsx';
import type { Replayed } from './steps.ts';

interface Props {
  all: Replayed;
  ruleset: SpokenRules;
  at: number;
  onClose(): void;
}

/** What is known of a whole game: points over time and by their source, and whether the record and its seed hold. */
export function WholeGame({ all, ruleset, at, onClose }: Props) {
  const names = namesOf(all.room);
  return (
    <DialogFrame title={say('replay.whole')} place="side" onClose={onClose}>
      <Chart all={all} ruleset={ruleset} at={at} />
      <Points all={all} ruleset={ruleset} at={at} names={names} />
      <p role="status" className="my-4 font-semibold">
        {all.stoppedAt !== null
          ? say('replay.stopped', { at: all.stoppedAt })
          : all.differ === null
            ? say('replay.no-digests')
            : say(all.differ === 0 ? 'replay.same' : 'replay.differ', { count: all.differ })}
      </p>
      <SeedCheck room={all.room} />
    </DialogFrame>
  );
}
