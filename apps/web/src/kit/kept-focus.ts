import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard where it was working: when the control that had focus inside a part of the page goes away,
 * the first control left in that part gets it.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      inside.current = part.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [part]);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (inside.current && lost) part.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  });
}
