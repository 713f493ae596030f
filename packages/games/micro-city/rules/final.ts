import { figures } from '../content/figures.ts';
import { areaInWords, quarterInWords } from '../words/places.ts';
import { advantagesNow } from './advantages.ts';
import type { Tools } from './define.ts';
import { allUnused } from './dice.ts';
import { isCompetitive, sideOf } from './modes.ts';
import { losePoint } from './points.ts';
import type { Area, Open, Seat } from './state.ts';
import { receive } from './tasks.ts';
import { place, retrieve } from './tokens.ts';
import { passTurn } from './turns.ts';

type Say = Tools['say'];

/** The final phase: token, time, unused dice, in that order. In competition an empty pool asks for an own token first (MC-11). */
export function runFinalPhase(open: Open, seat: Seat, say: Say): void {
  const cell = open.players[seat]!.engineer!;
  if (open.tokens[cell] === undefined) {
    const side = sideOf(open, seat);
    if (open.sides[side]!.pool === 0) {
      if (isCompetitive(open)) open.turn.step = 'final';
      else open.ended = 'tokens';
      return;
    }
    place(open, side, cell);
    say('all', 'token-placed', { player: { seat }, place: quarterInWords(open, cell) });
  }
  moveTime(open, seat, say);
}

/** The compulsory way out with an empty pool: a point for an own token, which goes on the Quarter (MC-11). */
export function replaceToken(open: Open, seat: Seat, area: Area, say: Say): void {
  const cell = open.players[seat]!.engineer!;
  const from = areaInWords(open, area);
  losePoint(open, seat);
  retrieve(open, area);
  place(open, sideOf(open, seat), cell);
  say('all', 'token-moved', { player: { seat }, from, place: quarterInWords(open, cell) });
  moveTime(open, seat, say);
}

function moveTime(open: Open, seat: Seat, say: Say): void {
  if (!open.turn.timeStays) open.marker -= 1;
  say('all', open.turn.timeStays ? 'time-stays' : 'time', { left: open.marker });
  if (open.marker === 0 && !isCompetitive(open)) {
    open.ended = 'time';
    return;
  }
  if (allUnused(open, seat)) receive(open, seat, 'money', figures.unusedDice, say);
  open.turn.step = 'closing';
  if (!isCompetitive(open) || advantagesNow(open, seat).length === 0) closeTurn(open);
}

/** The turn passes; after the last one of a competition points are compared (MC-14). */
export function closeTurn(open: Open): void {
  if (open.marker === 0) open.ended = 'points';
  else passTurn(open);
}
