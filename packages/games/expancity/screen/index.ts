import type { Game } from '@cityhall/web/kit/game.ts';
import { lazy } from 'react';
import { title } from './title.ts';

/** Expancity, as far as the pages need it at once. */
export const game: Game = {
  id: 'expancity',
  name: title.name,
  pitch: title.pitch,
  seats: { min: 2, max: 4, usual: 2 },
  Emblem: lazy(() => import('./emblem.tsx')),
  Screen: lazy(() => import('./screen.tsx')),
};
