import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@cityhall/catalogue';
import { awaitedOf, decisionOf, random, sensible, viewOf } from '@cityhall/match';
import { type AnyRuleset, seededRandom } from '@cityhall/ruleset';
import { awaitedIn, created, follow, judgeCommand, type TableEvent, type TableState } from '@cityhall/table';
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { begunTable, named, visitor } from './visitor.ts';

const at = 1_900_000_000_000;

function after(state: TableState, event: TableEvent, ruleset: AnyRuleset): TableState {
  const next = follow(state, event, ruleset, at);
  if ('refusal' in next) throw new Error(`${event.kind}: ${next.refusal.code}`);
  return next.state;
}

/** Ada and a bot at a table of Micro City, together. */
function withBot(ruleset: AnyRuleset, seed: number): TableState {
  const create = { kind: 'create', game: ruleset.id, seats: 2, rules: '', person: 'ada', name: 'Ada' } as const;
  const hex = seed.toString(16).padStart(32, '0');
  const events: TableEvent[] = [
    { kind: 'bot', seat: 1, level: 'usual' },
    { kind: 'start', seed: hex },
  ];
  return events.reduce(
    (state, event) => after(state, event, ruleset),
    created('table', { ...create, options: { game: 'a', level: 'easy', logistics: false, partner: false } }),
  );
}

const botNow = (state: TableState) =>
  ({ kind: 'bot', seat: 1, decision: decisionOf(state.match!, 1), chance: 7 }) as const;

describe('T28: a bot whose question ends before it answers', () => {
  it('is stale wherever a person’s move ended the question, and otherwise moves', async () => {
    const ruleset = await loadGame('micro-city');
    let ended = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const chance = seededRandom(seed);
      let state = withBot(ruleset, seed);
      while (state.status === 'playing') {
        const waiting = awaitedOf(state.match!);
        const slow = waiting.includes(1) ? botNow(state) : null;
        const seat = waiting.includes(0) ? 0 : 1;
        // A person who pays and sells without much judgement ends the other's preparation now and then.
        const player = seat === 0 && waiting.length === 2 ? random : sensible;
        const choice = player(ruleset, viewOf(state.match!, seat), seat, chance);
        state = after(state, { kind: 'move', seat, ...choice }, ruleset);
        if (!slow || seat === 1) continue;
        const isAsked = awaitedIn(state).includes(1) && decisionOf(state.match!, 1) === slow.decision;
        if (!isAsked) ended += 1;
        const judged = judgeCommand(state, slow, ruleset, '', at);
        expect('event' in judged ? 'moves' : judged).toEqual(isAsked ? 'moves' : { stale: true });
      }
    }
    expect(ended).toBeGreaterThan(0);
  }, 120_000);

  it('is stale at a table that pauses while the bot takes its time', async () => {
    const ruleset = await loadGame('micro-city');
    const state = withBot(ruleset, 1);
    const slow = botNow(state);
    const paused = after(state, { kind: 'propose', seat: 0, what: 'pause', about: null }, ruleset);
    expect(paused.paused).toBe(true);
    expect(judgeCommand(paused, slow, ruleset, '', at)).toEqual({ stale: true });
  });
});

/** A house in which `stumble` of Trap, and what a bot does in Pebbles, fail the first time. */
async function stumblingHouse() {
  const house = await openHouse({}, { rulesLimits: { step: 700 } });
  const mark = join(house.data, 'stumbled');
  process.env.TEST_STUMBLED = mark;
  await house.restart();
  delete process.env.TEST_STUMBLED;
  return { house, mark };
}

describe('a table that stops', () => {
  it('does so on a second look alone: what does not come back once may come back when it is read anew', async () => {
    const { house, mark } = await stumblingHouse();
    const { devices } = await begunTable(() => house.url, 'trap', 1);
    expect(await devices[0]!.act('stumble', {})).toMatchObject({ answer: 'done' });
    expect(existsSync(mark)).toBe(true);
    expect(devices[0]!.document.room.status).toBe('playing');
    await house.remove();
  });

  it('is read in anew before a bot’s refusal stops it', async () => {
    const { house, mark } = await stumblingHouse();
    const person = await named(() => house.url, 'Ada');
    const { body } = await person.request('POST', '/api/tables', { game: 'pebbles', seats: 2, options: {} });
    const device = await person.device();
    await device.open(body.table);
    await device.deed({ do: 'bot', seat: 1 });
    await device.deed({ do: 'start' });
    const heap = () => (device.document.view as unknown as { open: { heap: number } }).open.heap;
    await device.until(({ document }) => document.view !== null);
    await device.act('take', { count: 2 });
    await device.until(() => heap() < 10 || device.document.room.status === 'stopped');
    expect(existsSync(mark)).toBe(true);
    expect(device.document.room.status).toBe('playing');
    await house.remove();
  });

  it('goes on where it stood when the operator has it read in anew, and plays on', async () => {
    const token = 'a-token-of-the-operator-of-this-house';
    const house = await openHouse({ ADMIN_TOKEN: token });
    const url = () => house.url;
    const form = {
      authorization: `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const { table, devices } = await begunTable(url, 'pebbles', 2);
    const repair = (name: string) => visitor(url).request('POST', `/admin/${name}`, `table=${table}`, form);
    await devices[0]!.act('take', { count: 2 });
    await repair('stop');
    await devices[0]!.until(({ document }) => document.room.status === 'stopped');
    expect(await devices[1]!.act('take', { count: 1 })).toMatchObject({ refusal: { code: 'stopped' } });
    expect((await repair('reload')).status).toBe(200);
    await devices[1]!.until(({ document }) => document.room.status === 'playing');
    expect(devices[1]!.lines.at(-1)).toEqual({ key: 'log.table-restarted' });
    expect(await devices[1]!.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
    await house.restart();
    const again = await visitor(url).device();
    await again.open(table);
    expect(again.document.room.status).toBe('playing');
    await house.remove();
  });
});
