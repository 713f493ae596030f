/** Two ends as one key, whichever comes first. */
export const pairOf = (ends: readonly number[]): string => [...ends].sort((a, b) => a - b).join();
