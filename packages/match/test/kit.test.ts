import {
  type AnyRuleset,
  canonical,
  type Json,
  type MoveOf,
  type Seat,
  type State,
  seededRandom,
} from '@cityhall/ruleset';
import { type Carousel, carousel, stones } from '@cityhall/toys';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { describe, expect, test } from 'vitest';
import {
  act,
  awaitedOf,
  decisionOf,
  engineOf,
  freeze,
  type Match,
  overOf,
  startMatch,
  stateText,
  thaw,
  undo,
  undoOf,
  viewOf,
} from '../src/index.ts';

// Two seats of Stones set up with it shun 2 and 1.
const seed = '00112233445566778899aabbccddee00';
const begin = (ruleset: AnyRuleset, seats: number, options = {}) => startMatch(ruleset, { seats, options, seed }).match;

/** Does an action that must be allowed. */
function after(match: Match, seat: Seat, move: string, args: Json = {}): Match {
  const result = act(match, seat, move, args);
  if (!result.ok) throw new Error(`${move} of seat ${seat}: ${result.refusal.code}`);
  return result.match;
}

const phaseOf = (match: Match) => viewOf(match, 'spectator').flow.phase;
const openOf = (match: Match) => viewOf(match, 'spectator').open as Carousel['open'];

/** Three seats, everybody planned: whoever plans too much is asked again. */
function planned(...takes: number[]): Match {
  return takes.reduce((match, take, seat) => after(match, seat, 'plan', { take }), begin(carousel, takes.length));
}

describe('flow', () => {
  test('fault 8: all at once: any order, and each awaited seat only once', () => {
    let match = begin(carousel, 3);
    expect(awaitedOf(match)).toEqual([0, 1, 2]);
    match = after(match, 2, 'plan', { take: 0 });
    expect(awaitedOf(match)).toEqual([0, 1]);
    expect(act(match, 2, 'plan', { take: 1 })).toMatchObject({ ok: false, refusal: { code: 'not-now' } });
  });

  test('a confirmed plan can be taken back until all are ready', () => {
    let match = after(begin(carousel, 3), 0, 'plan', { take: 2 });
    match = after(match, 0, 'reconsider');
    expect(awaitedOf(match)).toEqual([0, 1, 2]);
  });

  test('fault 11: plans are carried out in order, and the seat whose plan broke is asked again in the middle', () => {
    expect(phaseOf(planned(3, 2, 1))).toBe('forced');
    const broken = planned(3, 2, 3);
    expect(phaseOf(broken)).toBe('reveal');
    expect(awaitedOf(broken)).toEqual([2]);
    expect(viewOf(broken, 2).flow.asked).toEqual({ 2: { stage: 'replan', awaited: true } });
    expect(act(broken, 2, 'replan', { take: 2 })).toMatchObject({ ok: false, refusal: { code: 'too-few' } });
  });

  test('an auction in which seats drop out goes round among those still bidding', () => {
    let match = planned(2, 2, 2);
    while (phaseOf(match) === 'forced') match = after(match, awaitedOf(match)[0]!, 'owe', { to: 'stock' });
    expect(awaitedOf(match)).toEqual([0]);
    match = after(match, 0, 'bid', { coins: 1 });
    match = after(match, 1, 'pass');
    match = after(match, 2, 'bid', { coins: 2 });
    expect(awaitedOf(match)).toEqual([0]);
    match = after(match, 0, 'pass');
    expect(openOf(match).places).toEqual([0, 1, 2]);
    expect(phaseOf(match)).toBe('risk');
  });

  test('fault 12: one out in mid-phase is not awaited again, and the last one left wins', () => {
    let match = planned(2, 2, 2);
    while (phaseOf(match) !== 'risk') {
      const seat = awaitedOf(match)[0]!;
      match = phaseOf(match) === 'forced' ? after(match, seat, 'owe', { to: 'box' }) : after(match, seat, 'pass');
    }
    const left = new Set([0, 1, 2]);
    while (!overOf(match) && left.size > 1) {
      const seat = awaitedOf(match)[0]!;
      expect(left).toContain(seat);
      match = phaseOf(match) === 'risk' ? after(match, seat, 'roll') : passOn(match, seat);
      for (const out of openOf(match).out) left.delete(out);
    }
    expect(overOf(match)?.winners.length).toBeLessThanOrEqual(3);
  });

  test('automatic phases chain round to the same phase, each begun', () => {
    let match = begin(carousel, 1);
    match = after(match, 0, 'plan', { take: 0 });
    match = after(match, 0, 'owe', { to: 'box' });
    const result = act(match, 0, 'hold', {});
    expect(result.ok && result.begun).toEqual(['tick', 'tock', 'tick', 'tock', 'tick', 'tock', 'deal', 'plan']);
  });

  test('the end of the game leaves everything as it was judged: no phase is ended after it', () => {
    const ended: AnyRuleset = {
      ...stones,
      phases: {
        play: { ...stones.phases.play!, end: ({ open }) => Object.assign(open, { heap: 1 }), next: () => 'play' },
      },
    };
    let match = begin(ended, 2);
    for (const seat of [0, 1, 0, 1]) match = after(match, seat, 'take', { count: 3 });
    expect(viewOf(match, 'spectator')).toMatchObject({ open: { heap: 0 }, flow: { phase: null, asked: {}, over: {} } });
  });

  test('fault 18: phases that follow each other without end are a fault, not a hang', () => {
    const endless: AnyRuleset = {
      ...carousel,
      phases: { ...carousel.phases, plan: { ...carousel.phases.plan!, awaits: () => ({}), may: () => ({}) } },
      final: () => undefined,
    };
    const quiet: AnyRuleset = {
      ...endless,
      phases: Object.fromEntries(
        Object.entries(endless.phases).map(([name, phase]) => [
          name,
          { ...phase, awaits: () => ({}), may: () => ({}) },
        ]),
      ),
    };
    expect(() => begin(quiet, 2)).toThrow(/without end|nobody is awaited/);
  });

  test('fault 10: a state in which nobody is awaited and nobody may act is a fault', () => {
    const dead: AnyRuleset = {
      ...stones,
      out: () => [0, 1],
      phases: { play: { ...stones.phases.play!, next: () => 'play' } },
    };
    expect(() => begin(dead, 2)).toThrow(/without end|nobody is awaited/);
  });
});

