import type { AnyView } from '@cityhall/ruleset';
import type { Room } from '@cityhall/wire';
import { useMemo } from 'react';
import type { Game } from '../games/game.ts';
import { gameName, gameOf } from '../games/index.ts';
import { MissingPage } from '../pages/missing.tsx';
import { listed, say } from '../words/index.ts';
import { useBell } from './bell.ts';
import { useLink, useTable } from './context.tsx';
import { useNames } from './names.ts';
import { useNoteSeen } from './since.ts';

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
  return (
    <>
      <title>{say('house.title', { page: mine ? say('table.title-turn', { title }) : title })}</title>
      <game.Screen
        view={view}
        seat={seat}
        room={room}
        names={names}
        colours={colours}
        act={link.act}
        undo={link.undo}
        undoState={undoState}
        draft={draft}
        setDraft={link.setDraft}
        busy={busy}
      />
    </>
  );
}
