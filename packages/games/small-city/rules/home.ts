import { influenceArea, numberOf } from './board.ts';
import { boroughOf, leave, spaceAt, standingAt } from './places.ts';
import type { Open, Place, Seat } from './state.ts';
import { hallRoom, without } from './stores.ts';

/** A Citizen comes home: to City Hall, else to the Career Center. */
export function receiveCitizen(open: Open, seat: Seat): void {
  const player = open.players[seat]!;
  if (hallRoom(player) > 0) player.hall = { ...player.hall, citizens: player.hall.citizens + 1 };
  else player.career += 1;
}

/** Takes a Citizen from where it stands and sends it home; it has nothing more to do in Phase III. */
export function sendHome(open: Open, place: Place): Seat {
  const owner = standingAt(open, place)[0]!;
  leave(open, place);
  forgetMoves(open, owner, place);
  receiveCitizen(open, owner);
  return owner;
}

/** A Citizen that no longer stands there neither must nor may move. */
export function forgetMoves({ moving }: Open, seat: Seat, place: Place): void {
  if (!moving) return;
  moving.unmoved[seat] = without(moving.unmoved[seat]!, place);
  moving.must[seat] = without(moving.must[seat]!, place);
}

/** Tourists standing in the Influence Area of a Police Station (SC-16): by the space, not the tile. */
export function touristsNear(open: Open, police: Place): Place[] {
  const borough = boroughOf(police);
  const area = influenceArea(spaceAt(open, police)!.placed);
  const { citizens } = open.players[borough]!;
  return area
    .sort((a, b) => numberOf(a) - numberOf(b))
    .filter((cell) => citizens[cell]?.some((owner) => owner !== borough))
    .flatMap((cell) => citizens[cell]!.map(() => `${borough}:${cell}`));
}

/** A Police Station becomes active: Tourists in its Influence Area go home. */
export function closeToTourists(open: Open, police: Place): Seat[] {
  return touristsNear(open, police).map((place) => sendHome(open, place));
}
