import { type ExpancityState, expancity } from '@cityhall/expancity';
import { type Flow, type Json, type Line, reads, seededRandom } from '@cityhall/ruleset';
import type { Room, TableDocument } from '@cityhall/wire';
import { createStore } from 'zustand/vanilla';
import type { TableLink, TableState } from '../../src/link/table.ts';

export interface LocalOptions {
  seats: number;
  /** Decisions that bots take for everybody before the first picture. */
  ahead: number;
  /** Decisions that bots take after that for the seats not watched. */
  seat: number | null;
  seed: number;
  /** Stop ahead only where this stage is asked of the watched seat. */
  stage: string | null;
}

/** A table played in the page itself, without server or undo: to look at the screen while it is drawn. */
export function localTable({ seats, ahead, seat, seed, stage }: LocalOptions): TableLink {
  const random = seededRandom(seed);
  const lines: Line[] = [];
  const tools = {
    random,
    say: (to: Line['to'], key: string, params?: Line['params']) =>
      void lines.push({ to, key, ...(params ? { params } : {}) }),
  };
  let state: ExpancityState = expancity.setup(seats, {}, tools);
  let phase = expancity.start;
  let decision = 0;
  const colours = ['red', 'blue', 'yellow', 'green'] as const;
  const names = ['Ann', 'Benedikt', 'Chiara', 'Dmitri'];

  const asked = () => Object.entries(expancity.phases[phase]!.awaits(state.open))[0];
  function settle() {
    while (!asked() && !expancity.final(state)) {
      phase = expancity.phases[phase]!.next(state.open);
      expancity.phases[phase]!.begin?.(state, tools);
    }
  }
  function viewOf(who: number | null) {
    const now = asked();
    const flow: Flow = {
      phase,
      turn: state.open.turn.number,
      asked: now ? { [Number(now[0])]: { stage: now[1], awaited: true } } : {},
      decision,
      over: expancity.final(state) ?? null,
    };
    return { seat: who, flow, open: state.open, own: who === null ? null : state.own[who]! };
  }
  function apply(who: number, move: string, args: Json) {
    state = structuredClone(state);
    expancity.moves[move]!.apply(state, who, args, tools);
    decision += 1;
    settle();
  }
  function botStep(): boolean {
    const now = asked();
    if (!now) return false;
    const who = Number(now[0]);
    const choice = expancity.bot(viewOf(who), who, random);
    apply(who, choice.move, choice.args);
    return true;
  }
  for (let step = 0; step < ahead; step++) if (!botStep()) break;
  const wanted = () => seat === null || stage === null || (asked()?.[0] === `${seat}` && asked()?.[1] === stage);
  for (let step = 0; step < 400 && !wanted(); step++) if (!botStep()) break;
  const others = () => {
    while (seat !== null && asked() && Number(asked()![0]) !== seat) botStep();
  };
  if (stage === null) others();

  const room: Room = {
    table: 'harness000000000000000',
    game: 'expancity',
    options: {},
    places: Array.from({ length: seats }, (_, i) => ({
      kind: 'person',
      name: names[i]!,
      colour: colours[i]!,
      ready: true,
    })),
    status: 'playing',
    host: 0,
    commitment: '374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb',
    seed: null,
  };
  function document(): TableDocument {
    const over = expancity.final(state) !== undefined;
    return {
      room: over ? { ...room, status: 'over', seed: '00000000000000000000000000000000' } : room,
      view: viewOf(seat) as unknown as TableDocument['view'],
      undo: seat === null ? null : { depth: 2, closed: null },
    };
  }
  const copy = () => ({
    edition: decision,
    document: document(),
    lines: lines.filter((line) => reads(seat ?? 'spectator', line.to)) as never,
    ahead: [],
  });
  const store = createStore<TableState>(() => ({
    table: room.table,
    line: 'live',
    fault: null,
    copy: copy(),
    you: { seat, host: true },
    draft: null,
    present: [0, 1],
    spectators: 1,
    queue: [],
    refused: null,
  }));
  return {
    store,
    act(move, args) {
      apply(seat!, move, args as Json);
      store.setState({ copy: copy() });
      setTimeout(() => {
        others();
        store.setState({ copy: copy() });
      }, 300);
    },
    undo: () => undefined,
    deed: () => undefined,
    setDraft: () => undefined,
    ask: () => undefined,
    close: () => undefined,
  };
}
