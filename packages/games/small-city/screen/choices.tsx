import {
  allMerges,
  type Choice,
  councilSide,
  figures,
  type Material,
  merged,
  placeName,
  refusalOfMerge,
  waysToStore,
} from '@cityhall/small-city';
import type { ReactNode } from 'react';
import type { Ctx } from './desk.ts';
import { Option, Part } from './option.tsx';
import { materialsText, text, tileText, word } from './words.ts';

interface Offer {
  key: string;
  title: ReactNode;
  about?: string;
  choice: Choice;
}

/** Money or votes, materials, a merger, a Special Promise: what a card or a space of the Council asks at once. */
export function Choices({ ctx }: { ctx: Ctx }) {
  const offers = offersOf(ctx);
  if (offers.length === 0) return null;
  return (
    <Part>
      <div className="sc-options">
        {offers.map(({ key, title, about, choice }) => (
          <Option
            key={key}
            title={title}
            about={about}
            disabled={ctx.busy}
            option={key}
            onChoose={() => ctx.act(choice.move, choice.args)}
          />
        ))}
      </div>
    </Part>
  );
}

function offersOf(ctx: Ctx): Offer[] {
  const { open, seat, stage, view } = ctx;
  const { pending } = open;
  switch (stage) {
    case 'supporter':
      return either(ctx, 'collect', figures.supporterMoney, figures.supporterVotes, 1);
    case 'economy': {
      const { money, votes } = councilSide(open).economy[(pending as { column: number }).column - 1]!;
      return either(ctx, 'collect', money, votes, 1);
    }
    case 'anarchist':
      return either(ctx, 'calm', figures.anarchistMoney, figures.anarchistVotes, -1);
    case 'industry':
      return industryOffers(ctx, (pending as { column: number }).column);
    case 'assistant':
      return [...allMerges(open, seat!)].flatMap(({ one, other }) => {
        if (refusalOfMerge(open, seat!, one, other)) return [];
        const result = merged(open, seat!, one, other);
        if ('rule' in result) return [];
        return [
          {
            key: `merge.${one}.${other}`,
            title: text('merge.title', { tile: tileText(result.tile), cost: result.cost }),
            about: text('merge.about', { one: placeName(one), other: placeName(other) }),
            choice: { move: 'merge', args: { one, other } },
          },
        ];
      });
    case 'planner':
      return [
        {
          key: 'enlarge',
          title: text('planner.title'),
          about: text('planner.about'),
          choice: { move: 'enlarge', args: {} },
        },
      ];
    case 'special':
      return (view.own?.specialsOffered ?? []).map((card) => ({
        key: `special.${card}`,
        title: word(`promise.${card}`),
        about: text('special.about', { failed: -figures.specialFailed }),
        choice: { move: 'keep', args: { card } },
      }));
    default:
      return [];
  }
}

/** Money or votes, each with what one has then. */
function either({ open, seat }: Ctx, move: 'collect' | 'calm', money: number, votes: number, sign: 1 | -1): Offer[] {
  const player = open.players[seat!]!;
  return [
    {
      key: 'money',
      title: text(sign > 0 ? 'either.take-money' : 'either.pay-money', { money }),
      about: text('either.then-money', { before: player.money, after: player.money + sign * money }),
      choice: { move, args: { what: 'money' } },
    },
    {
      key: 'votes',
      title: text(sign > 0 ? 'either.take-votes' : 'either.pay-votes', { votes }),
      about: text('either.then-votes', { before: player.votes, after: player.votes + sign * votes }),
      choice: { move, args: { what: 'votes' } },
    },
  ];
}

function industryOffers({ open, seat }: Ctx, column: number): Offer[] {
  return councilSide(open).industry[column - 1]!.flatMap((list, option) =>
    waysToStore(open, seat!, list).map(({ hall, warehouse }, way) => {
      const kept = [...warehouse, ...hall];
      return {
        key: `industry.${option}.${way}`,
        title: materialsText(kept.length > 0 ? kept : list),
        about: [whereText(hall, warehouse), ...(kept.length < list.length ? [text('industry.short')] : [])].join(' '),
        choice: { move: 'receive', args: { option, way } },
      };
    }),
  );
}

/** Where materials go, in words. */
function whereText(hall: readonly Material[], warehouse: readonly Material[]): string {
  if (hall.length > 0 && warehouse.length > 0)
    return text('industry.both', { hall: materialsText(hall), warehouse: materialsText(warehouse) });
  if (hall.length > 0) return text('industry.hall');
  return text(warehouse.length > 0 ? 'industry.warehouse' : 'industry.none');
}
