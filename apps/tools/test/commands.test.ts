import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { command } from './run.ts';

const directory = mkdtempSync(join(tmpdir(), 'cityhall-tools-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const file = (name: string, content: unknown) => {
  const path = join(directory, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

/** Two seats of Stones set up with this seed shun 2 and 1. */
const written = {
  format: 'cityhall-record-1',
  game: 'stones',
  seats: 2,
  options: {},
  seed: '00112233445566778899aabbccddee00',
};

describe('every command', () => {
  test.each(['play', 'replay', 'judge', 'referee', 'twins', 'content', 'words', 'rules-map'])(
    '%s explains itself',
    async (name) => {
      const { code, out } = await command(name, '--help');
      expect(code).toBe(0);
      expect(out).toContain(`pnpm ${name}`);
    },
  );

  test.each([
    ['play', ['no-such-game']],
    ['play', ['stones', '--seats', 'two']],
    ['play', ['stones', '--unknown']],
    ['play', ['stones', '--options', 'heap']],
    ['replay', ['no-such-file']],
    ['judge', ['stones']],
  ])('%s %j says in words what it needs', async (name, args) => {
    const { code, error } = await command(name, ...args);
    expect(code).toBe(1);
    expect(error).toContain('--help');
    expect(error).not.toContain('    at ');
  });
});

describe('pnpm play and pnpm replay', () => {
  test('a played game is told in words, recorded, and replays to the same views', async () => {
    const path = join(directory, 'played.json');
    const played = await command('play', 'carousel', '--seats', '3', '--seed', '7', '--record', path);
    expect(played.lines[0]).toBe('carousel, 3 seats harsh=false, seed 7');
    expect(played.last).toMatch(/^\d+ actions, winners: /);
    const verified = await command('replay', path, '--verify');
    expect([verified.code, verified.error]).toEqual([0, '']);
    expect(verified.last).toMatch(/ 0 differ$/);
    const record = JSON.parse(readFileSync(path, 'utf8'));
    record.digests[3] = '0123456789abcdef';
    const forged = await command('replay', file('forged.json', record), '--verify');
    expect(forged.code).toBe(1);
    expect(forged.lines[0]).toBe('The views after 3 actions differ.');
  });

  test('the same seed plays the same game, another seed another', async () => {
    const [first, again, other] = await Promise.all(
      ['3', '3', '4'].map((seed) => command('play', 'carousel', '--seed', seed, '--json')),
    );
    expect(JSON.parse(first!.out).totals).toEqual(JSON.parse(again!.out).totals);
    expect(first!.out).not.toBe(other!.out);
  });

  test('a record written by hand is replayed to any point, for any audience', async () => {
    const path = file('hand.json', {
      ...written,
      actions: [
        { seat: 0, move: 'take', args: { count: 3 } },
        { seat: 1, move: 'take', args: { count: 2 } },
      ],
    });
    const seen = JSON.parse((await command('replay', path, '--at', '1', '--seat', '1', '--json')).out).shown;
    expect(seen).toMatchObject({ seat: 1, open: { heap: 9 }, own: { shunned: 1 } });
    const watched = JSON.parse((await command('replay', path, '--spectator', '--json')).out).shown;
    expect(watched).toMatchObject({ seat: null, open: { heap: 7 }, own: null });
    const all = JSON.parse((await command('replay', path, '--all', '--json')).out).shown;
    expect(all.own).toEqual({ 0: { shunned: 2 }, 1: { shunned: 1 } });
  });

  test('the first refused action ends it with its refusal and exit code 2', async () => {
    const actions = [
      { seat: 0, move: 'take', args: { count: 1 } },
      { seat: 1, move: 'take', args: { count: 1 } },
    ];
    const { code, lines } = await command('replay', file('refused.json', { ...written, actions }));
    expect(code).toBe(2);
    expect(lines).toContain('You shun the number 1 while more than three stones lie there.');
    expect(lines.at(-1)).toMatch(/^1 of 2 actions/);
  });

  test('what is no record is said to be none, with the place', async () => {
    const { code, error } = await command('replay', file('none.json', { ...written, actions: [{ seat: -1 }] }));
    expect(code).toBe(1);
    expect(error).toContain('is no record: actions.0');
  });
});

describe('pnpm judge', () => {
  const judged = (state: object, count: number) =>
    command(
      ...['judge', 'stones', '--state', file('state.json', state)],
      ...['--seat', '0', '--move', 'take', '--args', JSON.stringify({ count })],
    );
  const state = {
    seats: 2,
    options: {},
    phase: 'play',
    current: 0,
    G: { open: { seats: 2, heap: 9, turn: 0 }, own: { 0: { shunned: 3 }, 1: { shunned: 1 } }, sealed: {} },
  };

  test('an allowed move shows the view after', async () => {
    const { code, last, out } = await judged(state, 2);
    expect(code).toBe(0);
    expect(last).toBe('allowed');
    expect(out).toContain('"heap": 7');
  });

  test('a refused one shows the refusal and ends with 2', async () => {
    const { code, last, out } = await judged(state, 3);
    expect(code).toBe(2);
    expect(last).toBe('refused');
    expect(out).toContain('"code":"shunned"');
  });

  test.each([
    ['of another shape', { ...state, G: { ...state.G, open: { heap: 'nine' } } }, 'open'],
    ['that conserves nothing', { ...state, G: { ...state.G, open: { seats: 2, heap: -1, turn: 0 } } }, 'heap'],
    ['in no phase', { ...state, phase: 'nowhere' }, 'no phase nowhere'],
  ])('a state %s is refused in words', async (_name, wrong, words) => {
    const { code, error } = await judged(wrong, 1);
    expect(code).toBe(1);
    expect(error).toContain(words);
  });
});

describe('every game of the catalogue and both toys', () => {
  test.each(['stones', 'carousel', 'expancity', 'micro-city', 'small-city', 'tramways'])(
    '%s: the referee finds no fault',
    async (game) => {
      const { code, last } = await command('referee', game, '--games', '12', '--seed', '11');
      expect([code, last]).toEqual([0, '12 games, 0 faults']);
    },
  );

  test.each(['stones', 'carousel', 'expancity', 'micro-city', 'small-city', 'tramways'])(
    '%s: the referee finds every planted fault',
    async (game) => {
      const { code, last } = await command('referee', game, '--prove');
      expect(code).toBe(0);
      expect(last).toMatch(/^(\d+) of \1 planted faults found$/);
    },
  );

  test.each(['stones', 'carousel', 'expancity', 'micro-city', 'small-city', 'tramways'])(
    '%s: twin worlds do not differ',
    async (game) => {
      const { code, last } = await command('twins', game, '--games', '6', '--seed', '12');
      expect(code).toBe(0);
      expect(last).toMatch(/^6 games, compared \d+ times, 0 differences$/);
    },
  );

  test.each(['stones', 'carousel', 'expancity', 'micro-city', 'small-city', 'tramways'])(
    '%s: twin worlds find every planted leak',
    async (game) => {
      const { code, last } = await command('twins', game, '--prove');
      expect(code).toBe(0);
      expect(last).toMatch(/^(\d+) of \1 planted leaks found$/);
    },
  );

  test('no word is missing', async () => {
    const { code, last } = await command('words');
    expect(code).toBe(0);
    expect(last).toMatch(/ 0 missing$/);
  });

  test('every ruling has a test, and docs/maintainers/rules-map.md says where', async () => {
    const { code, last, lines } = await command('rules-map', '--check');
    expect(lines).toHaveLength(1);
    expect(last).toMatch(/ 0 without a test$/);
    expect(code).toBe(0);
  });
});
