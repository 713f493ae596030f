/** A number with its sign, with a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A number with a real minus, and without a plus. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}
