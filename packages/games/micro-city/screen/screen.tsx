import type { CellKey } from '@cityhall/grid';
import {
  type Act,
  type Area,
  type Good,
  isCompetitive,
  type MicroCityView,
  microCityRules,
} from '@cityhall/micro-city';
import { movesOpen } from '@cityhall/ruleset';
import { TableFrame } from '@cityhall/web/kit/frame.tsx';
import type { ScreenProps } from '@cityhall/web/kit/game.ts';
import { Hints } from '@cityhall/web/kit/hints.tsx';
import { useRecent } from '@cityhall/web/kit/recent.ts';
import { Result } from '@cityhall/web/kit/result.tsx';
import { useEffect, useMemo, useState } from 'react';
import { Actions } from './actions.tsx';
import { Projects } from './building.tsx';
import { Choices } from './choices.tsx';
import { City } from './city.tsx';
import { hints } from './guide.ts';
import { Hand, Laid } from './hand.tsx';
import { Inspector } from './inspector.tsx';
import { type Deed, intentOf, lying, type Picked, paying, paymentFor, playing, quartersOf, stageOf } from './model.ts';
import { Payments } from './payments.tsx';
import { Sentence } from './sentence.tsx';
import { Side } from './side.tsx';
import { Status } from './status.tsx';
import { gameWords, text } from './words.ts';
import './micro-city.css';

const pointGroups = {
  goal: text('group.goal'),
  advantage: text('group.advantage'),
  token: text('group.token'),
};
const stageGroups = { stages: text('group.stages') };

const none: ReadonlySet<CellKey> = new Set();

/** The table of Micro City. */
export default function Screen(props: ScreenProps) {
  const { seat, names, colours, act, room, busy } = props;
  const view = props.view as MicroCityView;
  const { open } = view;
  const stage = stageOf(view, seat);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [tray, setTray] = useState(false);
  const [payment, setPayment] = useState<Good | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const [aim, setAim] = useState<CellKey | null>(null);
  const [pinned, setPinned] = useState(false);
  const [where, setWhere] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision forgets what was chosen for the last one
  useEffect(() => {
    setPicked(null);
    setArea(null);
    setAim(null);
    setPinned(false);
    setTray(false);
    setWhere(false);
  }, [stage, open.turn.number]);

  const payments = paying.has(stage) && tray;
  const pay = payments && seat !== null ? paymentFor(open.players[seat]!.goods, payment) : null;
  const intent = useMemo(
    () => intentOf(stage, { picked: tray ? null : picked, pay, area }),
    [stage, picked, tray, pay, area],
  );
  const quarters = useMemo(() => quartersOf(view, seat, intent), [view, seat, intent]);
  const spaces = useMemo(() => lying(open), [open]);
  const recent = useRecent(spaces, stage !== undefined);
  const scores = useMemo(() => microCityRules.score(view), [view]);
  const aimed = aim === null ? undefined : quarters.find(({ cell }) => cell === aim);

  const perform = (deed: Deed | undefined) => {
    if (!deed || busy) return;
    setPinned(false);
    setAim(null);
    (act as Act)(deed.move, deed.args);
  };
  const tap = (cell: CellKey, sure: boolean) => {
    const quarter = quarters.find((one) => one.cell === cell)!;
    if (quarter.deed && (sure || aim === cell)) {
      perform(quarter.deed);
      return;
    }
    // What cannot be done stays explained until something else is tapped, so that its rule can be opened.
    const again = aim === cell && pinned;
    setPinned(!again && !quarter.deed);
    setAim(again ? null : cell);
  };
  const mayBuild = seat !== null && (playing.has(stage) || paying.has(stage));

  const holding =
    seat === null || !stage ? null : (
      <>
        {playing.has(stage) && !tray && (
          <Hand
            view={view}
            seat={seat}
            names={names}
            picked={picked}
            onPick={(next) => {
              setPicked(next);
              setAim(null);
              setWhere(false);
            }}
          />
        )}
        {payments && (
          <Payments view={view} seat={seat} names={names} pay={pay} busy={busy} onPay={setPayment} perform={perform} />
        )}
        {stage === 'together' && !tray && <Laid cards={open.sides[0]!.hand} />}
        <Choices
          view={view}
          seat={seat}
          stage={stage}
          names={names}
          colours={colours}
          busy={busy}
          area={area}
          onArea={setArea}
          perform={perform}
        />
      </>
    );

  return (
    <TableFrame
      title={text('screen.title')}
      game={microCityRules.id}
      words={gameWords}
      tall
      players={<Status view={view} seat={seat} names={names} colours={colours} />}
      board={
        <City
          view={view}
          seat={seat}
          quarters={quarters}
          names={names}
          colours={colours}
          aimed={aim}
          recent={open.players.length > 1 ? recent : none}
          where={where && mayBuild}
          onAim={(cell, how) => {
            if (pinned && how === 'pointer') return;
            setPinned(false);
            setAim(cell);
          }}
          onRelease={() => {
            setPinned(false);
            setAim(null);
          }}
          onTap={tap}
          beside={
            <Projects
              view={view}
              seat={seat ?? open.turn.seat}
              names={names}
              colours={colours}
              onTake={
                stage && movesOpen(microCityRules, view, seat!).includes('takeAdvantage')
                  ? (advantage) => perform({ move: 'takeAdvantage', args: { advantage } })
                  : null
              }
            />
          }
        >
          {aimed && (
            <Inspector
              view={view}
              seat={seat}
              quarter={aimed}
              names={names}
              where={where && mayBuild}
              side={Number(aimed.cell.split(',')[1]) < 2 ? 'bottom' : 'top'}
            />
          )}
        </City>
      }
      side={<Side view={view} names={names} />}
      hint={<Hints hints={hints} view={view} seat={seat} />}
      hand={holding}
      sentence={<Sentence view={view} seat={seat} names={names} intent={intent} quarters={quarters} aimed={aimed} />}
      actions={
        <Actions
          {...props}
          view={view}
          stage={stage}
          intent={intent}
          aimed={aimed}
          tray={tray}
          onTray={(next) => {
            setTray(next);
            setWhere(false);
          }}
          where={where}
          onWhere={playing.has(stage) && !picked ? () => setWhere(!where) : null}
          perform={perform}
        />
      }
      result={
        view.flow.over ? (
          <Result
            title={text(`end.${open.ended!}`)}
            sheet={scores}
            outcome={view.flow.over}
            groups={isCompetitive(open) ? pointGroups : stageGroups}
            shared={!isCompetitive(open)}
            words={gameWords}
            room={room}
            seat={seat}
          />
        ) : null
      }
    />
  );
}
