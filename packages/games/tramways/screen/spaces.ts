import { endsOf, fareOf, placeName, placeOf } from '@cityhall/tramways';
import type { Ctx, Spot } from './desk.ts';
import { linksAt } from './places.ts';
import { locationText, text, typeText, whyText, word } from './words.ts';

/** What lies on a space, in words. */
export function spaceText({ open, survey, names }: Ctx, cell: string): string {
  const place = placeOf(survey.map, cell);
  const space = survey.map.spaces[place]!;
  const type = survey.types[place];
  const owner = survey.owners[place]!;
  const building = open.buildings[cell];
  const parts: string[] = [];
  if (type) parts.push(text(building?.upgraded ? 'space.upgraded' : 'space.building', { type: typeText(type) }));
  else if (space.kind !== 'parcel') parts.push(text(`space.${space.kind}` as 'space.plain'));
  if (space.kind === 'parcel') {
    parts.push(word('place.parcel', { parcel: space.parcel }));
    parts.push(owner < 0 ? text('space.unclaimed') : text('space.owner', { name: names[owner]! }));
  }
  if (open.passengers[cell]) parts.push(text('space.passenger'));
  for (const link of linksAt(open.links, cell)) {
    const [from, to] = endsOf(survey, link);
    const words = {
      name: names[link.owner]!,
      from: locationText(survey, from),
      fare: fareOf(link),
      tiles: link.rails.length,
      upgraded: link.upgraded ? 'yes' : 'no',
    };
    parts.push(
      link.complete ? text('space.link', { ...words, to: locationText(survey, to) }) : text('space.open-link', words),
    );
  }
  return parts.join('; ');
}

/** The same as a screen reader hears it, with what can be done there. */
export function spokenSpace(ctx: Ctx, cell: string, spot: Spot): string {
  const does = spot.does ? ` ${spot.does}` : '';
  const why = spot.refusal ? ` ${whyText(spot.refusal, ctx.names)}` : '';
  return `${placeName(cell)}: ${spaceText(ctx, cell)}.${does}${why}`;
}
