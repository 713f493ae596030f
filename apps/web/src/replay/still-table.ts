import { viewOf } from '@cityhall/match';
import { reads } from '@cityhall/ruleset';
import type { TableDocument, WireLine } from '@cityhall/wire';
import { createStore } from 'zustand/vanilla';
import type { TableLink, TableState } from '../link/table.ts';
import { actorAt, linesUpTo, type Perspective, type Replayed } from '../record/steps.ts';

/** What a replay shows at one step, in the form of a table that is followed. */
export function stillState(replayed: Replayed, at: number, perspective: Perspective): Partial<TableState> {
  const audience = perspective === 'all' ? actorAt(replayed, at) : perspective;
  const lines = linesUpTo(replayed, at, ({ to }) => perspective === 'all' || reads(audience, to));
  const document: TableDocument = {
    room: replayed.room,
    view: viewOf(replayed.steps[at]!.match, audience) as unknown as TableDocument['view'],
    undo: null,
  };
  return {
    copy: { edition: at, document, lines: lines as unknown as WireLine[], ahead: [] },
    present: replayed.room.places.map((_place, seat) => seat),
    you: { seat: audience === 'spectator' ? null : audience, host: false },
  };
}

const nothing = () => undefined;

/** A table at which nothing can be done: its state is set from outside. */
export function stillTable(first: Partial<TableState>): TableLink {
  const store = createStore<TableState>(() => ({
    table: 'A'.repeat(22),
    line: 'live',
    fault: null,
    copy: null,
    you: { seat: null, host: false },
    draft: null,
    present: [],
    spectators: 0,
    chat: null,
    me: null,
    unread: 0,
    ahead: 0,
    queue: [],
    refused: null,
    ...first,
  }));
  return {
    store,
    act: nothing,
    undo: nothing,
    deed: nothing,
    setDraft: nothing,
    say: nothing,
    readChat: nothing,
    ask: nothing,
    close: nothing,
  };
}
