import { useState } from 'react';
import { useLink, useTable } from '../kit/context.tsx';
import { Button } from '../ui/button.tsx';
import { say } from '../words/index.ts';

/** What a seat may propose or decide about the game as a whole, and the table host about who watches. */
export function TableDeeds() {
  const { deed } = useLink();
  const room = useTable((state) => state.copy?.document.room);
  const you = useTable((state) => state.you);
  const [sure, setSure] = useState(false);
  if (room?.status !== 'playing' || you.seat === null) return null;
  const playing = room.places[you.seat]!.kind === 'person';
  const free = room.proposal === null;
  return (
    <section aria-label={say('deeds.title')} className="flex flex-col items-start gap-2">
      <h3 className="text-lg">{say('deeds.title')}</h3>
      {playing && (
        <>
          <p className="text-sm text-soft">{say('deeds.hint')}</p>
          <div className="flex flex-wrap gap-2">
            {(['take-back', room.paused ? 'resume' : 'pause', 'end'] as const).map((what) => (
              <Button key={what} disabled={!free} onClick={() => deed({ do: 'propose', what })}>
                {say(`propose.${what}`)}
              </Button>
            ))}
            <Button
              onClick={() => {
                if (sure) deed({ do: 'concede' });
                setSure(!sure);
              }}
            >
              {say(sure ? 'deeds.concede-sure' : 'deeds.concede')}
            </Button>
          </div>
        </>
      )}
      {you.host && (
        <Button aria-pressed={room.watching} onClick={() => deed({ do: 'table', watching: !room.watching })}>
          {say(room.watching ? 'deeds.watching-on' : 'deeds.watching-off')}
        </Button>
      )}
    </section>
  );
}
