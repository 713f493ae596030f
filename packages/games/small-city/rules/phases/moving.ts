import * as z from 'zod/mini';
import { move, phase, refuse, type Tools } from '../define.ts';
import { sendHome as bringHome, receiveCitizen } from '../home.ts';
import {
  anyMove,
  emptyFactorySpaces,
  emptyHomes,
  fillHomes,
  go as moveCitizen,
  movingFor,
  reachable,
  stuck,
} from '../moving.ts';
import { living, turnOrder } from '../seats.ts';
import { cellSchema, type Open, type Place, placeSchema, type Seat } from '../state.ts';
import { hallRoom } from '../stores.ts';
import { placeWord, tellSent } from '../telling.ts';
import { awaitedNow, seatingOrder } from '../turns.ts';

/** Moves one Citizen or Tourist. */
export const go = move({
  args: z.strictObject({ from: placeSchema, to: placeSchema }),
  *candidates({ open }, seat) {
    for (const from of new Set(open.moving?.unmoved[seat]))
      for (const to of reachable(open, seat, from)) yield { from, to };
  },
  check({ open }, seat, { from, to }) {
    if (!open.moving!.unmoved[seat]!.includes(from)) return refuse('citizens', 'nobody-to-move', {}, [from]);
    return reachable(open, seat, from).includes(to) ? undefined : refuse('SC-13', 'no-way-there', {}, [to]);
  },
  apply({ open }, seat, { from, to }, tools) {
    const sent = moveCitizen(open, seat, from, to);
    tools.say('all', 'moved', { player: { seat }, from: placeWord(from, seat), to: placeWord(to, seat) });
    tellSent(tools, sent);
    sendTheOnlyOneHome(open, seat, tools);
  },
});

/** One that must move and cannot is named to go home (SC-14). */
export const sendHome = move({
  args: z.strictObject({ place: placeSchema }),
  *candidates({ open }, seat) {
    for (const place of stuck(open, seat)) yield { place };
  },
  check: ({ open }, seat, { place }) =>
    stuck(open, seat).includes(place) ? undefined : refuse('SC-14', 'can-still-move', {}, [place]),
  apply({ open }, seat, { place }, tools) {
    goHome(open, seat, place, tools);
    sendTheOnlyOneHome(open, seat, tools);
  },
});

function goHome(open: Open, seat: Seat, place: Place, { say }: Tools): void {
  bringHome(open, place);
  say('all', 'went-home', { player: { seat }, from: placeWord(place, seat) });
}

/** Where no Citizen can move at all and one alone must go home, nothing is to be asked. */
function sendTheOnlyOneHome(open: Open, seat: Seat, tools: Tools): void {
  while (!anyMove(open, seat)) {
    const waiting = stuck(open, seat);
    if (waiting.length !== 1) return;
    goHome(open, seat, waiting[0]!, tools);
  }
}

/** The turn ends; `homes` names the order in which City Hall fills Residences 1, where that matters (SC-17). */
export const finish = move({
  args: z.strictObject({ homes: z.array(cellSchema).check(z.maxLength(100)) }),
  *candidates({ open }, seat) {
    yield { homes: [] };
    const homes = emptyHomes(open, seat);
    if (homes.length > open.players[seat]!.hall.citizens) for (const home of homes) yield { homes: [home] };
  },
  check({ open }, seat, { homes }) {
    if (open.moving!.must[seat]!.length > 0)
      return refuse('citizens', 'must-move', { number: open.moving!.must[seat]!.length });
    const empty = emptyHomes(open, seat);
    const sound = new Set(homes).size === homes.length && homes.every((home) => empty.includes(home));
    return sound ? undefined : refuse('SC-17', 'not-an-empty-home', {}, homes);
  },
  apply({ open }, seat, { homes }, tools) {
    open.moving!.homes[seat] = homes;
    open.queue.shift();
    skipThoseWhoCannotMove(open, tools);
  },
});

function skipThoseWhoCannotMove(open: Open, tools: Tools): void {
  while (open.queue.length > 0) {
    const seat = open.queue[0]!;
    sendTheOnlyOneHome(open, seat, tools);
    if (open.moving!.must[seat]!.length > 0 || anyMove(open, seat)) return;
    open.queue.shift();
  }
}

/** Phase III. At its end City Hall Citizens find homes, then empty Factory spaces draw others (SC-17). */
export const moving = phase({
  begin({ open }, tools) {
    open.moving = movingFor(open);
    open.queue = turnOrder(open);
    skipThoseWhoCannotMove(open, tools);
  },
  awaits: (open) => awaitedNow(open, 'move', []),
  order: seatingOrder,
  stages: { move: ['go', 'sendHome', 'finish'] },
  end({ open }, { say }) {
    for (const seat of turnOrder(open)) {
      const number = fillHomes(open, seat);
      if (number > 0) say('all', 'found-homes', { player: { seat }, number });
    }
    for (const seat of living(open)) {
      const player = open.players[seat]!;
      const number = Math.min(emptyFactorySpaces(open, seat).length, player.career, hallRoom(player));
      if (number === 0) continue;
      player.career -= number;
      for (let come = 0; come < number; come++) receiveCitizen(open, seat);
      say('all', 'attracted', { player: { seat }, number });
    }
    open.moving = null;
  },
  next: () => 'income',
});
