import { forecastOf, netVotes, type PlanAccount } from '@cityhall/small-city';
import { plain, signed } from '@cityhall/web/words/figures.ts';
import { Banknote, Factory, Scale, Vote } from 'lucide-react';
import type { Ctx } from './desk.ts';
import { Explained, Part } from './option.tsx';
import { MaterialPiece } from './pieces.tsx';
import { text } from './words.ts';

/** What the plan costs and leaves. */
export function Account({ ctx, account }: { ctx: Ctx; account: Exclude<PlanAccount, { at: number }> }) {
  const { money, materials, pollution, left, actionsLeft } = account;
  return (
    <p className="sc-account figures">
      <span>
        {text('account.cost', { money })}
        <Pieces materials={materials} />
        {pollution > 0 && ` ${text('account.pollution', { pollution })}`}
      </span>
      <span>
        {text('account.left', { money: left.money })}
        <Pieces materials={left.materials} />
      </span>
      <span>{text('account.actions', { actions: actionsLeft })}</span>
      <span>{text('account.net', { net: plain(endOf(ctx)) })}</span>
    </p>
  );
}

function Pieces({ materials }: { materials: readonly Parameters<typeof MaterialPiece>[0]['material'][] }) {
  if (materials.length === 0) return null;
  return (
    <span className="ml-1.5 inline-flex gap-0.5 align-middle">
      {[...materials].sort().map((material, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal materials are told apart by nothing else
        <span key={i}>
          <span className="sr-only">{text(`material.${material}`)}</span>
          <MaterialPiece material={material} size={16} />
        </span>
      ))}
    </span>
  );
}

/** Votes minus pollution after this round, if everybody stays where they stand. */
function endOf({ open: now, plan, seat }: Ctx): number {
  const open = plan?.after ?? now;
  const { votes, pollution } = forecastOf(open, seat!);
  return netVotes(open, seat!) + votes.residence + votes.university - pollution.total;
}

/** What this round brings if everybody stays where they stand. */
export function ForecastPart({ ctx }: { ctx: Ctx }) {
  const { seat, plan } = ctx;
  const open = plan?.after ?? ctx.open;
  const { money, trades, materials, votes, pollution } = forecastOf(open, seat!);
  const gained = votes.residence + votes.university;
  const now = netVotes(ctx.open, seat!);
  return (
    <Part title={text('forecast.title')}>
      <Explained
        label={
          <>
            <Banknote size={17} aria-hidden="true" /> {text('forecast.income')}
          </>
        }
        value={
          <>
            {text('forecast.money', { money })}
            <Pieces materials={materials} />
          </>
        }
      >
        {text('forecast.income-why', { money, trades, materials: materials.length })}
      </Explained>
      <Explained
        label={
          <>
            <Vote size={17} aria-hidden="true" /> {text('forecast.votes')}
          </>
        }
        value={signed(gained)}
      >
        {text('forecast.votes-why', votes)}
      </Explained>
      <Explained
        label={
          <>
            <Factory size={17} aria-hidden="true" /> {text('forecast.pollution')}
          </>
        }
        value={signed(pollution.total)}
      >
        {text('forecast.pollution-why', pollution)}
      </Explained>
      <Explained
        label={
          <>
            <Scale size={17} aria-hidden="true" /> {text('forecast.net')}
          </>
        }
        value={`${plain(now)} → ${plain(endOf(ctx))}`}
      >
        {text('forecast.net-why', {
          votes: open.players[seat!]!.votes + gained,
          pollution: open.players[seat!]!.pollution + pollution.total,
        })}
      </Explained>
    </Part>
  );
}
