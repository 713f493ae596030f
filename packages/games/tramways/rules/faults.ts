import {
  auctionCardsFor,
  buildingCardOf,
  type CardId,
  developments,
  genericsOf,
  parcelCardOf,
} from '../content/cards.ts';
import { buildingSupply, figures } from '../content/figures.ts';
import { buildingTypes } from '../content/icons.ts';
import { fits, isStraight } from './links.ts';
import { mapOf, placeOf, sideNumber } from './map.ts';
import type { Link, Open, TramwaysState } from './state.ts';
import { endsOf, surveyOf } from './survey.ts';
import { workerLimit } from './travel.ts';

/** What must always hold: one sentence for each fault. */
export function faultsOf(state: TramwaysState): string[] {
  if (state.open.map.length === 0) return [];
  return [...pieceFaults(state.open), ...linkFaults(state.open), ...cardFaults(state)];
}

function pieceFaults(open: Open): string[] {
  const found: string[] = [];
  const dealt = Object.keys(open.passengers).length > 0 || open.reserve < figures.passengers;
  if (!dealt) return found;
  const onTiles = buildingTypes.reduce((sum, type) => sum + open.supply[type], 0);
  const passengers = Object.keys(open.passengers).length + open.reserve + onTiles;
  if (passengers !== figures.passengers) found.push(`there are ${passengers} passengers`);
  const { types, map } = surveyOf(open);
  const astray = Object.keys(open.passengers).filter((cell) => !types[placeOf(map, cell)]);
  if (astray.length > 0) found.push(`passengers stand on ${astray.join(' ')}`);
  for (const type of buildingTypes) {
    const built = Object.values(open.buildings).filter((building) => building.type === type).length;
    if (built + open.supply[type] !== buildingSupply(open.seats, type))
      found.push(`Building tiles ${type} are missing`);
  }
  const workers = open.players.reduce((sum, player) => sum + player.workers, 0);
  if (workers > figures.workers) found.push(`there are ${workers} Rail Workers`);
  for (const [seat, player] of open.players.entries()) {
    if (player.workers > workerLimit(open, seat)) found.push(`seat ${seat} has ${player.workers} Rail Workers`);
    if (player.money < 0) found.push(`seat ${seat} has $${player.money}`);
    const rails = open.links.filter(({ owner }) => owner === seat).flatMap((link) => link.rails);
    const straight = rails.filter(isStraight).length;
    if (player.straight + straight !== figures.straightRails)
      found.push(`straight rails of seat ${seat} are miscounted`);
    if (player.curve + rails.length - straight !== figures.curveRails)
      found.push(`curves of seat ${seat} are miscounted`);
    const industries = Object.values(open.buildings).filter(({ type, owner }) => type === 'I' && owner === seat).length;
    const limit = Math.min(figures.mostHandLimit, figures.handLimit + industries);
    if (player.handLimit !== limit) found.push(`the hand limit of seat ${seat} is ${player.handLimit}`);
  }
  return found;
}

function linkFaults(open: Open): string[] {
  const survey = surveyOf(open);
  const { map } = survey;
  const found: string[] = [];
  const broken = (link: Link) =>
    link.rails.length === 0 ||
    link.rails.some(({ cell, from }, at) => {
      const last = link.rails[at - 1];
      return (
        last && map.beyond[placeOf(map, last.cell)]![sideNumber(last.to)] !== placeOf(map, cell) && from !== last.to
      );
    });
  for (const link of open.links) {
    if (broken(link)) {
      found.push(`link ${link.id} is broken`);
      continue;
    }
    const [start, end] = endsOf(survey, link);
    if (start < 0 || end >= 0 !== link.complete) found.push(`link ${link.id} ends at ${start} and ${end}`);
  }
  for (const [place, rails] of survey.rails.entries()) {
    if (rails.length > 0 && survey.types[place]) found.push(`rail runs through the building on ${place}`);
    if (rails.length > 0 && map.spaces[place]!.kind === 'lake') found.push(`rail lies on the lake on ${place}`);
    if (rails.length === 2 && !fits([rails[0]!.sides], rails[1]!.sides)) found.push(`rails on ${place} overlap`);
    if (rails.length > 2) found.push(`there are ${rails.length} rails on ${place}`);
  }
  return found;
}

/** Every card of the game is in one place, and counts are right. */
function cardFaults({ open, own, sealed }: TramwaysState): string[] {
  const found: string[] = [];
  const hands = Object.values(own);
  const held = [
    ...hands.flatMap(({ hand, pile, looking, offered, box }) => [...hand, ...pile, ...looking, ...offered, ...box]),
    ...open.players.flatMap(({ discard }) => discard),
    ...open.auction.display,
    ...open.display,
    ...open.books.flatMap(({ top }) => (top ? [top] : [])),
    ...sealed.books.flat(),
    ...sealed.tickets,
    ...sealed.auction,
    ...sealed.box,
  ].sort();
  const wanted = cardsInPlay(open, held).sort();
  if (held.join() !== wanted.join()) found.push(`cards are missing or double: ${difference(held, wanted)}`);
  for (const [seat, player] of open.players.entries()) {
    const { hand, pile, box } = own[seat]!;
    if (player.hand !== hand.length || player.deck !== pile.length || player.boxed !== box.length)
      found.push(`cards of seat ${seat} are miscounted`);
    if ([...pile].sort().join() !== [...sealed.decks[seat]!].sort().join())
      found.push(`the deck of seat ${seat} differs`);
  }
  for (const [book, { top, size }] of open.books.entries()) {
    const looked = open.ticket?.book === book ? hands.flatMap(({ looking }) => looking).length : 0;
    if (size !== sealed.books[book]!.length + looked + (top ? 1 : 0)) found.push(`Book ${book} is miscounted`);
  }
  if (open.ticketDeck !== sealed.tickets.length) found.push('the Ticket deck is miscounted');
  if (open.auction.deck !== sealed.auction.length) found.push('the Auction deck is miscounted');
  return found;
}

const difference = (held: readonly CardId[], wanted: readonly CardId[]): string =>
  [
    ...held.filter((card, at) => !wanted.includes(card) || held[at - 1] === card),
    ...wanted.filter((card) => !held.includes(card)),
  ].join(' ');

/** The cards that take part so far: Auction and Development cards once they are laid out. */
function cardsInPlay(open: Open, held: readonly CardId[]): CardId[] {
  const started = held.some((card) => card.startsWith('development'));
  const parcels = started ? [...mapOf(open).parcels.keys()] : Object.keys(open.parcels);
  const generics = held.length > 0 ? open.players.flatMap((_, seat) => genericsOf(seat)) : [];
  const buildings = buildingTypes.flatMap((type) =>
    Object.values(open.buildings)
      .filter((building) => building.type === type)
      .map((_, at) => buildingCardOf(type, at + 1)),
  );
  const rest = started ? [...developments, ...auctionCardsFor(open.seats)] : [];
  return [...parcels.map(parcelCardOf), ...generics, ...buildings, ...rest];
}
