/** A number with a real minus, and without a plus. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** A number with its sign, with a real minus. */
export const signed = (value: number): string => (value < 0 ? plain(value) : `+${value}`);
