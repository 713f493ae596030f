/** What this device keeps for itself. Storage may be switched off: then nothing is kept, and nothing breaks. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`cityhall.${key}`);
  } catch {
    return null;
  }
}

/** Keeps a value on this device, or forgets it. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`cityhall.${key}`);
    else localStorage.setItem(`cityhall.${key}`, value);
  } catch {
    // Switched off by the browser.
  }
}
