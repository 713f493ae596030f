import { loadGame } from '@cityhall/catalogue';
import {
  type AnyView,
  anyChoice,
  defaultOptions,
  type Flow,
  type Json,
  type Line,
  reads,
  seededRandom,
} from '@cityhall/ruleset';
import type { Room, TableDocument } from '@cityhall/wire';
import { createStore } from 'zustand/vanilla';
import type { TableLink, TableState } from '../../src/link/table.ts';

export interface LocalOptions {
  game: string;
  /** Options of the game, those left out as usual. */
  options: { [name: string]: string | number | boolean };
  seats: number;
  /** Decisions that bots take for everybody before the first picture. */
  ahead: number;
  /** Decisions that bots take after that for the seats not watched. */
  seat: number | null;
  seed: number;
  /** Stop ahead only where this stage is asked of the watched seat. */
  stage: string | null;
  /** Who plays ahead: the game's bots, or anybody by chance, who reaches what no bot chooses. */
  player: 'bot' | 'any';
}

/** A table played in the page itself, without server or undo: to look at the screen while it is drawn. */
export async function localTable(asked: LocalOptions): Promise<TableLink> {
  const { game, seats, ahead, seat, seed, stage, player } = asked;
  const ruleset = await loadGame(game);
  const options = { ...defaultOptions(ruleset.options), ...asked.options };
  const random = seededRandom(seed);
  const lines: Line[] = [];
  const tools = {
    random,
    say: (to: Line['to'], key: string, params?: Line['params']) =>
      void lines.push({ to, key, ...(params ? { params } : {}) }),
  };
  let state = ruleset.setup(seats, options, tools);
  let phase = ruleset.start;
  let decision = 0;
  const colours = ['red', 'blue', 'yellow', 'green', 'violet'] as const;
  const names = ['Ann', 'Benedikt', 'Chiara', 'Dmitri', 'Eun-ji'];

  const awaited = () => Object.entries(ruleset.phases[phase]!.awaits(state.open));
  const standing = () => Object.entries(ruleset.phases[phase]!.may?.(state.open) ?? {});
  function settle() {
    ruleset.phases[phase]!.begin?.(state, tools);
    while (awaited().length === 0 && !ruleset.final(state)) {
      ruleset.phases[phase]!.end?.(state, tools);
      phase = ruleset.phases[phase]!.next(state.open);
      ruleset.phases[phase]!.begin?.(state, tools);
    }
  }
  function viewOf(who: number | null): AnyView {
    const flow: Flow = {
      phase,
      turn: decision,
      asked: {
        ...Object.fromEntries(standing().map(([one, asks]) => [Number(one), { stage: asks, awaited: false }])),
        ...Object.fromEntries(awaited().map(([one, asks]) => [Number(one), { stage: asks, awaited: true }])),
      },
      decision,
      over: ruleset.final(state) ?? null,
    };
    return { seat: who, flow, open: state.open, own: who === null ? null : state.own[who]! };
  }
  function apply(who: number, move: string, args: Json) {
    state = structuredClone(state);
    ruleset.moves[move]!.apply(state, who, args, tools);
    decision += 1;
    if (awaited().length === 0 && !ruleset.final(state)) {
      ruleset.phases[phase]!.end?.(state, tools);
      phase = ruleset.phases[phase]!.next(state.open);
      settle();
    }
  }
  function botStep(who = awaited()[0]?.[0]): boolean {
    if (who === undefined || ruleset.final(state)) return false;
    const view = viewOf(Number(who));
    const choice =
      player === 'bot' ? ruleset.bot(view, Number(who), random) : anyChoice(ruleset, view, Number(who), random)!;
    apply(Number(who), choice.move, choice.args);
    return true;
  }
  const other = () => awaited().find(([who]) => Number(who) !== seat)?.[0];
  const mine = () => awaited().find(([who]) => Number(who) === seat);
  const asks = () => (mine() ?? standing().find(([who]) => Number(who) === seat))?.[1];
  settle();
  for (let step = 0; step < ahead; step++) if (!botStep()) break;
  if (seat !== null && stage !== null) for (let step = 0; step < 600 && asks() !== stage; step++) botStep();
  const others = () => {
    while (seat !== null && !mine() && other() !== undefined && !ruleset.final(state)) botStep(other());
  };
  if (stage === null) others();

  const room: Room = {
    table: 'harness000000000000000',
    game,
    options,
    places: Array.from({ length: seats }, (_, i) => ({
      kind: 'person',
      name: names[i]!,
      colour: colours[i]!,
      ready: true,
      level: null,
      conceded: false,
    })),
    status: 'playing',
    host: 0,
    commitment: '374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb',
    seed: null,
    name: null,
    listed: false,
    watching: true,
    whenFull: false,
    pace: { kind: 'free' },
    paused: false,
    clocks: [],
    proposal: null,
    ended: null,
    rematch: null,
  };
  function document(): TableDocument {
    const over = ruleset.final(state) !== undefined;
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
    chat: null,
    me: null,
    unread: 0,
    ahead: 0,
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
    setDraft: (draft) => store.setState({ draft }),
    say: () => undefined,
    readChat: () => undefined,
    ask: () => undefined,
    close: () => undefined,
  };
}
