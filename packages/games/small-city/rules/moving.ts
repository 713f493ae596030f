import { figures } from '../content/figures.ts';
import { specOf } from '../content/tiles.ts';
import { boardCells, influenceArea, numberOf } from './board.ts';
import { closeToTourists } from './home.ts';
import { boroughOf, cellOf, leave, placeIn, placesOf, type Space, spaceAt, stand, standingAt } from './places.ts';
import { afterSeat, beforeSeat, isActive, living, oppositeOf } from './seats.ts';
import type { Moving, Open, Place, Seat } from './state.ts';
import { without } from './stores.ts';

const working = new Set(['commerce', 'factory']);
const activated = new Set(['police', 'fire', 'clinic', 'university']);
const resting = new Set(['park', 'school', 'library', 'museum', 'metro']);

/** What is fixed as Phase III begins: spaces closed to their own Citizens, who has not moved, who must. */
export function movingFor(open: Open): Moving {
  const all = open.players.map((_, seat) => placesOf(open, seat));
  return {
    closed: all.map((places) => [...new Set(places.filter((place) => working.has(spaceAt(open, place)!.kind)))]),
    unmoved: all,
    must: all.map((places, seat) => places.filter((place) => mustLeave(open, seat, place))),
    doubled: false,
    homes: open.players.map(() => []),
  };
}

/** Tourists must move, and at home whoever neither lives there nor keeps a tile active; two on one space both leave (SC-23). */
function mustLeave(open: Open, seat: Seat, place: Place): boolean {
  if (boroughOf(place) !== seat || standingAt(open, place).length > 1) return true;
  const { kind, tile } = spaceAt(open, place)!;
  return kind !== 'residence' && !activated.has(tile);
}

/** Most Tourists a seat may have in one other Borough. */
export function touristLimit(open: Open, seat: Seat): number {
  return open.players[seat]!.built.includes('metro') &&
    Object.values(open.players[seat]!.tiles).some(({ tile }) => tile === 'metro')
    ? figures.touristLimitWithMetro
    : figures.touristLimit;
}

/** How many Tourists of a seat stand in a Borough. */
export function touristsIn(open: Open, seat: Seat, borough: Seat): number {
  return Object.values(open.players[borough]!.citizens).reduce(
    (sum, standing) => sum + standing.filter((owner) => owner === seat).length,
    0,
  );
}

/** The spaces that an active Police Station closes to Tourists (SC-16). */
export function policed(open: Open, borough: Seat): readonly string[] {
  const player = open.players[borough]!;
  if (!isActive(player, 'police')) return [];
  return influenceArea(Object.values(player.tiles).find(({ tile }) => tile === 'police')!);
}

/** Whether one more Citizen may stand there: empty, or the Attorney puts a second one beside his own (SC-23). */
function hasRoom(open: Open, seat: Seat, place: Place, { kind }: Space): boolean {
  const standing = standingAt(open, place);
  if (standing.length === 0) return true;
  if (standing.length > 1 || standing[0] !== seat || open.players[seat]!.action !== 'attorney') return false;
  if (open.moving!.doubled) return false;
  return working.has(kind) || (kind === 'residence' && boroughOf(place) === seat);
}

/** Whether a Citizen may enter a space of its own Borough (SC-13). */
function mayEnterHome(open: Open, seat: Seat, place: Place): boolean {
  const space = spaceAt(open, place)!;
  if (space.space >= specOf(space.tile).places || !hasRoom(open, seat, place, space)) return false;
  return !open.moving!.closed[seat]!.includes(place);
}

/** Whether a Tourist may enter a space of another Borough; the limit is judged elsewhere. */
function mayEnterAbroad(open: Open, seat: Seat, place: Place, closedByPolice: readonly string[]): boolean {
  const space = spaceAt(open, place)!;
  if (!working.has(space.kind) && !resting.has(space.kind) && !resting.has(space.tile)) return false;
  if (space.space >= specOf(space.tile).places || !hasRoom(open, seat, place, space)) return false;
  return !open.moving!.closed[seat]!.includes(place) && !closedByPolice.includes(cellOf(place));
}

function spacesOf(open: Open, borough: Seat): Place[] {
  return Object.values(open.players[borough]!.tiles)
    .flatMap(({ cells }) => cells)
    .sort((a, b) => numberOf(a) - numberOf(b))
    .map((cell) => placeIn(borough, cell));
}

