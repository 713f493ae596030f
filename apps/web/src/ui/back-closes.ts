import { useEffect, useRef } from 'react';

/** Done once the browser has gone back as far as it was told to. */
let settled: Promise<unknown> = Promise.resolve();
/** Panels are numbered as they open, above those that an earlier visit of the page left in its history. */
let opened = Date.now();

function goBack(): void {
  settled = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
}

/** Makes the browser's Back close what is open over a page, in place of leaving the page. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    opened += 1;
    const panel = opened;
    let open = true;
    const leave = () => {
      if (!(history.state?.panel >= panel)) latest.current();
    };
    void settled.then(() => {
      if (!open) return;
      // The router is passed by: the address stays what it is.
      History.prototype.pushState.call(history, { ...history.state, panel }, '');
      window.addEventListener('popstate', leave);
    });
    return () => {
      open = false;
      window.removeEventListener('popstate', leave);
      // Where a link was followed from the panel, its page is the latest and stays.
      if (history.state?.panel === panel) goBack();
    };
  }, []);
}
