import * as z from 'zod/mini';
import { figures } from '../../content/figures.ts';
import { build, upgrade } from '../buildings.ts';
import {
  refusalOfBuildingUpgrade,
  refusalOfConstruction,
  refusalOfLaying,
  refusalOfLinkUpgrade,
  refusalOfTrip,
} from '../deeds.ts';
import { move, phase } from '../define.ts';
import { gain } from '../hand.ts';
import { judgeLaid, layLink } from '../links.ts';
import { placeOf } from '../map.ts';
import {
  bonusesAt,
  buildingUpgradeOffers,
  constructionOffers,
  linkOffers,
  linkUpgradeOffers,
  purchasesAt,
  tripOffers,
} from '../offers.ts';
import { playCards } from '../plays.ts';
import {
  cellSchema,
  countSchema,
  parcelSchema,
  playsSchema,
  railsSchema,
  redirectSchema,
  typeSchema,
} from '../state.ts';
import { surveyOf } from '../survey.ts';
import { locationName, spaceName } from '../telling.ts';
import { endOfRoute } from '../travel.ts';
import { travel } from '../trips.ts';
import {
  actionStage,
  awaitedNow,
  passTurn,
  refusalOfAction,
  refusalOfEnd,
  refusalOfMoney,
  seatingOrder,
} from '../turns.ts';
import { ticketStage } from './tickets.ts';

const paymentsAsked = 2;

/** Builds new rails on one link (TW-5 to TW-8). */
export const lay = move({
  args: z.strictObject({
    link: z.nullable(countSchema),
    redirect: redirectSchema,
    rails: railsSchema,
    plays: playsSchema,
  }),
  *candidates(view, seat) {
    for (const { laid, payments } of linkOffers(view, seat)) {
      for (const { plays } of payments.slice(0, paymentsAsked)) yield { ...laid, rails: [...laid.rails], plays };
    }
  },
  check: (view, seat, { plays, ...laid }) => refusalOfAction(view.open) ?? refusalOfLaying(view, seat, laid, plays),
  apply(draft, seat, { plays, ...laid }, tools) {
    const { open } = draft;
    const survey = surveyOf(open);
    const work = judgeLaid(open, survey, seat, laid).work!;
    playCards(draft, seat, plays, tools);
    open.players[seat]!.workers -= 1;
    const link = layLink(open, seat, laid.link, work);
    open.turn.actions += 1;
    const words = {
      player: { seat },
      laid: laid.rails.length,
      tiles: link.rails.length,
      start: locationName(survey, work.ends[0]),
    };
    if (laid.redirect !== null) tools.say('all', 'redirected', words);
    if (work.joined) tools.say('all', 'link-joined', words);
    if (work.complete) tools.say('all', 'link-completed', { ...words, end: locationName(survey, work.ends[1]) });
    else tools.say('all', 'link-begun', words);
  },
});

export const upgradeLink = move({
  args: z.strictObject({ link: countSchema, plays: playsSchema }),
  *candidates(view, seat) {
    for (const { link, payments } of linkUpgradeOffers(view, seat)) {
      for (const { plays } of payments.slice(0, paymentsAsked)) yield { link, plays };
    }
  },
  check: (view, seat, { link, plays }) => refusalOfAction(view.open) ?? refusalOfLinkUpgrade(view, seat, link, plays),
  apply(draft, seat, { link: id, plays }, tools) {
    const { open } = draft;
    playCards(draft, seat, plays, tools);
    const link = open.links.find((one) => one.id === id)!;
    link.upgraded = true;
    open.players[seat]!.happiness.upgradeLink += figures.upgradeHappiness;
    open.turn.actions += 1;
    tools.say('all', 'link-upgraded', { player: { seat }, tiles: link.rails.length, points: figures.upgradeHappiness });
  },
});

/** Constructs a building on an own Parcel (TW-10, TW-11). */
export const construct = move({
  args: z.strictObject({ parcel: parcelSchema, type: typeSchema, plays: playsSchema }),
  *candidates(view, seat) {
    for (const { parcel, types, payments } of constructionOffers(view, seat)) {
      for (const type of types) for (const { plays } of payments.slice(0, paymentsAsked)) yield { parcel, type, plays };
    }
  },
  check: (view, seat, { parcel, type, plays }) =>
    refusalOfAction(view.open) ?? refusalOfConstruction(view, seat, parcel, type, plays),
  apply(draft, seat, { parcel, type, plays }, tools) {
    const { open } = draft;
    playCards(draft, seat, plays, tools);
    const card = build(open, seat, parcel, type);
    gain(draft, seat, card, true);
    open.turn.actions += 1;
    tools.say('all', 'constructed', { player: { seat }, parcel, type: { word: `type.${type}` } });
  },
});

