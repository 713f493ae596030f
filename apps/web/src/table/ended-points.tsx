import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchRecord } from '../link/api.ts';
import { readRecord, replayed } from '../record/steps.ts';
import { WholeGame } from '../record/whole-game.tsx';
import { DialogFrame } from '../ui/dialog.tsx';
import { sayFault } from '../ui/say-fault.ts';
import { say } from '../words/index.ts';
import { useRuleset } from './ruleset.ts';

/** How a game stood when the seats ended it: no ending of the rules counts it, so it is counted from its record. */
export function EndedPoints({ table, game, onClose }: { table: string; game: string; onClose(): void }) {
  const ruleset = useRuleset(game).data;
  const record = useQuery({
    queryKey: ['record', table],
    queryFn: () => fetchRecord(table),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const all = useMemo(
    () => (record.data && ruleset ? replayed(readRecord(record.data), ruleset) : undefined),
    [record.data, ruleset],
  );
  if (all && ruleset) return <WholeGame all={all} ruleset={ruleset} at={all.steps.length - 1} onClose={onClose} />;
  return (
    <DialogFrame title={say('replay.whole')} place="side" onClose={onClose}>
      <p role="status">{record.isError ? sayFault(record.error) : say('house.loading')}</p>
    </DialogFrame>
  );
}
