import { figures } from '../content/figures.ts';
import { specOf } from '../content/tiles.ts';
import { isActive } from './seats.ts';
import type { Open, Placed, Player, Seat } from './state.ts';

/**
 * Votes of one Residence: the first Citizen 1, the second 2 and so on. A roommate put there by the Attorney is not
 * counted among them and adds the size of the zone (SC-23).
 */
export function residenceVotes({ citizens }: Pick<Player, 'citizens'>, { tile, cells }: Placed): number {
  let counted = 0;
  let roommates = 0;
  for (const cell of cells) {
    const standing = citizens[cell]?.length ?? 0;
    if (standing > 0) counted += 1;
    if (standing > 1) roommates += 1;
  }
  return (counted * (counted + 1)) / 2 + roommates * specOf(tile).level;
}

/** What a seat's Phase V is worth as it stands; erecting a Cultural Building brings nothing (SC-27). */
export function votesOf(open: Open, seat: Seat): { residence: number; university: number } {
  const player = open.players[seat]!;
  let residence = 0;
  for (const placed of Object.values(player.tiles)) {
    if (specOf(placed.tile).kind === 'residence') residence += residenceVotes(player, placed);
  }
  return { residence, university: isActive(player, 'university') ? figures.universityVotes : 0 };
}