export const upgradeBuilding = move({
  args: z.strictObject({ cell: cellSchema, plays: playsSchema }),
  *candidates(view, seat) {
    for (const { cell, payments } of buildingUpgradeOffers(view, seat)) {
      for (const { plays } of payments.slice(0, paymentsAsked)) yield { cell: cell as `${number},${number}`, plays };
    }
  },
  check: (view, seat, { cell, plays }) =>
    refusalOfAction(view.open) ?? refusalOfBuildingUpgrade(view, seat, cell, plays),
  apply(draft, seat, { cell, plays }, tools) {
    const { open } = draft;
    playCards(draft, seat, plays, tools);
    const came = upgrade(open, seat, cell);
    open.turn.actions += 1;
    const words = {
      player: { seat },
      type: { word: `type.${open.buildings[cell]!.type}` as const },
      space: spaceName(cell),
    };
    if (came) tools.say('all', 'building-upgraded-passenger', words);
    else tools.say('all', 'building-upgraded', words);
  },
});

/** Moves one passenger (TW-12 to TW-14). */
export const deliver = move({
  args: z.strictObject({
    passenger: cellSchema,
    route: z.array(countSchema).check(z.maxLength(60)),
    buy: countSchema,
    bonus: z.nullable(z.enum(['money', 'ticket'])),
    plays: playsSchema,
  }),
  *candidates(view, seat) {
    const survey = surveyOf(view.open);
    for (const { passenger, route, end, payments } of tripOffers(view, seat)) {
      for (const payment of payments.slice(0, paymentsAsked)) {
        for (const bonus of bonusesAt(view, survey, end)) {
          for (const { buy, plays } of purchasesAt(view, seat, end, payment.plays)) {
            yield { passenger: passenger as `${number},${number}`, route, buy, bonus, plays };
          }
        }
      }
    }
  },
  check: (view, seat, { plays, ...trip }) => refusalOfAction(view.open) ?? refusalOfTrip(view, seat, trip, plays),
  apply(draft, seat, { plays, ...trip }, tools) {
    const { open } = draft;
    const survey = surveyOf(open);
    const from = locationName(survey, survey.locations[placeOf(survey.map, trip.passenger)]!);
    const end = endOfRoute(survey, open.links, trip);
    const { happiness, money, short } = travel(open, seat, trip, plays, () => playCards(draft, seat, plays, tools));
    open.turn.actions += 1;
    const words = { player: { seat }, from, to: locationName(survey, end), links: trip.route.length };
    tools.say('all', 'delivered', words);
    for (const [owner, points] of happiness.entries()) {
      const gained = { player: { seat: owner }, points, money: Math.abs(money[owner]!) };
      if (money[owner]! < 0) tools.say('all', 'fare-paid', gained);
      else if (points > 0) tools.say('all', 'traversed', gained);
    }
    if (trip.buy > 0) tools.say('all', 'bought-happiness', { player: { seat }, points: trip.buy });
    if (trip.bonus === 'money') tools.say('all', 'commerce-money', { player: { seat }, money: figures.commerceMoney });
    if (short) tools.say('all', 'fare-short', { player: { seat } });
    if (trip.bonus === 'ticket') open.ticket = { book: null };
  },
});

/** $2 from the reserve in place of an action (TW-16). */
export const takeMoney = move({
  args: z.strictObject({}),
  check: ({ open }) => refusalOfMoney(open),
  apply({ open }, seat, _args, { say }) {
    open.turn.money = true;
    open.players[seat]!.money += figures.takenMoney;
    say('all', 'money-taken', { player: { seat }, money: figures.takenMoney });
  },
});

export const endTurn = move({
  args: z.strictObject({}),
  check: ({ open }) => refusalOfEnd(open),
  apply: ({ open }, _seat, _args, tools) => passTurn(open, tools),
});

const deeds = ['lay', 'upgradeLink', 'construct', 'upgradeBuilding', 'deliver', 'takeMoney'] as const;

/** Two Action Rounds, each in turn order. */
export const actionsPhase = phase({
  begin({ open }, { say }) {
    open.queue = [...open.order];
    open.turn = { round: 1, actions: 0, money: false };
    say('all', 'first-action-round');
  },
  awaits: (open) => awaitedNow(open, actionStage(open)),
  order: seatingOrder,
  stages: {
    act: deeds,
    more: [...deeds, 'endTurn'],
    ticketDue: ticketStage,
    ticket: ['takeTicket'],
    done: ['endTurn'],
  },
  next: () => 'administration',
});