function homeSpaces(open: Open, seat: Seat): Place[] {
  return spacesOf(open, seat).filter((place) => mayEnterHome(open, seat, place));
}

/** Spaces of another Borough that a Tourist may enter from outside, the limit checked (SC-15). */
function foreignSpaces(open: Open, seat: Seat, borough: Seat): Place[] {
  if (touristsIn(open, seat, borough) >= touristLimit(open, seat)) return [];
  const closed = policed(open, borough);
  return spacesOf(open, borough).filter((place) => mayEnterAbroad(open, seat, place, closed));
}

/** Where a Citizen that must move may go: at home; for a Tourist as far as SC-15 says. Going abroad is never compulsory. */
export function dutiesOf(open: Open, seat: Seat, from: Place): Place[] {
  const borough = boroughOf(from);
  // Beside themselves no Citizen stands: the Attorney's card does not make a move of staying (SC-23).
  if (borough === seat) return homeSpaces(open, seat).filter((place) => place !== from);
  const closed = policed(open, borough);
  const inside = spacesOf(open, borough).filter((place) => mayEnterAbroad(open, seat, place, closed));
  if (inside.length > 0) return inside;
  const beside = [...new Set([afterSeat(open, borough), beforeSeat(open, borough)])].filter(
    (near) => near !== borough && near !== seat,
  );
  const next = beside.flatMap((near) => foreignSpaces(open, seat, near));
  return next.length > 0 ? next : homeSpaces(open, seat);
}

/** Every space where a Citizen may go now. */
export function reachable(open: Open, seat: Seat, from: Place): Place[] {
  const home = dutiesOf(open, seat, from);
  if (boroughOf(from) !== seat) return home;
  const opposite = open.round === 1 ? oppositeOf(open, seat) : undefined;
  const abroad = living(open).filter((borough) => borough !== seat && borough !== opposite);
  return [...home, ...abroad.flatMap((borough) => foreignSpaces(open, seat, borough))];
}

/** Citizens that must move and cannot, where none of those that must can (SC-14); else nobody. */
export function stuck(open: Open, seat: Seat): Place[] {
  const must = [...new Set(open.moving?.must[seat])];
  return must.length > 0 && must.every((place) => dutiesOf(open, seat, place).length === 0) ? must : [];
}

/** Whether any Citizen of a seat may still move. */
export function anyMove(open: Open, seat: Seat): boolean {
  return [...new Set(open.moving!.unmoved[seat]!)].some((place) => reachable(open, seat, place).length > 0);
}

/** Moves one Citizen. Tells whose Tourists a Police Station sent home. */
export function go(open: Open, seat: Seat, from: Place, to: Place): Seat[] {
  const moving = open.moving!;
  moving.unmoved[seat] = without(moving.unmoved[seat]!, from);
  moving.must[seat] = without(moving.must[seat]!, from);
  leave(open, from);
  stand(open, to, seat);
  if (standingAt(open, to).length > 1) moving.doubled = true;
  return spaceAt(open, to)!.tile === 'police' ? closeToTourists(open, to) : [];
}

/** Residence 1 spaces without a Citizen, in the order the owner named, then row by row (SC-17). */
export function emptyHomes(open: Open, seat: Seat): string[] {
  const player = open.players[seat]!;
  const empty = boardCells.filter((cell) => player.tiles[cell]?.tile === 'residence1' && !player.citizens[cell]);
  const named = (open.moving?.homes[seat] ?? []).filter((cell) => empty.includes(cell));
  return [...named, ...empty.filter((cell) => !named.includes(cell))];
}

/** City Hall Citizens move into empty Residences 1. Gives their number. */
export function fillHomes(open: Open, seat: Seat): number {
  const player = open.players[seat]!;
  const homes = emptyHomes(open, seat).slice(0, player.hall.citizens);
  for (const cell of homes) stand(open, placeIn(seat, cell), seat);
  player.hall = { ...player.hall, citizens: player.hall.citizens - homes.length };
  return homes.length;
}

/** Factory spaces with nobody on them; a space with a Tourist is not empty. */
export function emptyFactorySpaces(open: Open, seat: Seat): string[] {
  const { tiles, citizens } = open.players[seat]!;
  return Object.values(tiles)
    .filter(({ tile }) => specOf(tile).kind === 'factory')
    .flatMap(({ cells }) => cells.filter((cell) => !citizens[cell]));
}
