import {
  boroughOf,
  cellOf,
  commerceAt,
  lots,
  materialAt,
  materialPrices,
  materials,
  type Place,
  placeName,
  storesOf,
  targetsFor,
} from '@cityhall/small-city';
import type { Ctx } from './desk.ts';
import { Option, Part } from './option.tsx';
import { MaterialPiece } from './pieces.tsx';
import { text } from './words.ts';

/** A place in words: the space alone at home, with its Borough abroad. */
export function placeText({ seat, names }: Pick<Ctx, 'seat' | 'names'>, place: Place): string {
  const space = placeName(cellOf(place));
  const borough = boroughOf(place);
  return borough === seat ? space : text('place.abroad', { space, player: { seat: borough } }, names);
}

/** What one's Citizens in Commerce may still do, each with its result; then where materials go. */
export function IncomePanel({ ctx }: { ctx: Ctx }) {
  const { open, stage } = ctx;
  const spaces = [...new Set(open.earning?.spaces)];
  return spaces.map((at) => (
    <Part key={at} title={spaceTitle(ctx, at)}>
      <div className="sc-options sc-options-row">
        {stage === 'trade' ? <Trades ctx={ctx} at={at} /> : <Targets ctx={ctx} at={at} />}
      </div>
    </Part>
  ));
}

function spaceTitle(ctx: Ctx, at: Place): string {
  const place = placeText(ctx, at);
  const kind = commerceAt(ctx.open, at);
  return kind
    ? text(`commerce.${kind}`, { place })
    : text('produce.title', { place, material: text(`material.${materialAt(ctx.open, at)}`) });
}

function Trades({ ctx, at }: { ctx: Ctx; at: Place }) {
  const { open, seat, names, busy, act } = ctx;
  const player = open.players[seat!]!;
  const kind = commerceAt(open, at);
  if (kind === 'moneyForVotes') {
    return lots.map(({ money, votes }, lot) => (
      <Option
        key={money}
        title={text('trade.lot', { money, votes })}
        disabled={busy}
        refusal={
          player.money < money
            ? { rule: 'income', code: 'needs-money', params: { cost: money, money: player.money } }
            : undefined
        }
        names={names}
        option={`lot.${lot}.${at}`}
        onChoose={() => act('buyVotes', { at, lot })}
      />
    ));
  }
  const offers = materials.flatMap((material) => storesOf(player, material).map((from) => ({ material, from })));
  if (offers.length === 0) return <p className="text-sm text-soft">{text('trade.nothing')}</p>;
  return offers.map(({ material, from }) => {
    const { money, votes } = materialPrices[material];
    return (
      <Option
        key={`${material}.${from}`}
        title={
          <span className="inline-flex items-center gap-1.5">
            <MaterialPiece material={material} />{' '}
            {kind === 'materialForMoney' ? text('trade.money', { money }) : text('trade.votes', { votes })}
          </span>
        }
        about={text('trade.from', { material: text(`material.${material}`), from: text(`store.${from}`) })}
        disabled={busy}
        option={`trade.${material}.${from}.${at}`}
        onChoose={() => act('trade', { at, material, from })}
      />
    );
  });
}

function Targets({ ctx, at }: { ctx: Ctx; at: Place }) {
  const { open, seat, busy, act, names } = ctx;
  return targetsFor(open, seat!, at).map((to) => (
    <Option
      key={to}
      title={text(`target.${to}`, { player: { seat: boroughOf(at) } }, names)}
      disabled={busy}
      option={`produce.${to}.${at}`}
      onChoose={() => act('produce', { at, to })}
    />
  ));
}
