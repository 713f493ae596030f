import {
  type Die as DieState,
  goods,
  isCompetitive,
  type MicroCityView,
  sideOf,
  standingOf,
} from '@cityhall/micro-city';
import { useTable } from '@cityhall/web/kit/context.tsx';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import { say } from '@cityhall/web/words/index.ts';
import type { Colour } from '@cityhall/wire';
import { Coins, Hourglass, Layers, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Die, GoodIcon } from './pieces.tsx';
import { capital, text, word } from './words.ts';

interface Props {
  view: MicroCityView;
  seat: number | null;
  names: readonly string[];
  colours: readonly Colour[];
}

/** Rounds, tokens and each Company's tracks and dice, always in sight. */
export function Status({ view, seat, names, colours }: Props) {
  const { open } = view;
  const { rounds, of, pools, stages } = standingOf(view);
  const alone = open.players.length === 1;
  const competitive = isCompetitive(open);
  const last = rounds <= 2;
  return (
    <div className={`mc-status ${alone ? 'mc-status-alone' : ''}`}>
      <dl className="mc-clock">
        <Count
          label={text('status.rounds')}
          icon={<Hourglass size={16} aria-hidden="true" />}
          value={rounds}
          of={of}
          scarce={last}
        />
        {!competitive && (
          <Count
            label={text('status.tokens')}
            icon={<Coins size={16} aria-hidden="true" />}
            value={pools[0]!}
            of={8}
            scarce={pools[0]! <= 1}
          />
        )}
        {stages && (
          <Count
            more
            label={text('status.stages')}
            icon={<Layers size={16} aria-hidden="true" />}
            value={stages.completed}
            of={stages.of}
          />
        )}
      </dl>
      <ul className="mc-companies">
        {open.players.map((_, who) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={who}>
            <Company view={view} who={who} seat={seat} names={names} colours={colours} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CountProps {
  label: string;
  icon: ReactNode;
  value: number;
  of: number;
  scarce?: boolean;
  /** Only where there is room: it stands on the Building card too. */
  more?: boolean;
}

function Count({ label, icon, value, of, scarce = false, more = false }: CountProps) {
  return (
    <div className={`mc-count ${scarce ? 'mc-scarce' : ''} ${more ? 'mc-count-more' : ''}`}>
      <dt>
        {icon} {label}
      </dt>
      <dd className="score">
        {value}
        <span className="mc-count-of">/{of}</span>
      </dd>
    </div>
  );
}

function Company({ view, who, seat, names, colours }: Props & { who: number }) {
  const { open } = view;
  const room = useTable((state) => state.copy?.document.room);
  const present = useTable((state) => state.present);
  const alone = open.players.length === 1;
  const competitive = isCompetitive(open);
  const moving = !view.flow.over && view.flow.asked[who]?.awaited === true;
  const away = room?.places[who]?.kind === 'person' && !present.includes(who);
  const player = open.players[who]!;
  const state = [who === seat ? text('status.you') : null, away ? say('table.away') : null].filter(Boolean);
  return (
    <section
      className={`mc-company ${moving && !alone ? 'mc-moving' : ''}`}
      aria-label={text('status.company', { player: names[who] ?? '' })}
    >
      <div className={`mc-owner ${alone ? 'max-lg:hidden' : ''}`}>
        <SeatMark colour={colours[who]!} size={24} />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{names[who]}</span>
          <span className="mc-owner-state">
            {state.join(' · ')}
            {moving && (
              <span className="mc-owner-moving">
                {state.length > 0 ? ' · ' : ''}
                {text('status.to-move')}
              </span>
            )}
          </span>
        </span>
      </div>
      {competitive && (
        <dl className="mc-points figures">
          <div title={text('status.points')}>
            <dt className="sr-only">{text('status.points')}</dt>
            <dd className="mc-figure">
              <Trophy size={15} aria-hidden="true" />
              <span className="score">{standingOf(view).points![who]}</span>
            </dd>
          </div>
          <div title={text('status.tokens')}>
            <dt className="sr-only">{text('status.tokens')}</dt>
            <dd className="mc-figure">
              <Coins size={15} aria-hidden="true" />
              {open.sides[sideOf(open, who)]!.pool}
            </dd>
          </div>
        </dl>
      )}
      <ul className="mc-tracks figures">
        {goods.map((good) => {
          const number = player.goods[good];
          const label = text('status.track', { good: { word: `goods.${good}` }, number });
          return (
            <li key={good} className="mc-track" title={capital(label)}>
              <span className="sr-only">{label}</span>
              <span className="mc-track-head" aria-hidden="true">
                <GoodIcon good={good} size={17} />
                <span className="mc-track-name">{capital(word(`goods.${good}`))}</span>
                <span className="font-semibold">{number}</span>
              </span>
              <Pips filled={number} />
            </li>
          );
        })}
      </ul>
      <DicePool dice={player.dice} />
    </section>
  );
}

/** A track from 0 to 5. */
function Pips({ filled }: { filled: number }) {
  return (
    <span className="mc-pips" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((space) => (
        <span key={space} className={space <= filled ? 'mc-pip-full' : ''} />
      ))}
    </span>
  );
}

function DicePool({ dice }: { dice: readonly DieState[] }) {
  return (
    <ul className="mc-pool" aria-label={text('status.dice')}>
      {dice.map(({ value, used }, i) => {
        const label = text('status.die', { value, used: used ? 'yes' : 'no' });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          <li key={`${i} ${value}`} title={label} className="settle">
            <Die value={value} size={30} look={used ? 'used' : 'plain'} />
            <span className="sr-only">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
