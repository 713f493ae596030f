import { type ExpancityView, inProgress } from '@cityhall/expancity';
import type { ScoreSheet } from '@cityhall/ruleset';
import { useTable } from '@cityhall/web/kit/context.tsx';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import { say } from '@cityhall/web/words/index.ts';
import type { Colour } from '@cityhall/wire';
import { Blocks, FileCheck2, Files, HardHat, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { progressLimit } from './model.ts';
import { text } from './words.ts';

interface Props {
  view: ExpancityView;
  seat: number | null;
  names: readonly string[];
  colours: readonly Colour[];
  scores: ScoreSheet;
}

/** Every player's public figures, the one to move marked. */
export function Players({ view, seat, names, colours, scores }: Props) {
  const present = useTable((state) => state.present);
  const room = useTable((state) => state.copy?.document.room);
  const { players, turn } = view.open;
  return (
    <ul className="players">
      {players.map((_, who) => {
        const moving = !view.flow.over && turn.seat === who;
        const away = room?.places[who]?.kind === 'person' && !present.includes(who);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={who} className={`player ${moving ? 'player-moving' : ''}`}>
            <SeatMark colour={colours[who]!} size={28} />
            <span className="player-name">
              <span className="truncate font-semibold">{names[who]}</span>
              <span className="player-state">
                {[
                  who === seat ? text('player.you') : null,
                  moving ? text('player.to-move') : null,
                  away ? say('table.away') : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="score player-score">
              <span className="sr-only">{text('player.score')}: </span>
              {scores[who]?.total ?? 0}
            </span>
            <PlayerFigures view={view} who={who} />
          </li>
        );
      })}
    </ul>
  );
}

/** What a player has, as everybody may count it. */
export function PlayerFigures({ view, who }: { view: ExpancityView; who: number }) {
  const player = view.open.players[who]!;
  return (
    <span className="player-figures figures">
      <Figure main label={text('player.pool')} icon={<Blocks size={15} aria-hidden="true" />} value={player.pool} />
      <Figure label={text('player.reserve')} icon={<Package size={15} aria-hidden="true" />} value={player.reserve} />
      <Figure
        main
        label={text('player.progress')}
        hint={text('player.progress-long', { limit: progressLimit })}
        icon={<HardHat size={15} aria-hidden="true" />}
        value={`${inProgress(view.open, who).length}/${progressLimit}`}
      />
      <Figure
        label={text('player.held')}
        hint={text('player.held-long')}
        icon={<Files size={15} aria-hidden="true" />}
        value={player.held}
      />
      <Figure
        label={text('player.revealed')}
        hint={text('player.revealed-long')}
        icon={<FileCheck2 size={15} aria-hidden="true" />}
        value={player.revealed.length}
      />
    </span>
  );
}

interface FigureProps {
  /** One of the two that a narrow screen has room for. */
  main?: boolean;
  label: string;
  hint?: string;
  icon: ReactNode;
  value: number | string;
}

function Figure({ main = false, label, hint = label, icon, value }: FigureProps) {
  return (
    <span className={`player-figure ${main ? '' : 'player-figure-more'}`} title={hint}>
      <span className="player-label">{label}</span>
      <span className="inline-flex items-center gap-1">
        {icon}
        {value}
      </span>
    </span>
  );
}
