import type { Words } from '@cityhall/ruleset';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Strip } from '../kit/bar.tsx';
import { useTable } from '../kit/context.tsx';
import { useNames } from '../kit/names.ts';
import { fetchHistory } from '../link/api.ts';
import { Button } from '../ui/button.tsx';
import { sayFault } from '../ui/say-fault.ts';
import { say, sayLine } from '../words/index.ts';
import { lastTurn, type Moment, momentsOf } from './past.ts';
import { useRuleset } from './ruleset.ts';
import { Scrubber } from './scrubber.tsx';

interface Props {
  at: number | null;
  onShow(moment: Moment, at: number): void;
  onReturn(): void;
}

/** Walks through what happened, from the end of one's last turn or from any moment on, and back to now. */
export function LookBack({ at, onShow, onReturn }: Props) {
  const table = useTable((state) => state.table);
  const seat = useTable((state) => state.you.seat);
  const edition = useTable((state) => state.copy?.edition) ?? 0;
  const game = useTable((state) => state.copy?.document.room.game) ?? '';
  const names = useNames();
  const words: Words = useRuleset(game).data?.words ?? {};
  const history = useQuery({
    queryKey: ['history', table, seat, edition],
    queryFn: () => fetchHistory(table),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const moments = useMemo(() => (history.data ? momentsOf(history.data) : []), [history.data]);
  const first = lastTurn(moments, seat);
  useEffect(() => {
    if (at === null && moments[first]) onShow(moments[first], first);
  }, [at, moments, first, onShow]);
  const shown = at ?? first;
  const moment = moments[shown];
  const told = (moment?.lines ?? []).flatMap((line) => sayLine(words, line, names) ?? []);
  return (
    <Strip label={say('back.title')}>
      <History size={18} aria-hidden="true" className="text-brass" />
      {history.isError ? (
        <p role="alert">{sayFault(history.error)}</p>
      ) : moment ? (
        <>
          <Scrubber
            at={shown}
            last={moments.length - 1}
            onMove={(next) => moments[next] && onShow(moments[next], next)}
            label={say('back.moment', { at: shown + 1, all: moments.length })}
          />
          <p role="status" className="order-last min-w-0 basis-full">
            <span className="text-soft">{shown === first && first > 0 ? `${say('back.until')} ` : ''}</span>
            {told.join(' ') || say('back.quiet')}
          </p>
        </>
      ) : (
        <p role="status">{say('house.loading')}</p>
      )}
      <Button look="main" className="ml-auto" onClick={onReturn}>
        {say('back.now')}
      </Button>
    </Strip>
  );
}
