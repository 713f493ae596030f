import type { Game } from '@cityhall/web/kit/game.ts';
import { lazy } from 'react';
import { title } from './title.ts';

/** Tramways, as far as the pages need it at once. */
export const game: Game = {
  id: 'tramways',
  name: title.name,
  pitch: title.pitch,
  seats: { min: 2, max: 5, usual: 3 },
  Emblem: lazy(() => import('./emblem.tsx')),
  Screen: lazy(() => import('./screen.tsx')),
};
