import * as z from 'zod/mini';
import { move, phase, refuse, type Tools } from '../define.ts';
import { addVotes } from '../earning.ts';
import { leaveGame } from '../leaving.ts';
import { cemeterySpaces, dies, duties, bury as layToRest, measure, type Victim, victims } from '../pollution.ts';
import { living, turnOrder } from '../seats.ts';
import { cellSchema, type Open, placeSchema, type Seat } from '../state.ts';
import { spaceName } from '../telling.ts';
import { awaitedNow, seatingOrder } from '../turns.ts';
import { votesOf } from '../voting.ts';

/** Phase V: votes of Residences and of the University. */
export const voting = phase({
  begin({ open }, { say }) {
    for (const seat of turnOrder(open)) {
      const { residence, university } = votesOf(open, seat);
      addVotes(open, seat, 'residence', residence);
      addVotes(open, seat, 'university', university);
      say('all', 'voted', { player: { seat }, residence, university, votes: open.players[seat]!.votes });
    }
  },
  awaits: () => ({}),
  stages: {},
  next: () => 'pollution',
});

/** Names who dies and where the Cemetery lies; null where none is laid (SC-21). */
export const bury = move({
  args: z.strictObject({ victim: z.union([placeSchema, z.literal('hall')]), cemetery: z.nullable(cellSchema) }),
  *candidates({ open }, seat) {
    for (const victim of victims(open, seat)) {
      for (const cemetery of gravesFor(open, seat, victim)) yield { victim, cemetery };
    }
  },
  check({ open }, seat, { victim, cemetery }) {
    if (!victims(open, seat).includes(victim)) return refuse('SC-21', 'not-to-be-named', {}, [victim]);
    return gravesFor(open, seat, victim).includes(cemetery)
      ? undefined
      : refuse('SC-21', 'no-grave-there', {}, cemetery ? [cemetery] : []);
  },
  apply({ open }, seat, { victim, cemetery }, tools) {
    name(open, seat, victim, cemetery, tools);
    open.duty -= 1;
    goOn(open, tools);
  },
});

function gravesFor(open: Open, seat: Seat, victim: Victim): (string | null)[] {
  const spaces = dies(open, victim) ? cemeterySpaces(open, seat) : [];
  return spaces.length > 0 ? spaces : [null];
}

function name(open: Open, seat: Seat, victim: Victim, cemetery: string | null, { say }: Tools): void {
  const { owner, dead } = layToRest(open, seat, victim, cemetery);
  const words = { player: { seat }, owner: { seat: owner } };
  if (!dead) say('all', 'saved', words);
  else if (cemetery === null) say('all', 'died-unburied', words);
  else say('all', 'died', { ...words, space: spaceName(cemetery) });
}

/** Whoever can name nobody, or one alone, is not asked. */
function goOn(open: Open, tools: Tools): void {
  while (open.queue.length > 0) {
    const seat = open.queue[0]!;
    const named = open.duty > 0 ? victims(open, seat) : [];
    if (named.length === 0) {
      open.queue.shift();
      open.duty = open.queue.length > 0 ? 1 : 0;
      continue;
    }
    const graves = gravesFor(open, seat, named[0]!);
    if (named.length > 1 || graves.length > 1) return;
    name(open, seat, named[0]!, graves[0]!, tools);
    open.duty -= 1;
  }
}

/** Phase VI: all measure, those at 100 are out, then the living bury (SC-20, SC-21). */
export const pollution = phase({
  begin({ open }, tools) {
    for (const seat of turnOrder(open)) {
      const player = open.players[seat]!;
      player.rise = measure(open, seat).total;
      player.pollution += player.rise;
      tools.say('all', 'measured', { player: { seat }, rise: player.rise, pollution: player.pollution });
    }
    leaveGame(open, tools);
    if (open.outcome || living(open).length === 0) return;
    const due = duties(open);
    open.queue = due.map(({ seat }) => seat);
    open.duty = due[0]?.deaths ?? 0;
    goOn(open, tools);
  },
  awaits: (open) => awaitedNow(open, 'bury', []),
  order: seatingOrder,
  stages: { bury: ['bury'] },
  next: () => 'council',
});
