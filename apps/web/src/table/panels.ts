import { lazy } from 'react';
import type { Panels } from '../kit/bar.tsx';

/** What opens from the head of every table, each loaded when it is asked for. */
export const panels = {
  Menu: lazy(() => import('./menu.tsx').then((module) => ({ default: module.MenuDialog }))),
  Log: lazy(() => import('./log.tsx').then((module) => ({ default: module.LogDialog }))),
  Chat: lazy(() => import('./chat.tsx').then((module) => ({ default: module.ChatDialog }))),
} as const satisfies Panels;
