import type { ScoreSheet } from '@cityhall/ruleset';
import { actions, goodsOf, type Material, type Player } from '@cityhall/small-city';
import { useTable } from '@cityhall/web/kit/context.tsx';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import { plain } from '@cityhall/web/words/figures.ts';
import { say } from '@cityhall/web/words/index.ts';
import { Banknote, Crown, Factory, Landmark, type LucideIcon, UsersRound, Vote } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Ctx } from './desk.ts';
import { Miniature } from './miniature.tsx';
import { MaterialPiece } from './pieces.tsx';
import { text, word } from './words.ts';

/** Every player: the Borough at a glance and one tap away, votes, pollution, money and what is being decided. */
export function Players({ ctx, scores }: { ctx: Ctx; scores: ScoreSheet }) {
  const { view, open, seat, names, colours, shown, show } = ctx;
  const present = useTable((state) => state.present);
  const room = useTable((state) => state.copy?.document.room);
  return (
    <ul className="players sc-players">
      {order(ctx).map((who) => {
        const player = open.players[who]!;
        const awaited = !view.flow.over && view.flow.asked[who]?.awaited === true;
        const away = room?.places[who]?.kind === 'person' && !present.includes(who);
        const state = [
          who === seat ? text('player.you') : null,
          open.out.includes(who) ? text('player.out') : null,
          awaited ? text('player.to-move') : null,
          !awaited && open.ready[who] && (open.phase === 'building' || open.phase === 'settling')
            ? text('player.ready')
            : null,
          away ? say('table.away') : null,
        ].filter((part) => part !== null);
        return (
          <li key={who} className={`sc-player-item ${awaited ? 'sc-player-moving' : ''}`}>
            <button
              type="button"
              className="sc-player"
              aria-pressed={shown === who}
              data-borough={who}
              title={text('player.show', { player: { seat: who } }, names)}
              onClick={() => show(who)}
            >
              <Miniature player={player} size={58} />
              <span className="sc-player-name">
                <SeatMark colour={colours[who]!} size={20} />
                <span className="truncate font-semibold">{names[who]}</span>
                {open.host === who && (
                  <>
                    <Crown size={15} aria-hidden="true" className="shrink-0 text-brass" />
                    <span className="sr-only">{text('player.host')}</span>
                  </>
                )}
              </span>
              <span className="sc-player-state">{state.join(' · ')}</span>
              <span className="score sc-player-net" title={text(`player.score-${open.victory}`)}>
                <span className="sr-only">{text(`player.score-${open.victory}`)}: </span>
                {plain(scores[who]?.total ?? 0)}
              </span>
              <PlayerFigures player={player} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Oneself first, then clockwise; a spectator begins with the Mayor's host. */
function order({ open, seat }: Ctx): number[] {
  const all = [...open.players.keys()];
  const first = seat ?? open.host ?? 0;
  return [...all.slice(first), ...all.slice(0, first)];
}

/** What a player has, as everybody may count it. */
function PlayerFigures({ player }: { player: Player }) {
  const goods = goodsOf(player);
  return (
    <span className="sc-player-figures figures">
      <Figure icon={Vote} label={text('figure.votes')} value={player.votes} />
      <Figure icon={Factory} label={text('figure.pollution')} value={player.pollution} />
      <Figure icon={Banknote} label={text('figure.money')} value={player.money} />
      <Figure icon={Landmark} label={text('figure.hall')} value={player.hall.citizens} more />
      <Figure icon={UsersRound} label={text('figure.career')} value={player.career} more />
      {goods.length > 0 && <Goods goods={goods} />}
      {player.action && (
        <span className="sc-figure" title={word(`action.${player.action}`)}>
          <span className="sr-only">{word(`action.${player.action}`)}</span>
          <span className="sc-letter" aria-hidden="true">
            {actions[player.action].letter}
          </span>
        </span>
      )}
    </span>
  );
}

interface FigureProps {
  icon: LucideIcon;
  label: string;
  value: ReactNode;
  more?: boolean;
}

function Figure({ icon: Icon, label, value, more = false }: FigureProps) {
  return (
    <span className={`sc-figure ${more ? 'sc-figure-more' : ''}`} title={label}>
      <span className="sr-only">{label}: </span>
      <Icon size={14} aria-hidden="true" />
      {value}
    </span>
  );
}

function Goods({ goods }: { goods: readonly Material[] }) {
  return (
    <span className="sc-figure sc-figure-more">
      {[...goods].sort().map((material, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal materials are told apart by nothing else
        <span key={i} title={text(`material.${material}`)}>
          <span className="sr-only">{text(`material.${material}`)}</span>
          <MaterialPiece material={material} size={14} />
        </span>
      ))}
    </span>
  );
}
