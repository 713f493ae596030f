import type { ScoreSheet } from '@cityhall/ruleset';
import { figures, happinessOf, playerBoards } from '@cityhall/tramways';
import { useTable } from '@cityhall/web/kit/context.tsx';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import { plain } from '@cityhall/web/words/figures.ts';
import { say } from '@cityhall/web/words/index.ts';
import { Banknote, Frown, HardHat, type LucideIcon, Smile, SquareStack } from 'lucide-react';
import type { Ctx } from './desk.ts';
import { text } from './words.ts';

/** Every player: Happiness, money, Stress, Rail Workers, cards, and whose decision is awaited. */
export function Players({ ctx, scores }: { ctx: Ctx; scores: ScoreSheet }) {
  const { view, open, seat, names, colours } = ctx;
  const present = useTable((state) => state.present);
  const room = useTable((state) => state.copy?.document.room);
  return (
    <ul className="players tw-players">
      {open.order.map((who, place) => {
        const player = open.players[who]!;
        const awaited = !view.flow.over && view.flow.asked[who]?.awaited === true;
        const away = room?.places[who]?.kind === 'person' && !present.includes(who);
        const state = [
          who === seat ? text('player.you') : null,
          awaited ? text('player.to-move') : null,
          away ? say('table.away') : null,
        ].filter((part) => part !== null);
        return (
          <li key={who} className={`tw-player ${awaited ? 'player-moving' : ''}`} data-seat={who}>
            <span className="tw-player-name">
              <span className="figures text-soft text-sm" title={text('player.order')}>
                {place + 1}.
              </span>
              <SeatMark colour={colours[who]!} size={22} />
              <span className="truncate font-semibold">{names[who]}</span>
              <span className="tw-player-state">{state.join(' · ')}</span>
            </span>
            <span className="score tw-player-score" title={text('player.score')}>
              <span className="sr-only">{text('player.score')}: </span>
              {plain(scores[who]?.total ?? 0)}
            </span>
            <span className="tw-player-figures figures">
              <Figure icon={Smile} label={text('figure.happiness')} value={plain(happinessOf(open, who))} />
              <Figure icon={Banknote} label={text('figure.money')} value={`$${player.money}`} />
              <Figure
                icon={HardHat}
                label={text('figure.workers')}
                value={`${player.workers}/${playerBoards[player.board].workers}`}
              />
              <Figure
                icon={SquareStack}
                label={text('figure.cards', { limit: player.handLimit })}
                value={`${player.hand}`}
              />
              <Figure icon={Frown} label={text('figure.stress')} value={`${player.stress}`} />
            </span>
            <span className="tw-stress" aria-hidden="true">
              <span
                className={player.stress > figures.mostStress * 0.7 ? 'tw-stress-high' : ''}
                style={{ width: `${(player.stress / figures.mostStress) * 100}%` }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Figure({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  return (
    <span className="tw-player-figure" title={label}>
      <span className="sr-only">{label}: </span>
      <Icon size={15} aria-hidden="true" />
      {value}
    </span>
  );
}
