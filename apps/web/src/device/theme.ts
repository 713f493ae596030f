import { useSyncExternalStore } from 'react';
import { keep, kept } from './kept.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const hearers = new Set<() => void>();

function current(): Theme {
  const stored = kept('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows the page in the theme that was chosen on this device; without a choice the system decides. */
export function applyTheme(): void {
  const theme = current();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The chosen theme, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore((hear) => {
    hearers.add(hear);
    return () => hearers.delete(hear);
  }, current);
  return [
    theme,
    (next) => {
      keep('theme', next === 'system' ? null : next);
      applyTheme();
      for (const hear of hearers) hear();
    },
  ];
}
