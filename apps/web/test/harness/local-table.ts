import { loadGame } from '@cityhall/catalogue';
import { act, awaitedOf, overOf, seedBy, startMatch, undo as undoIn, undoOf, viewOf } from '@cityhall/match';
import { anyChoice, defaultOptions, type Json, reads, seededRandom } from '@cityhall/ruleset';
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

/** A table played in the page itself, on the engine and without a server: to look at the screen while it is drawn. */
export async function localTable(asked: LocalOptions): Promise<TableLink> {
  const { game, seats, ahead, seat, seed, stage, player } = asked;
  const ruleset = await loadGame(game);
  const options = { ...defaultOptions(ruleset.options), ...asked.options };
  const random = seededRandom(seed);
  const start = startMatch(ruleset, { seats, options, seed: seedBy(random) });
  let { match } = start;
  const lines = [...start.lines];
  let edition = 0;
  const colours = ['red', 'blue', 'yellow', 'green', 'violet'] as const;
  const names = ['Ann', 'Benedikt', 'Chiara', 'Dmitri', 'Eun-ji'];

  function apply(who: number, move: string, args: Json) {
    const result = act(match, who, move, args);
    if (!result.ok) throw new Error(`${move}: ${result.refusal.code}`);
    match = result.match;
    lines.push(...result.lines);
    edition += 1;
  }
  const awaited = () => awaitedOf(match);
  function botStep(who = awaited()[0]): boolean {
    if (who === undefined) return false;
    const view = viewOf(match, who);
    const { move, args } = player === 'bot' ? ruleset.bot(view, who, random) : anyChoice(ruleset, view, who, random)!;
    apply(who, move, args);
    return true;
  }
  const other = () => awaited().find((who) => who !== seat);
  const mine = () => seat !== null && awaited().includes(seat);
  const asks = () => (seat === null ? undefined : viewOf(match, seat).flow.asked[seat]?.stage);
  for (let step = 0; step < ahead; step++) if (!botStep()) break;
  if (seat !== null && stage !== null) for (let step = 0; step < 600 && asks() !== stage; step++) if (!botStep()) break;
  const others = () => {
    while (seat !== null && !mine() && other() !== undefined) botStep(other());
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
    const over = overOf(match) !== null;
    return {
      room: over ? { ...room, status: 'over', seed: '00000000000000000000000000000000' } : room,
      view: viewOf(match, seat ?? 'spectator') as unknown as TableDocument['view'],
      undo: seat === null ? null : undoOf(match, seat),
    };
  }
  const copy = () => ({
    edition,
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
    undo() {
      const result = undoIn(match, seat!);
      if (!result.ok) return;
      match = result.match;
      lines.push(...result.lines);
      edition += 1;
      store.setState({ copy: copy() });
    },
    deed: () => undefined,
    setDraft: (draft) => store.setState({ draft }),
    say: () => undefined,
    readChat: () => undefined,
    ask: () => undefined,
    close: () => undefined,
  };
}
