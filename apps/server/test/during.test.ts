import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeClock } from './fake-clock.ts';
import { type House, openHouse } from './house.ts';
import { begunTable, type Device, named, visitor } from './visitor.ts';

const clock = fakeClock();
const day = 24 * 3_600_000;
let house: House;
const url = () => house.url;
beforeAll(async () => {
  house = await openHouse({}, { clock });
});
afterAll(async () => house.remove());

const heapOf = ({ document }: Device) => (document.view as unknown as { open: { heap: number } }).open.heap;

/** A table of two with a pace, begun. */
async function paced(pace: object) {
  const [ada, ben] = [await named(url, 'Ada'), await named(url, 'Ben')];
  const { body } = await ada.request('POST', '/api/tables', { game: 'pebbles', seats: 2, options: {}, pace });
  const [hers, his] = [await ada.device(), await ben.device()];
  await hers.open(body.table);
  await his.open(body.table);
  await his.deed({ do: 'sit', seat: 1 });
  await his.open(body.table);
  await hers.deed({ do: 'start' });
  await his.until(({ document }) => document.room.status === 'playing');
  return { table: body.table as string, ada, ben, hers, his };
}

it('keeps each channel of the chat to those it is for, with what the table says itself', async () => {
  const { table, devices } = await begunTable(url, 'pebbles', 2);
  const watcher = await (await named(url, 'Walter')).device();
  await watcher.open(table);
  const say = (who: Device, channel: string, text: string) =>
    who.send('say', { table, command: 'chat-0001', channel, text } as never);
  const heard = devices[1]!.next('chat');
  expect(await say(devices[0]!, 'seats', 'among us')).toMatchObject({ answer: 'done' });
  expect(await heard).toMatchObject({ line: { channel: 'seats', name: 'Player 0', seat: 0, text: 'among us' } });
  expect(await say(watcher, 'seats', 'let me in')).toMatchObject({ code: 'no-chat' });
  expect(await say(devices[0]!, 'spectators', 'hello there')).toMatchObject({ code: 'no-chat' });
  expect(await say(watcher, 'spectators', 'psst')).toMatchObject({ answer: 'done' });
  expect(await say(watcher, 'table', 'good luck')).toMatchObject({ answer: 'done' });
  const chatOf = async (who: Device) =>
    ((await who.send('chats', { table })) as unknown as { lines: { text: string }[] }).lines;
  expect((await chatOf(watcher)).map(({ text }) => text)).toEqual(['', '', 'psst', 'good luck']);
  expect((await chatOf(devices[1]!)).map(({ text }) => text)).toEqual(['', '', 'among us', 'good luck']);
  expect(await chatOf(watcher)).toMatchObject([
    { line: { key: 'log.table-sat' } },
    { line: { key: 'log.table-started' } },
    {},
    {},
  ]);
  const own = (await watcher.send('chats', { table })) as unknown as {
    me: string;
    lines: { by: string | null; text: string }[];
  };
  expect(own.lines.filter(({ by }) => by === own.me).map(({ text }) => text)).toEqual(['psst', 'good luck']);
  expect(watcher.received.join()).not.toContain('among us');
  expect(devices[0]!.received.join()).not.toContain('psst');
});

it('slows down who speaks faster than anybody reads', async () => {
  const { table, devices } = await begunTable(url, 'pebbles', 1);
  const answers = [];
  for (let n = 0; n < 9; n++) {
    answers.push(await devices[0]!.send('say', { table, command: 'chat-0001', channel: 'table', text: `${n}` }));
  }
  expect(answers.filter((answer) => answer.answer === 'done')).toHaveLength(8);
  expect(answers[8]).toMatchObject({ code: 'too-fast' });
});

it('keeps a private note for its person alone', async () => {
  const { table, persons } = await begunTable(url, 'pebbles', 2);
  await persons[0]!.request('POST', `/api/tables/${table}/note`, { text: 'watch the\nheap' });
  expect((await persons[0]!.request('GET', `/api/tables/${table}/note`)).body).toEqual({ text: 'watch the\nheap' });
  expect((await persons[1]!.request('GET', `/api/tables/${table}/note`)).body).toEqual({ text: '' });
});

