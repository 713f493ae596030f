import type { Room } from '@cityhall/wire';
import { Armchair, Eye, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLink, useTable } from '../kit/context.tsx';
import { Button } from '../ui/button.tsx';
import { Part } from '../ui/page.tsx';
import { say } from '../words/index.ts';
import { useNamed } from './named.tsx';

/** What a link offers somebody without a seat, in three words: return, sit down, watch. */
export function DoorChoices({ room, onWatch }: { room: Room; onWatch(): void }) {
  const { deed } = useLink();
  const [withName, asking] = useNamed();
  const [returning, setReturning] = useState(false);
  const free = room.places.findIndex(({ kind }) => kind === 'free');
  return (
    <Part title={say('door.title')}>
      <div className="flex flex-wrap gap-2">
        {free !== -1 && (
          <Button look="main" onClick={() => withName(() => deed({ do: 'sit', seat: free }))}>
            <Armchair size={18} aria-hidden="true" />
            {say('door.sit')}
          </Button>
        )}
        {room.watching && (
          <Button onClick={onWatch}>
            <Eye size={18} aria-hidden="true" />
            {say('door.watch')}
          </Button>
        )}
        <Button aria-expanded={returning} onClick={() => setReturning(!returning)}>
          <Undo2 size={18} aria-hidden="true" />
          {say('door.return')}
        </Button>
      </div>
      {returning && <p className="prose-line mt-3 text-soft">{say('door.return-how')}</p>}
      {asking}
    </Part>
  );
}

/**
 * The door stands before a game under way for whoever comes by its link; who watched the table gather walks on.
 * @returns whether it stands there now, and how to go through
 */
export function useDoor(room: Room | undefined): [boolean, () => void] {
  const seat = useTable((state) => state.you.seat);
  const [inside, setInside] = useState(false);
  if (!inside && room && (seat !== null || room.status !== 'playing')) setInside(true);
  return [!inside && seat === null && room?.status === 'playing', () => setInside(true)];
}
