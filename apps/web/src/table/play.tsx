import type { AnyView, Seat } from '@cityhall/ruleset';
import type { Room } from '@cityhall/wire';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useBell } from '../device/bell.ts';
import { WithSurroundings } from '../kit/bar.tsx';
import { useLink, useTable } from '../kit/context.tsx';
import type { Game } from '../kit/game.ts';
import { useNames } from '../kit/names.ts';
import { MissingPage } from '../ui/missing.tsx';
import { listed, say } from '../words/index.ts';
import { gameName, gameOf } from './games.ts';
import { HouseBar } from './house-bar.tsx';
import { panels } from './panels.ts';
import type { Moment } from './past.ts';
import { useNoteSeen } from './since.ts';

const LookBack = lazy(() => import('./look-back.tsx').then((module) => ({ default: module.LookBack })));

const nothing = () => undefined;

/** A table in play or over: the game's own screen, fed by the table. */
export function Play({ room }: { room: Room }) {
  const game = gameOf(room.game);
  const view = useTable((state) => state.copy?.document.view) as AnyView | null | undefined;
  if (!game || !view) return <MissingPage />;
  return <PlayGame game={game} room={room} view={view} />;
}

function PlayGame({ game, room, view }: { game: Game; room: Room; view: AnyView }) {
  const link = useLink();
  const seat = useTable((state) => state.you.seat);
  const undoState = useTable((state) => state.copy?.document.undo) ?? null;
  const draft = useTable((state) => state.draft);
  const busy = useTable((state) => state.queue.some((command) => command.name !== 'deed'));
  const names = useNames();
  const colours = useMemo(() => room.places.map((place) => place.colour), [room]);
  const lines = useTable((state) => state.copy?.lines.length) ?? 0;
  const mine = seat !== null && !view.flow.over && view.flow.asked[seat]?.awaited === true;
  useBell(mine);
  useNoteSeen(room.table, mine, lines);
  const title = say('table.title', { game: gameName(room.game), names: listed(names) });
  const [looking, setLooking] = useState(false);
  const [past, setPast] = useState<{ moment: Moment; at: number } | null>(null);
  const show = useCallback((moment: Moment, at: number) => setPast({ moment, at }), []);
  const comeBack = () => {
    setLooking(false);
    setPast(null);
  };
  const ended = room.status === 'over' && !view.flow.over;
  const shown = useMemo(
    () => (past ? asking(past.moment.document.view as unknown as AnyView, seat) : ended ? asking(view, 'all') : view),
    [past, ended, view, seat],
  );
  const bar = (
    <>
      <HouseBar room={room} />
      {looking && (
        <Suspense fallback={null}>
          <LookBack at={past?.at ?? null} onShow={show} onReturn={comeBack} />
        </Suspense>
      )}
    </>
  );
  const look = { on: looking, toggle: looking ? comeBack : () => setLooking(true) };
  const still = past !== null || room.paused || room.status !== 'playing';
  return (
    <WithSurroundings
      bar={bar}
      look={look}
      panels={panels}
      still={past ? say('back.past') : ended ? say('bar.over') : null}
    >
      <title>{say('house.title', { page: mine ? say('table.title-turn', { title }) : title })}</title>
      <game.Screen
        key={past ? 'past' : 'now'}
        view={shown}
        seat={seat}
        room={room}
        names={names}
        colours={colours}
        act={past ? nothing : link.act}
        undo={past ? nothing : link.undo}
        undoState={past ? null : undoState}
        draft={draft}
        setDraft={past ? nothing : link.setDraft}
        busy={busy || still}
      />
    </WithSurroundings>
  );
}

/** A view in which one seat, or everybody, is not asked any more: what cannot be decided is not offered. */
function asking(view: AnyView, without: Seat | 'all' | null): AnyView {
  const asked = Object.entries(view.flow.asked).filter(([each]) => without !== 'all' && Number(each) !== without);
  return { ...view, flow: { ...view.flow, asked: Object.fromEntries(asked) } };
}