it('takes the last action of a person back where all seats agree, across a secret too, and says so', async () => {
  const { devices } = await begunTable(url, 'vault', 2);
  const [first, second] = devices as [Device, Device];
  expect(await first.deed({ do: 'propose', what: 'take-back' })).toMatchObject({ refusal: { code: 'nothing-before' } });
  await first.act('draw', {});
  const drawn = ({ document }: Device) => (document.view as unknown as { own: { drawn: string[] } }).own.drawn;
  expect(drawn(first)).toHaveLength(1);
  await first.deed({ do: 'propose', what: 'take-back' });
  await second.until(({ document }) => document.room.proposal?.what === 'take-back');
  expect(await second.deed({ do: 'agree', yes: true })).toMatchObject({ answer: 'done' });
  await first.until((device) => drawn(device).length === 0);
  expect(first.lines.at(-1)).toEqual({ key: 'log.table-taken-back' });
  expect(first.document.room.proposal).toBeNull();
  expect(await first.act('draw', {})).toMatchObject({ answer: 'done' });
});

it('drops a proposal that one seat declines', async () => {
  const { devices } = await begunTable(url, 'pebbles', 2);
  await devices[0]!.deed({ do: 'propose', what: 'end' });
  expect(await devices[0]!.deed({ do: 'propose', what: 'pause' })).toMatchObject({ refusal: { code: 'proposed' } });
  await devices[1]!.deed({ do: 'agree', yes: false });
  expect(devices[1]!.document.room).toMatchObject({ proposal: null, status: 'playing' });
  expect(await devices[1]!.deed({ do: 'agree', yes: true })).toMatchObject({ refusal: { code: 'no-proposal' } });
});

