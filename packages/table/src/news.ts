import { type Line, reads, type Seat, tell, type Words } from '@cityhall/ruleset';
import { houseWords, letters, type WireLine } from '@cityhall/wire';
import type { TableEvent } from './event.ts';
import type { Kept, Lines } from './kept.ts';
import { askedText } from './make-roster.ts';
import { awaitedIn } from './state.ts';

/** Something that the person of a seat wants to hear of when away. Nothing in it is hidden from anybody. */
export interface News {
  seat: Seat;
  kind: 'turn' | 'remind' | 'late' | 'over';
  /** What the game is called. */
  game: string;
  /** What the seat is asked, in words; empty where it is asked nothing. */
  asked: string;
  /** What happened since the seat's own last action, as spectators read it, the latest last. */
  since: string[];
}

/** How many lines news hold at most. */
const mostLines = 6;

/** What the table itself said, for the chat. */
export function noticesOf(lines: readonly Line[], more: readonly Line[] = []): WireLine[] {
  return [...lines, ...more]
    .filter(({ to, key }) => to === 'all' && key.startsWith('log.table-'))
    .map(({ key, params }) => ({ key, ...(params ? { params } : {}) }) as WireLine);
}

/** Whom an entry concerns who may be away: made of what spectators see, since news pass through other hands. */
export function newsOf(before: Kept, after: Kept, event: TableEvent, words: Words): News[] {
  const was = awaitedIn(before.state);
  const { places, status } = after.state;
  const game = words['game.title'] ?? after.state.game;
  const news: News[] = [];
  const add = (seat: number, kind: News['kind']) => {
    if (places[seat]!.kind !== 'person') return;
    news.push({ seat, kind, game, asked: askedText(after.state, words, seat), since: since(after, seat, words) });
  };
  if (status === 'over' && before.state.status !== 'over') {
    for (const seat of places.keys()) add(seat, 'over');
    return news.map((one) => ({ ...one, asked: '' }));
  }
  if (event.kind === 'remind' || event.kind === 'late') add(event.seat, event.kind);
  for (const seat of awaitedIn(after.state)) if (!was.includes(seat)) add(seat, 'turn');
  return news;
}

const allWords = new WeakMap<Words, Words>();

/** The words of a game and of the house, put together once. */
function withHouse(game: Words): Words {
  let words = allWords.get(game);
  if (!words) {
    words = { ...houseWords, ...game };
    allWords.set(game, words);
  }
  return words;
}

/** The lines after the last one that is about this seat, as spectators read them. */
function since({ lines, state }: Kept, seat: number, game: Words): string[] {
  const words = withHouse(game);
  const names = state.places.map(({ name, colour }) => name ?? `Bot ${letters[colour]}`);
  const told: string[] = [];
  for (const line of backwards(lines)) {
    if (told.length === mostLines || isAbout(line, seat)) break;
    if (!reads('spectator', line.to)) continue;
    if (Object.hasOwn(words, line.key)) told.unshift(tell(words, line.key, line.params, names));
  }
  return told;
}

function* backwards(lines: Lines): Generator<Line> {
  for (let at: Lines | null = lines; at; at = at.before) yield* [...at.newest].reverse();
}

function isAbout({ params }: Line, seat: number): boolean {
  return Object.values(params ?? {}).some(
    (param) => typeof param === 'object' && 'seat' in param && param.seat === seat,
  );
}
