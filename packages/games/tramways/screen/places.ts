import { cellAt, endsOf, type Link, placeOf, type Rail, type Survey } from '@cityhall/tramways';

/** The spaces of a location. */
export const cellsOf = ({ map, locations }: Survey, location: number): string[] =>
  locations.flatMap((one, place) => (one === location ? [cellAt(map, place)] : []));

/** The location of a space; −1 where there is none. */
export const locationAt = ({ map, locations }: Survey, cell: string): number => locations[placeOf(map, cell)] ?? -1;

/** Links over a space. */
export const linksAt = (links: readonly Link[], cell: string): Link[] =>
  links.filter(({ rails }) => rails.some((rail) => rail.cell === cell));

/** The location where a link starts. */
export const startOf = (survey: Survey, link: Link): number => endsOf(survey, link)[0];

export const lastCell = ({ rails }: { rails: readonly Rail[] }): string => rails.at(-1)!.cell;

/** The spaces with a ring around them, each once: those that are marked, and the one that is aimed at. */
export const ringedCells = (marked: readonly string[], aim: string | null): string[] => [
  ...new Set(aim === null ? marked : [...marked, aim]),
];
