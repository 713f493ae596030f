/**
 * Calls back whenever the page may have missed something: it is seen again, thawed, focused, or the network is back.
 * @returns a function that stops it
 */
export function onAwake(callback: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', seen);
  document.addEventListener('resume', callback);
  for (const name of ['pageshow', 'online', 'focus'] as const) window.addEventListener(name, callback);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    document.removeEventListener('resume', callback);
    for (const name of ['pageshow', 'online', 'focus'] as const) window.removeEventListener(name, callback);
  };
}