function passOn(match: Match, seat: Seat): Match {
  const stage = viewOf(match, seat).flow.asked[seat]!.stage;
  if (stage === 'plan') return after(match, seat, 'plan', { take: 0 });
  if (stage === 'owe') return after(match, seat, 'owe', { to: 'box' });
  return after(match, seat, 'pass');
}

describe('views', () => {
  test('a spectator has no drawer, a seat its own, nobody the sealed one', () => {
    const match = begin(carousel, 2);
    expect(viewOf(match, 'spectator')).toMatchObject({ seat: null, own: null });
    expect(Object.keys(viewOf(match, 1)).sort()).toEqual(['flow', 'open', 'own', 'seat']);
    expect(viewOf(match, 1).own).toBe(match.state.G.own[1]);
  });

  test('what did not change is the same object', () => {
    const match = begin(carousel, 3);
    const next = after(match, 0, 'play', { card: viewOf(match, 0).own.hand[0] });
    expect(viewOf(next, 1).own).toBe(viewOf(match, 1).own);
    expect(viewOf(next, 1).open.places).toBe(viewOf(match, 1).open.places);
  });

  test('another seat’s decision number is in no view', () => {
    const match = begin(carousel, 2);
    const next = after(match, 0, 'plan', { take: 1 });
    expect(canonical(viewOf(next, 1).flow.decision)).toBe(canonical(viewOf(match, 1).flow.decision));
    expect(viewOf(next, 'spectator').flow.decision).toBeNull();
  });
});

describe('decision numbers', () => {
  test('rise with the seat’s own actions, not with those of others', () => {
    const match = begin(carousel, 3);
    const next = after(match, 0, 'plan', { take: 1 });
    expect(decisionOf(next, 0)).toBe(decisionOf(match, 0) + 1);
    expect(decisionOf(next, 1)).toBe(decisionOf(match, 1));
  });

  test('rise when a seat is asked anew', () => {
    const match = begin(stones, 2);
    expect(decisionOf(after(match, 0, 'take', { count: 1 }), 1)).toBe(decisionOf(match, 1) + 1);
    const again = after(after(begin(carousel, 2), 0, 'plan', { take: 3 }), 1, 'plan', { take: 3 });
    expect(phaseOf(again)).toBe('reveal');
    expect(decisionOf(again, 1)).toBe(decisionOf(begin(carousel, 2), 1) + 1);
  });
});

