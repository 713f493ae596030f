import {
  type ContractName,
  contractStatus,
  contracts,
  type ExpancityView,
  goalStandings,
  heightCaps,
  turnsOfGame,
} from '@cityhall/expancity';
import type { CellKey } from '@cityhall/grid';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import type { Colour } from '@cityhall/wire';
import { Check, CircleDashed, Eye, EyeOff, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { ContractCard } from './contract-card.tsx';
import { PlayerFigures } from './players.tsx';
import { text, word } from './words.ts';

interface Props {
  view: ExpancityView;
  seat: number | null;
  names: readonly string[];
  colours: readonly Colour[];
  /** The contract whose places are marked on the board. */
  shown: ContractName | null;
  onShow(contract: ContractName | null, cells: readonly CellKey[]): void;
  /** Reveals a contract, where that is possible now. */
  reveal: ((contract: ContractName) => void) | null;
}

/** Everything to consult: contracts in hand, goals with standings, height caps, what is left. */
export const Side = memo(function Side({ view, seat, names, colours, shown, onShow, reveal }: Props) {
  return (
    <div className="flex flex-col gap-4 p-4">
      {seat !== null && view.own && (
        <Section title={text('side.contracts')}>
          {view.own.contracts.length === 0 && <p className="text-sm text-soft">{text('side.contracts-none')}</p>}
          <ul className="flex flex-col gap-2">
            {view.own.contracts.map((contract) => (
              <li key={contract}>
                <Held view={view} contract={contract} shown={shown === contract} onShow={onShow} reveal={reveal} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Goals view={view} names={names} colours={colours} />
      <Section title={text('side.players')} narrow>
        <ul className="flex flex-col gap-2">
          {view.open.players.map((_, who) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={who} className="paper-card px-3 py-2">
              <span className="mb-1 flex items-center gap-2 font-semibold">
                <SeatMark colour={colours[who]!} size={20} />
                {names[who]}
              </span>
              <PlayerFigures view={view} who={who} />
            </li>
          ))}
        </ul>
      </Section>
      {seat !== null && <Caps view={view} seat={seat} />}
      <Section title={text('side.supplies')}>
        <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 text-sm">
          <dt>{text('side.turns')}</dt>
          <dd>{text('screen.turn', { number: view.open.turn.number, all: turnsOfGame })}</dd>
          <dt>{text('side.bag')}</dt>
          <dd>{view.open.bag}</dd>
          <dt>{text('side.deck')}</dt>
          <dd>{view.open.deck}</dd>
        </dl>
      </Section>
    </div>
  );
});

interface SectionProps {
  title: string;
  hint?: string;
  /** Only where the screen is too narrow to show it elsewhere. */
  narrow?: boolean;
  children: ReactNode;
}

function Section({ title, hint, narrow = false, children }: SectionProps) {
  return (
    <section className={narrow ? 'lg:hidden' : ''}>
      <h2 className="mb-1.5 text-base">{title}</h2>
      {hint && <p className="mb-1.5 text-xs text-soft">{hint}</p>}
      {children}
    </section>
  );
}

const signs = { met: Check, possible: CircleDashed, impossible: X } as const;

function Held({
  view,
  contract,
  shown,
  onShow,
  reveal,
}: Pick<Props, 'view' | 'onShow' | 'reveal'> & { contract: ContractName; shown: boolean }) {
  const { status, cells, missing } = contractStatus(view, contract);
  const Sign = signs[status];
  return (
    <div className="paper-card p-2">
      <ContractCard contract={contract} />
      <div className="flex min-h-11 flex-wrap items-center gap-2 text-sm">
        <span
          className={`inline-flex items-center gap-1 ${status === 'met' ? 'font-semibold text-good' : 'text-soft'}`}
        >
          <Sign size={16} aria-hidden="true" />
          {text(`contract.${status}`, { missing })}
        </span>
        {cells.length > 0 && (
          <button
            type="button"
            className="tap ml-auto inline-flex items-center gap-1 rounded-lg px-2 text-soft hover:text-ink"
            aria-pressed={shown}
            onClick={() => onShow(shown ? null : contract, cells)}
          >
            {shown ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
            {text(shown ? 'contract.hide' : 'contract.show')}
          </button>
        )}
        {status === 'met' && reveal && (
          <button
            type="button"
            className="tap rounded-lg bg-accent px-3 font-semibold text-on-accent"
            onClick={() => reveal(contract)}
          >
            {text('action.reveal', { points: contracts[contract].points })}
          </button>
        )}
        {status === 'met' && !reveal && <span className="w-full text-xs text-soft">{text('contract.met-later')}</span>}
      </div>
    </div>
  );
}

function Goals({ view, names, colours }: Pick<Props, 'view' | 'names' | 'colours'>) {
  const awards = view.open.awards ?? goalStandings(view.open);
  const points = awards.length > 0 ? (view.open.players.length === 2 ? 18 : 12) : 0;
  return (
    <Section title={text('side.goals')} hint={text('side.goal-points', { points })}>
      <ul className="flex flex-col gap-2">
        {awards.map(({ goal, standing, winners }) => (
          <li key={goal} className="paper-card px-3 py-2">
            <span className="font-semibold">{word(`goal.${goal}`)}</span>
            <span className="block text-xs text-soft">{word(`goal.${goal}.about`)}</span>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              {standing.map((held, who) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  key={who}
                  className={`figures inline-flex items-center gap-1.5 ${winners.includes(who) ? 'font-semibold' : 'text-soft'}`}
                >
                  <SeatMark colour={colours[who]!} size={20} />
                  <span className="sr-only">{names[who]}: </span>
                  {held}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Caps({ view, seat }: { view: ExpancityView; seat: number }) {
  const caps = heightCaps(view.open, seat);
  return (
    <Section title={text('side.caps')} hint={text('side.caps-hint')}>
      <dl className="figures grid grid-cols-2 gap-2">
        {(['residential', 'commercial'] as const).map((kind) => (
          <div key={kind} className="paper-card flex items-center gap-2 px-3 py-2">
            <dt className="flex items-center gap-2 text-sm">
              <span className="size-3 rounded-sm" style={{ background: `var(--${kind})` }} />
              {text(`side.caps-${kind}`)}
            </dt>
            <dd className="score ml-auto text-lg">{caps[kind]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