it('ends a game of two when one gives up, and of three lets a bot play on', async () => {
  const two = await begunTable(url, 'pebbles', 2);
  await two.devices[0]!.deed({ do: 'concede' });
  expect(two.devices[0]!.document.room).toMatchObject({
    status: 'over',
    ended: { how: 'conceded', winners: [1] },
    seed: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const three = await begunTable(url, 'pebbles', 3);
  await three.devices[0]!.deed({ do: 'concede' });
  await three.devices[1]!.until((each) => heapOf(each) < 12);
  expect(three.devices[1]!.document.room).toMatchObject({
    status: 'playing',
    places: [{ kind: 'bot', conceded: true }, {}, {}],
  });
  expect(await three.devices[0]!.deed({ do: 'return' })).toMatchObject({ refusal: { code: 'conceded' } });
});

it('pauses and goes on by consent; the clocks stand still meanwhile', async () => {
  const { hers, his } = await paced({ kind: 'live', bank: 300, increment: 10 });
  await clock.turn(60_000);
  await hers.deed({ do: 'propose', what: 'pause' });
  await his.deed({ do: 'agree', yes: true });
  await hers.until(({ document }) => document.room.paused);
  expect(hers.document.room.clocks[0]).toEqual({ left: 240_000, since: null, late: false });
  expect(await hers.act('take', { count: 1 })).toMatchObject({ refusal: { code: 'paused' } });
  await clock.turn(10 * day);
  await his.deed({ do: 'propose', what: 'resume' });
  await hers.deed({ do: 'agree', yes: true });
  expect(hers.document.room.clocks[0]).toEqual({ left: 240_000, since: clock.now(), late: false });
  await clock.turn(40_000);
  expect(await hers.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
  expect(hers.document.room.clocks).toEqual([
    { left: 210_000, since: null, late: false },
    { left: 300_000, since: clock.now(), late: false },
  ]);
});

it('reminds a seat, says when it is late, and lets the others choose: wait, a bot, or somebody with the link', async () => {
  const { table, hers, his } = await paced({ kind: 'days', days: 2 });
  await his.until(({ document }) => document.room.clocks[0]?.since !== null);
  expect(await his.deed({ do: 'propose', what: 'bot', seat: 0 })).toMatchObject({ refusal: { code: 'not-late' } });
  await clock.turn(1.6 * day);
  await hers.until(({ lines }) => lines.some(({ key }) => key === 'log.table-remind'));
  expect(his.received.join()).not.toContain('table-remind');
  await clock.turn(0.5 * day);
  await his.until(({ document }) => document.room.clocks[0]!.late);
  expect(hers.document.room.status).toBe('playing');

  await his.deed({ do: 'propose', what: 'wait', seat: 0 });
  expect(his.document.room.clocks[0]).toEqual({ left: 2 * day, since: clock.now(), late: false });
  await clock.turn(2.1 * day);
  await clock.turn(1);
  await his.until(({ document }) => document.room.clocks[0]!.late);

  await his.deed({ do: 'propose', what: 'bot', seat: 0 });
  await Promise.all([his, hers].map((device) => device.until((each) => heapOf(each) < 12)));
  expect(his.document.room.places[0]).toMatchObject({ kind: 'bot', name: 'Ada' });
  expect(await hers.act('take', { count: 1 })).toMatchObject({ refusal: { code: 'bot-plays' } });
  await hers.deed({ do: 'return' });
  await his.until(({ document }) => document.room.places[0]!.kind === 'person');

  await his.act('take', { count: 1 });
  await clock.turn(2.1 * day);
  await clock.turn(1);
  await his.until(({ document }) => document.room.clocks[0]!.late);
  await his.deed({ do: 'propose', what: 'free', seat: 0 });
  expect(await hers.open(table)).toMatchObject({ you: { seat: null } });
  const cleo = await named(url, 'Cleo');
  expect((await cleo.request('GET', `/api/tables/${table}/door`)).body).toMatchObject({ free: 0, status: 'playing' });
  const theirs = await cleo.device();
  await theirs.open(table);
  await theirs.deed({ do: 'sit', seat: 0 });
  expect(await theirs.open(table)).toMatchObject({ you: { seat: 0 } });
  expect(await theirs.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
});

it('finds out that a seat is late after a restart too, with nobody at the table', async () => {
  const { table, hers, his, ben } = await paced({ kind: 'days', days: 1 });
  hers.close();
  his.close();
  await house.restart();
  await clock.turn(1.1 * day);
  await clock.turn(1);
  const back = await ben.device();
  await back.open(table);
  await back.until(({ document }) => document.room.clocks[0]!.late);
});

it('hands out everything a seat was ever sent, and no more, from first to last', async () => {
  const { table, devices, persons } = await begunTable(url, 'vault', 2);
  await devices[0]!.act('draw', {});
  await devices[1]!.act('draw', {});
  for (const [seat, who] of [...persons, visitor(url)].entries()) {
    const { body } = await who.request('GET', `/api/tables/${table}/history`);
    const text = JSON.stringify(body);
    for (const other of [0, 1]) {
      const own = devices[other]!.document.view as unknown as { own: { drawn: string[] } };
      expect(text.includes(own.own.drawn[0]!), `${seat} of ${other}`).toBe(seat === other);
    }
    expect(text).not.toContain('"seed":"');
    const fresh = await who.device();
    await fresh.open(table);
    expect(body.frames.at(-1).to).toBe(fresh.edition);
  }
});

it('gives the record once the game is over and never before, and it replays to the same', async () => {
  const { table, devices, persons } = await begunTable(url, 'pebbles', 2);
  await devices[0]!.act('take', { count: 1 });
  expect((await persons[0]!.request('GET', `/api/tables/${table}/record`)).body).toMatchObject({ code: 'not-over' });
  await devices[1]!.deed({ do: 'propose', what: 'take-back' });
  await devices[0]!.deed({ do: 'agree', yes: true });
  await devices[1]!.until((each) => heapOf(each) === 12);
  await devices[0]!.act('take', { count: 2 });
  await devices[1]!.deed({ do: 'concede' });
  const { body } = await persons[0]!.request('GET', `/api/tables/${table}/record`);
  expect(body).toMatchObject({
    format: 'cityhall-record-1',
    game: 'pebbles',
    names: ['Player 0', 'Player 1'],
    actions: [{ seat: 0, move: 'take', args: { count: 1 } }, { back: 0 }, { seat: 0, args: { count: 2 } }],
    ended: { how: 'conceded', winners: [0] },
  });
  const { matchRecord, replay, digestOf } = await import('@cityhall/match');
  const { pebbles } = await import('./toys/pebbles.ts');
  const digests: string[] = [];
  replay(pebbles as never, matchRecord.parse(body), undefined, ({ match }) => digests.push(digestOf(match)));
  expect(digests).toEqual(body.digests);
});
