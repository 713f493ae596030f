import {
  boardCells,
  commerceAt,
  inZone,
  materialAt,
  type Open,
  placeIn,
  placeName,
  type Seat,
  spaceAt,
  standingAt,
} from '@cityhall/small-city';
import type { Ctx, Spot } from './desk.ts';
import { capital, text, tileText, whyText } from './words.ts';

/** Every space of the Constructible Zone, row by row. */
export function zoneCells(open: Open, borough: Seat, width: number): readonly string[] {
  const player = open.players[borough]!;
  if (player.side === null) return boardCells.filter((cell) => Number(cell[0]) < width && Number(cell[2]) < width);
  return boardCells.filter((cell) => inZone(player, cell));
}

/** What is on a space, in words. */
export function spaceText(open: Open, borough: Seat, cell: string, names: readonly string[]): string {
  const place = placeIn(borough, cell);
  const space = spaceAt(open, place);
  const player = open.players[borough]!;
  const parts: string[] = [];
  if (space) parts.push(capital(tileText(space.tile)));
  else if (player.cemeteries.includes(cell)) parts.push(text('space.cemetery'));
  else parts.push(text('space.empty'));
  const deal = commerceAt(open, place);
  if (deal) parts.push(text(`deal.${deal}`));
  if (space?.kind === 'factory')
    parts.push(text('space.makes', { material: text(`material.${materialAt(open, place)}`) }));
  const good = space?.kind === 'warehouse' ? space.placed.goods[space.space] : undefined;
  if (good) parts.push(text(`material.${good}`));
  for (const owner of standingAt(open, place)) parts.push(text('space.citizen', { player: { seat: owner } }, names));
  if (open.host === borough && open.street?.includes(cell)) parts.push(text('space.mayor'));
  return parts.join(', ');
}

/** A space as a screen reader hears it: where, what, and what can be done or why not. */
export function spokenText(ctx: Ctx, open: Open, cell: string, spot: Spot): string {
  const parts = [`${placeName(cell)}: ${spaceText(open, ctx.shown, cell, ctx.names)}.`];
  if (spot.must) parts.push(text('space.must'));
  if (spot.does && spot.state !== 'still') parts.push(`${spot.does}.`);
  if (spot.refusal) parts.push(text('space.not', { why: whyText(spot.refusal, ctx.names) }));
  return parts.join(' ');
}
