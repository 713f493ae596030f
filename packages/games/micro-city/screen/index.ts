import type { Game } from '@cityhall/web/kit/game.ts';
import { lazy } from 'react';
import { title } from './title.ts';

/** Micro City, as far as the pages need it at once. */
export const game: Game = {
  id: 'micro-city',
  name: title.name,
  pitch: title.pitch,
  seats: { min: 1, max: 2, usual: 1 },
  Emblem: lazy(() => import('./emblem.tsx')),
  Screen: lazy(() => import('./screen.tsx')),
};
