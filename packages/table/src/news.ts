import { type Line, reads, type Seat } from '@cityhall/ruleset';
import type { WireLine } from '@cityhall/wire';
import type { TableEvent } from './event.ts';
import { type Kept, type Lines, linesFor } from './kept.ts';
import { stageOf } from './make-roster.ts';
import { awaitedIn } from './state.ts';

/** Something that the person of a seat wants to hear of when away. Nothing in it is hidden from anybody. */
export interface News {
  seat: Seat;
  kind: 'turn' | 'remind' | 'late' | 'over';
  /** The stage at which the seat is asked; null where it is asked nothing. */
  stage: string | null;
  /** What happened since the seat's own last action, as spectators read it, the latest last. */
  since: WireLine[];
}

/** How many lines news hold at most. */
const mostLines = 6;

/** What the table itself said, for the chat. */
export function noticesOf(lines: readonly Line[], more: readonly Line[] = []): WireLine[] {
  return linesFor(
    'spectator',
    [...lines, ...more].filter(({ to, key }) => to === 'all' && key.startsWith('log.table-')),
  );
}

/** Whom an entry concerns who may be away: made of what spectators see, since news pass through other hands. */
export function newsOf(before: Kept, after: Kept, event: TableEvent): News[] {
  const was = awaitedIn(before.state);
  const { places, status } = after.state;
  const news: News[] = [];
  const add = (seat: number, kind: News['kind']) => {
    if (places[seat]!.kind !== 'person') return;
    const stage = kind === 'over' ? null : stageOf(after.state, seat);
    news.push({ seat, kind, stage, since: since(after.lines, seat) });
  };
  if (status === 'over' && before.state.status !== 'over') {
    for (const seat of places.keys()) add(seat, 'over');
    return news;
  }
  if (event.kind === 'remind' || event.kind === 'late') add(event.seat, event.kind);
  for (const seat of awaitedIn(after.state)) if (!was.includes(seat)) add(seat, 'turn');
  return news;
}

/** The lines after the last one that is about this seat, as spectators read them. */
function since(lines: Lines, seat: number): WireLine[] {
  const told: Line[] = [];
  for (const line of backwards(lines)) {
    if (told.length === mostLines || isAbout(line, seat)) break;
    if (reads('spectator', line.to)) told.unshift(line);
  }
  return linesFor('spectator', told);
}

function* backwards(lines: Lines): Generator<Line> {
  for (let at: Lines | null = lines; at; at = at.before) yield* [...at.newest].reverse();
}

function isAbout({ params }: Line, seat: number): boolean {
  return Object.values(params ?? {}).some(
    (param) => typeof param === 'object' && 'seat' in param && param.seat === seat,
  );
}
