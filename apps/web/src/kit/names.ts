import { letters, type Room } from '@cityhall/wire';
import { useMemo } from 'react';
import { say } from '../words/index.ts';
import { useTable } from './context.tsx';

/** The name of each seat; a bot is called by its letter. */
export function namesOf(room: Room): string[] {
  return room.places.map((place) => {
    if (place.name) return place.name;
    if (place.kind === 'bot') return say('lobby.bot-name', { letter: letters[place.colour] });
    return say('lobby.free');
  });
}

/** The name of each seat at this table. */
export function useNames(): readonly string[] {
  const room = useTable((state) => state.copy?.document.room);
  return useMemo(() => (room ? namesOf(room) : []), [room]);
}
