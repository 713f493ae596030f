import { stageAsked } from '@cityhall/ruleset';
import {
  type Act,
  influenceArea,
  type Open,
  placeIn,
  type Seat,
  type SmallCityView,
  smallCityRules,
  tileAt,
  zones,
  zoneWidth,
} from '@cityhall/small-city';
import { useTable } from '@cityhall/web/kit/context.tsx';
import { TableFrame } from '@cityhall/web/kit/frame.tsx';
import type { ScreenProps } from '@cityhall/web/kit/game.ts';
import { Hints } from '@cityhall/web/kit/hints.tsx';
import { useRecent } from '@cityhall/web/kit/recent.ts';
import { Result } from '@cityhall/web/kit/result.tsx';
import { useWide } from '@cityhall/web/kit/use-wide.ts';
import { useEffect, useMemo, useState } from 'react';
import { Actions } from './actions.tsx';
import { Borough } from './borough.tsx';
import { Course } from './chart.tsx';
import { type Ctx, type Desk, nothingPicked, type Picked, still } from './desk.ts';
import { buryDesk, lookDesk, mayorsSpaces, moveDesk, planDesk, settleDesk, streetDesk } from './desks.ts';
import { hints } from './guide.ts';
import { courseOf } from './history.ts';
import { Inspector } from './inspector.tsx';
import { Panel } from './panel.tsx';
import { mirrored, placesCount, turned, type Ways } from './placing.ts';
import { Players } from './players.tsx';
import { Sentence } from './sentence.tsx';
import { settledDraft } from './settled.ts';
import { Side } from './side.tsx';
import { spokenText, zoneCells } from './spaces.ts';
import { usePlan } from './use-plan.ts';
import { useRepeat } from './use-repeat.ts';
import { gameWords, groupsOf, placeName, text } from './words.ts';
import './small-city.css';

const nobody: ReadonlySet<string> = new Set();