describe('undo', () => {
  const start = begin(carousel, 3);
  const card = viewOf(start, 0).own.hand[0] as number;
  const played = after(start, 0, 'play', { card });

  test('gives back the very state before', () => {
    expect(undoOf(played, 0)).toEqual({ depth: 1, closed: null });
    const undone = undo(played, 0);
    expect(undone.ok && stateText(undone.match)).toBe(stateText(start));
  });

  test('nothing to undo is refused in words', () => {
    expect(undo(start, 0)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
    expect(undo(played, 1)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
  });

  test('an action that changes whom else the table awaits empties all stacks', () => {
    const passed = after(begin(stones, 2), 0, 'take', { count: 1 });
    expect(undoOf(passed, 0)).toEqual({ depth: 0, closed: 'passed' });
  });

  test('chance empties all stacks and says so', () => {
    const lucky = withMove('play', (draft, _seat, tools) => tools.random.below(6) >= 0 && draft.open.round);
    const match = after(begin(lucky, 3), 0, 'play', { card: viewOf(begin(lucky, 3), 0).own.hand[0] });
    expect(undoOf(match, 0)).toEqual({ depth: 0, closed: 'chance' });
  });

  test('reading the sealed drawer or another seat’s counts: looking is learning', () => {
    const nosy = withMove('play', (draft) => draft.sealed.piles);
    const first = begin(nosy, 3);
    expect(undoOf(after(first, 0, 'play', { card: viewOf(first, 0).own.hand[0] }), 0).closed).toBe('looked');
    const peeping = withMove('play', (draft, seat) => draft.own[seat === 0 ? 1 : 0]!.hand);
    expect(undoOf(after(first, 0, 'play', { card: viewOf(first, 0).own.hand[0] }), 0).depth).toBe(0);
    const second = begin(peeping, 3);
    expect(undoOf(after(second, 0, 'play', { card: viewOf(second, 0).own.hand[0] }), 0).closed).toBe('looked');
    const listing = withMove('play', (draft) => Object.values(draft.own));
    const third = begin(listing, 3);
    expect(undoOf(after(third, 0, 'play', { card: viewOf(third, 0).own.hand[0] }), 0).closed).toBe('looked');
  });

  test('another seat’s action closes what touched more than my own drawer', () => {
    const other = after(played, 1, 'play', { card: viewOf(played, 1).own.hand[0] });
    expect(undoOf(other, 0)).toEqual({ depth: 0, closed: 'another' });
    expect(undoOf(other, 1).depth).toBe(1);
  });

  test('what touched my own drawer alone stays undoable after others acted, and restores it alone', () => {
    const quiet = withMove(
      'plan',
      (draft, seat) => {
        draft.own[seat]!.hand.reverse();
      },
      true,
    );
    const first = begin(quiet, 3);
    const mine = after(first, 0, 'plan', { take: 2 });
    expect(undoOf(mine, 0).depth).toBe(1);
    const theirs = after(mine, 1, 'play', { card: viewOf(mine, 1).own.hand[0] });
    expect(undoOf(theirs, 0).depth).toBe(1);
    const undone = undo(theirs, 0);
    if (!undone.ok) throw new Error('refused');
    expect(undone.match.state.G.own[0]).toEqual(first.state.G.own[0]);
    expect(undone.match.state.G.open).toBe(theirs.state.G.open);
  });

  test('undoing my open action does not bring back what another seat has undone meanwhile', () => {
    const quiet = withMove(
      'plan',
      (draft, seat) => {
        draft.own[seat]!.plan = 3;
      },
      true,
    );
    const first = begin(quiet, 3);
    const theirs = after(first, 0, 'plan', { take: 2 });
    const mine = after(theirs, 1, 'play', { card: viewOf(theirs, 1).own.hand[0] });
    const undone = undo(mine, 0);
    if (!undone.ok) throw new Error('refused');
    const back = undo(undone.match, 1);
    if (!back.ok) throw new Error('refused');
    expect(back.match.state.G).toEqual(first.state.G);
  });

  test('fault 4: chance never turns back: a draw after an undo is not the draw before', () => {
    expect(undo(played, 0)).toMatchObject({ ok: true });
    const undone = undo(played, 0);
    if (!undone.ok) throw new Error('refused');
    expect(undone.match.state.plugins.random!.data).toEqual(played.state.plugins.random!.data);
  });
});

/** Carousel with more in one move; with `instead`, nothing else. */
function withMove(
  name: MoveOf<typeof carousel>,
  extra: (
    draft: State<Carousel>,
    seat: Seat,
    tools: Parameters<(typeof carousel.moves)['play']['apply']>[3],
  ) => unknown,
  instead = false,
): AnyRuleset {
  const move = carousel.moves[name];
  return {
    ...carousel,
    moves: {
      ...carousel.moves,
      [name]: {
        ...move,
        apply(draft: State<Carousel>, seat: Seat, args: never, tools: never) {
          if (!instead) move.apply(draft, seat, args, tools);
          extra(draft, seat, tools);
        },
      },
    },
  };
}

describe('names and messages that no honest client sends', () => {
  test.each(['toString', '__proto__', 'constructor', 'hasOwnProperty', '', 'no-such-move'])(
    'move %j is refused',
    (name) => {
      const match = begin(stones, 2);
      expect(act(match, 0, name, { count: 1 })).toMatchObject({ ok: false, refusal: { code: 'not-now' } });
    },
  );

  test('another seat, no seat and arguments beyond the schema are refused', () => {
    const match = begin(stones, 2);
    expect(act(match, 1, 'take', { count: 1 })).toMatchObject({ ok: false, refusal: { code: 'not-asked' } });
    expect(act(match, 9, 'take', { count: 1 })).toMatchObject({ ok: false, refusal: { code: 'not-asked' } });
    for (const args of [
      null,
      {},
      { count: '1' },
      { count: 4 },
      { count: 1, more: 1 },
      JSON.parse('{"count":1,"__proto__":{}}'),
    ]) {
      expect(act(match, 0, 'take', args)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    }
  });

  test('set-up refuses seats, options and seeds that are not offered', () => {
    expect(() => startMatch(stones, { seats: 5, options: {}, seed })).toThrow(/1 to 4 seats/);
    expect(() => startMatch(stones, { seats: 2, options: { heap: 13 }, seed })).toThrow();
    expect(() => startMatch(stones, { seats: 2, options: { unknown: 1 }, seed })).toThrow();
    expect(() => startMatch(stones, { seats: 2, options: {}, seed: 'short' })).toThrow(/32 hexadecimal/);
  });
});

test('a rule that throws leaves the match as it was', () => {
  const broken = withMove('play', () => {
    throw new Error('broken');
  });
  const match = begin(broken, 2);
  const text = stateText(match);
  expect(() => act(match, 0, 'play', { card: viewOf(match, 0).own.hand[0] })).toThrow('broken');
  expect(stateText(match)).toBe(text);
  expect(act(match, 0, 'plan', { take: 1 }).ok).toBe(true);
});

test('a match survives its snapshot, undo included', () => {
  const match = after(begin(carousel, 2), 0, 'play', { card: viewOf(begin(carousel, 2), 0).own.hand[0] });
  const thawed = thaw(carousel, JSON.parse(JSON.stringify(freeze(match))));
  expect(stateText(thawed)).toBe(stateText(match));
  expect(undoOf(thawed, 0)).toEqual(undoOf(match, 0));
  expect(() => thaw(stones, freeze(match))).toThrow(/carousel/);
});

/** Makes a move through boardgame.io's own client and waits until that client shows the state after. */
function moveOf(client: ReturnType<typeof Client>, move: string, args: unknown): Promise<void> {
  const before = client.getState()!._stateID;
  return new Promise((resolve) => {
    const unsubscribe = client.subscribe((state) => {
      if (!state || state._stateID === before) return;
      queueMicrotask(() => unsubscribe());
      resolve();
    });
    client.moves[move]!(args);
  });
}

/** One local table of boardgame.io, a client for each seat. */
function localTable(ruleset: AnyRuleset, seats: number) {
  const multiplayer = Local();
  const game = { ...engineOf(ruleset).game, seed };
  const clients = Array.from({ length: seats }, (_, seat) =>
    Client({ game, numPlayers: seats, playerID: String(seat), multiplayer, debug: false }),
  );
  for (const client of clients) client.start();
  return clients;
}

describe('boardgame.io’s own unmodified client and local transport', () => {
  test('play a whole match of the game so made', async () => {
    const clients = localTable(stones, 2);
    for (const seat of [0, 1, 0, 1]) await moveOf(clients[seat]!, 'take', { count: 3 });
    expect(clients[0]!.getState()!.ctx.gameover).toEqual({ winners: [1] });
    for (const client of clients) client.stop();
  });

  test('refuse what the rules refuse', async () => {
    const clients = localTable(stones, 2);
    clients[1]!.moves.take!({ count: 1 });
    clients[0]!.moves.take!({ count: 7 });
    clients[0]!.moves.take!({ count: 2 });
    await moveOf(clients[0]!, 'take', { count: 1 });
    expect(clients[0]!.getState()!.G.open.heap).toBe(11);
    for (const client of clients) client.stop();
  });

  test('see no more than the view, and no seed', () => {
    const [client] = localTable(carousel, 2);
    const seen = JSON.stringify(client!.getState());
    expect(client!.getState()!.G.own).toMatchObject({ plan: null });
    expect(seen).not.toContain(seed);
    expect(seen).not.toContain('piles');
    client!.stop();
  });

  test('play every shape of flow to the end', async () => {
    const clients = localTable(carousel, 3);
    const chance = seededRandom(4);
    while (!clients[0]!.getState()!.ctx.gameover) {
      const active = Object.keys(clients[0]!.getState()!.ctx.activePlayers ?? {}).map(Number);
      const seat = chance.pick(active);
      const view = clients[seat]!.getState()!.G;
      if (view.flow.asked[seat].stage === 'ready') continue;
      const choice = carousel.bot(view, seat, chance);
      await moveOf(clients[seat]!, choice.move, choice.args);
    }
    expect(clients[0]!.getState()!.ctx.gameover.totals).toBeTruthy();
    for (const client of clients) client.stop();
  });
});
