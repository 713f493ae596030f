import { asking } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { move, phase, refuse, type Tools } from '../define.ts';
import { isSolo } from '../seats.ts';
import { cellSchema, type Open, type Street } from '../state.ts';
import { agreed, allProposed, arbiter, guests, isStreet, mayorStays, streetsOf } from '../street.ts';
import { spaceName } from '../telling.ts';

const streetSchema = z.tuple([cellSchema, cellSchema]);

function place(open: Open, street: Street, { say }: Tools): void {
  open.street = street;
  open.queue = [];
  open.chooser = null;
  open.proposals = open.proposals.map(() => null);
  say('all', 'mayor-placed', { player: { seat: open.host! }, one: spaceName(street[0]), other: spaceName(street[1]) });
}

/** One proposes a street for the Mayor; it stands when all propose the same (SC-1). */
export const propose = move({
  args: z.strictObject({ street: streetSchema }),
  *candidates({ open }) {
    for (const street of streetsOf(open)) yield { street };
  },
  check: ({ open }, _seat, { street }) =>
    isStreet(open, street) ? undefined : refuse('SC-1', 'no-street', {}, street),
  apply({ open }, seat, { street }, tools) {
    open.proposals[seat] = street;
    const found = agreed(open);
    if (found) place(open, found, tools);
    else
      tools.say('all', 'street-proposed', { player: { seat }, one: spaceName(street[0]), other: spaceName(street[1]) });
  },
});

/** Declares that there is no agreement; then one of them decides alone (SC-1). */
export const disagree = move({
  args: z.strictObject({}),
  check: ({ open }) => (allProposed(open) ? undefined : refuse('SC-1', 'not-all-proposed')),
  apply({ open }, seat, _args, { say }) {
    open.chooser = arbiter(open);
    say('all', 'no-agreement', { player: { seat }, chooser: { seat: open.chooser } });
  },
});

export const placeMayor = move({
  args: z.strictObject({ street: streetSchema }),
  *candidates({ open }) {
    for (const street of streetsOf(open)) yield { street };
  },
  check: ({ open }, _seat, { street }) =>
    isStreet(open, street) ? undefined : refuse('SC-1', 'no-street', {}, street),
  apply: ({ open }, _seat, { street }, tools) => place(open, street, tools),
});

/** Phase I begins: the round is told and the Mayor is placed on a street. */
export const street = phase({
  begin({ open }, tools) {
    tools.say('all', 'round', { round: open.round });
    for (const player of open.players) {
      player.action = null;
      player.produced = [];
      player.rise = 0;
    }
    if (isSolo(open)) return;
    if (mayorStays(open)) {
      tools.say('all', 'mayor-stays', { player: { seat: open.host! } });
      return;
    }
    open.street = null;
    const streets = streetsOf(open);
    if (streets.length === 0) tools.say('all', 'mayor-beside', { player: { seat: open.host! } });
    else if (streets.length === 1) place(open, streets[0]!, tools);
    else open.queue = guests(open);
  },
  awaits(open) {
    if (open.chooser !== null) return { [open.chooser]: 'decide' };
    const waiting = open.queue.filter((seat) => open.proposals[seat] === null);
    return asking(waiting.length > 0 ? waiting : open.queue, 'propose');
  },
  may: (open) => (open.chooser === null ? asking(open.queue, 'propose') : {}),
  stages: { propose: ['propose', 'disagree'], decide: ['placeMayor'] },
  next: () => 'actions',
});