/** The table of Small City. */
export default function Screen(props: ScreenProps) {
  const { seat, names, colours, act, room, busy, draft, setDraft } = props;
  const view = props.view as SmallCityView;
  const { open } = view;
  const stage = stageAsked(smallCityRules, view, seat);
  const wide = useWide();
  const [picked, setPicked] = useState<Picked>(nothingPicked);
  const [shown, setShown] = useState<Seat>(seat ?? open.host ?? 0);
  const [aim, setAim] = useState<string | null>(null);
  const [pinned, setPinned] = useState(false);
  /** What one points at was tapped with a finger, which confirms with a second tap or the button below. */
  const [touched, setTouched] = useState(false);
  const [wantsAhead, setAhead] = useState(false);
  const [homes, setHomes] = useState<readonly string[]>([]);
  const lines = useTable((state) => state.copy?.lines);
  const ahead = wantsAhead && (stage === undefined || view.flow.asked[seat!]?.awaited !== true);

  const show = (who: Seat) => {
    setShown(who);
    setAim(null);
    setPinned(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision forgets what was taken up for the last one
  useEffect(() => {
    setPicked(nothingPicked);
    setHomes([]);
    setAim(null);
    setPinned(false);
    if (stage === 'propose' || stage === 'decide') setShown(open.host!);
    else if (stage !== undefined && seat !== null) setShown(seat);
  }, [stage, open.round]);

  const { plan, ways, setSteps } = usePlan(view, seat, stage, ahead, picked.tile, draft, setDraft);
  const ctx: Ctx = {
    view,
    open,
    seat,
    stage,
    names,
    colours,
    busy,
    shown,
    show,
    picked,
    pick: (change) => setPicked((before) => ({ ...before, ...change })),
    plan,
    ahead,
    setAhead: (next) => {
      setAhead(next);
      setPicked(nothingPicked);
      if (next) show(seat!);
    },
    draft,
    setDraft,
    act: act as Act,
  };
  const repeat = useRepeat(ctx, lines ?? []);
  const desk = deskOf(ctx, ways, setSteps);
  const own = shown === seat;
  const table: Open = own && plan ? plan.after : open;
  const side = open.players[shown]!.side === null ? settledDraft(ctx).side : null;
  const width = side ? zones[side].widths[0] : zoneWidth(table.players[shown]!);
  const cells = zoneCells(table, shown, width);
  const spots = new Map(cells.map((cell) => [cell, desk.spot(cell)]));
  const labels = new Map(cells.map((cell) => [cell, spokenText(ctx, table, cell, spots.get(cell)!)]));
  const aimed = aim === null ? undefined : spots.get(aim);
  const recent = useRecentSpaces(open, shown, stage !== undefined && view.flow.asked[seat!]?.awaited === true);
  const scores = useMemo(() => smallCityRules.score(view), [view]);

  const tap = (cell: string, sure: boolean) => {
    const spot = spots.get(cell) ?? still;
    const again = aim === cell;
    if (spot.state === 'refused') setPinned(!(again && pinned));
    else setPinned(false);
    setAim(cell);
    const looks = spot.state === 'lit' && spot.sure === true && !sure && !again;
    setTouched(looks);
    if (looks) return;
    if (!busy || plan) desk.tap(cell);
  };
  const key = (name: string) => {
    if (name === 'r' || name === 'R') ctx.pick({ pose: turned(picked.pose) });
    if (name === 'm' || name === 'M') ctx.pick({ pose: mirrored(picked.pose) });
  };
  const looked = picked.at ?? (ways ? null : aim);
  const lookedTile = looked === null ? undefined : tileAt(table.players[shown]!, looked);
  const ghost = (aim === null ? undefined : desk.ghost?.(aim)) ?? desk.laid;
  const area = ghost
    ? influenceArea({ tile: ghost.tile, cells: [...ghost.cells] })
    : picked.at && lookedTile
      ? influenceArea(lookedTile)
      : [];

  const panel = (
    <Panel
      ctx={ctx}
      wide={wide}
      setSteps={setSteps}
      places={ways ? placesCount(ways) : null}
      repeat={repeat}
      homes={homes}
      setHomes={setHomes}
    />
  );
  const inspector = aim !== null && aimed && (
    <Inspector
      ctx={ctx}
      open={table}
      cell={aim}
      spot={aimed}
      side={wide ? null : Number(aim[2]) < width / 2 ? 'bottom' : 'top'}
    />
  );
  return (
    <TableFrame
      title={text('screen.title')}
      game={smallCityRules.id}
      words={gameWords}
      tall
      players={<Players ctx={ctx} scores={scores} />}
      board={
        <div className="sc-table">
          <div className="sc-pane">
            <Borough
              open={table}
              borough={shown}
              side={side}
              colours={colours}
              label={text('screen.borough', { player: { seat: shown } }, names)}
              spots={spots}
              labels={labels}
              aim={aim}
              ghost={ghost}
              marked={desk.marked}
              area={area}
              blocked={mayorsSpaces(ctx, shown)}
              planned={plan && own ? plannedTiles(open, table, shown) : nobody}
              recent={recent}
              unmoved={open.moving ? new Set(open.moving.unmoved.flat()) : null}
              onAim={(cell, how) => {
                if (pinned && how === 'pointer') return;
                setPinned(false);
                setTouched(false);
                setAim(cell);
              }}
              onRelease={() => {
                setPinned(false);
                setAim(null);
                setPicked((before) => ({ ...nothingPicked, pose: before.pose }));
              }}
              onTap={tap}
              onKey={key}
            />
          </div>
          {!wide && inspector}
          {wide && (
            <div className="sc-beside">
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
              <section className="sc-panel" tabIndex={0} aria-label={text('screen.panel')}>
                {panel}
              </section>
              <div className="sc-explain">{inspector || <p className="text-soft">{text('screen.point')}</p>}</div>
            </div>
          )}
        </div>
      }
      side={<Side ctx={ctx} />}
      hint={<Hints hints={hints} view={view} seat={seat} />}
      hand={
        wide ? null : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          <section className="sc-panel sc-hand" tabIndex={0} aria-label={text('screen.panel')}>
            {panel}
          </section>
        )
      }
      sentence={<Sentence ctx={ctx} aimed={aimed} place={aim === null ? '' : placeName(aim)} />}
      actions={
        <Actions
          ctx={ctx}
          undoState={props.undoState}
          undo={props.undo}
          aimed={touched ? aimed : undefined}
          perform={() => {
            setTouched(false);
            setAim(null);
            if (aim !== null) desk.tap(aim);
          }}
          homes={homes}
        />
      }
      result={
        view.flow.over ? (
          <Result
            sheet={scores}
            outcome={view.flow.over}
            groups={groupsOf(scores)}
            words={gameWords}
            room={room}
            seat={seat}
          >
            <Course course={courseOf(lines ?? [], open.players.length)} names={names} colours={colours} />
          </Result>
        ) : null
      }
    />
  );
}

function deskOf(ctx: Ctx, ways: Ways | null, setSteps: Parameters<typeof planDesk>[2]): Desk {
  const { stage, shown, seat, ahead, plan } = ctx;
  if (ctx.open.players[shown]!.side === null) {
    return stage === 'settle' && shown === seat ? settleDesk(ctx) : lookDesk(ctx);
  }
  if (stage === 'move' && !ahead) return moveDesk(ctx);
  if ((stage === 'propose' || stage === 'decide') && !ahead) return streetDesk(ctx);
  if (stage === 'bury') return buryDesk(ctx);
  if (plan && stage !== 'ready' && shown === seat) return planDesk(ctx, ways, setSteps);
  return lookDesk(ctx);
}

/** Tiles that lie only in the plan, by their first space. */
function plannedTiles(now: Open, after: Open, borough: Seat): ReadonlySet<string> {
  const before = now.players[borough]!.tiles;
  return new Set(
    Object.entries(after.players[borough]!.tiles)
      .filter(([id, { tile }]) => before[id]?.tile !== tile)
      .map(([id]) => id),
  );
}

/** The spaces of a Borough that changed since one's last turn. */
function useRecentSpaces(open: Open, borough: Seat, mine: boolean): ReadonlySet<string> {
  const now = useMemo(() => {
    const entries = open.players.flatMap(({ tiles, citizens }, who) => [
      ...Object.values(tiles).flatMap(({ tile, cells }) =>
        cells.map((cell) => [placeIn(who, cell), `${tile} ${citizens[cell]?.join() ?? ''}`] as const),
      ),
    ]);
    return Object.fromEntries(entries);
  }, [open.players]);
  const changed = useRecent(now, mine);
  return new Set([...changed].filter((place) => Number(place[0]) === borough).map((place) => place.slice(2)));
}
