/** A space of a Borough as players call it: the column as a letter, the row as a number. */
export function placeName(cell: string): string {
  const [x, y] = cell.split(',').map(Number);
  return `${String.fromCharCode(65 + x!)}${y! + 1}`;
}
