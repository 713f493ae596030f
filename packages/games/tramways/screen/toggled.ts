/** Adds or takes away one of at most so many; the oldest makes room. */
export function toggled(chosen: readonly string[], one: string, most: number): string[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one].slice(-most);
}
