import { request as httpRequest } from 'node:http';
import { houseWords } from '@cityhall/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type House, openHouse } from './house.ts';
import { begunTable, commandId, named, visitor } from './visitor.ts';

let house: House;
const url = () => house.url;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.remove());

const noTable = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('at the sockets', () => {
  it('answers malformed messages with a fault and disturbs nobody', async () => {
    const { table, devices } = await begunTable(url, 'pebbles', 2);
    const [first, second] = devices;
    const before = second!.received.length;
    const good = { table, seat: 0, command: commandId(), decision: 1, move: 'take', args: { count: 1 } };
    const malformed: [string, unknown][] = [
      ['act', null],
      ['act', []],
      ['act', 'take'],
      ['act', { ...good, seat: '0' }],
      ['act', { ...good, seat: -1 }],
      ['act', { ...good, seat: 0.5 }],
      ['act', { ...good, table: `${table}x` }],
      ['act', { ...good, table: '__proto__' }],
      ['act', { ...good, command: 'short' }],
      ['act', { ...good, extra: 1 }],
      ['act', { ...good, args: undefined }],
      ['act', { ...good, args: Buffer.from('binary') }],
      ['act', { ...good, move: 'x'.repeat(61) }],
      ['act', { ...good, args: JSON.parse('['.repeat(100) + ']'.repeat(100)) }],
      ['open', { table, have: -1 }],
      ['deed', { table, command: commandId(), deed: { do: 'crown' } }],
      ['deed', { table, command: commandId(), deed: { do: 'toString' } }],
      ['draft', { table, seat: 0 }],
    ];
    for (const [name, message] of malformed) {
      expect(await first!.send(name as 'act', message), JSON.stringify(message)?.slice(0, 80)).toMatchObject({
        answer: 'fault',
        code: 'malformed',
      });
    }
    for (const name of ['constructor', '__proto__', 'toString', 'create', 'frame']) {
      expect(await first!.send(name as 'act', good)).toMatchObject({ answer: 'fault', code: 'unknown-message' });
    }
    expect(await first!.send('draft', { table, seat: 0, draft: 'x'.repeat(20_000) })).toMatchObject({
      code: 'too-large',
    });
    expect(second!.received.length).toBe(before);
    expect(await first!.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
  });

  it('survives a message nested deeper than any stack', async () => {
    const { table, devices } = await begunTable(url, 'pebbles', 1);
    const depth = 30_000;
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    devices[0]!.socket.io.engine.write(`2777["draft",{"table":"${table}","seat":0,"draft":${deep}}]`);
    expect(await devices[0]!.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
  });

  it('refuses inherited names as moves and arguments that are no arguments', async () => {
    const { devices } = await begunTable(url, 'pebbles', 1);
    for (const move of ['__proto__', 'toString', 'constructor', 'hasOwnProperty', 'valueOf', 'nothing']) {
      expect(await devices[0]!.act(move, { count: 1 })).toMatchObject({ refusal: { code: 'not-now' } });
    }
    for (const args of [null, [], 'x', {}, { count: 0 }, { count: '1' }, { count: 1, more: 2 }, { count: 1e99 }]) {
      expect(await devices[0]!.act('take', args)).toMatchObject({ refusal: { code: 'malformed' } });
    }
    expect(await devices[0]!.act('take', { count: 1 })).toMatchObject({ answer: 'done' });
  });

  it('lets a seat be moved by its own person alone', async () => {
    const { table, devices } = await begunTable(url, 'pebbles', 2);
    const stranger = await (await named(url, 'Stranger')).device();
    const spectator = await visitor(url).device();
    const move = () => ({ table, seat: 0, command: commandId(), decision: 1, move: 'take', args: { count: 1 } });
    for (const device of [devices[1]!, stranger, spectator]) {
      await device.open(table);
      expect(await device.send('act', move())).toMatchObject({ answer: 'fault', code: 'not-your-seat' });
      const { table: _table, ...rest } = move();
      const { move: _move, args: _args, ...undo } = { table, ...rest };
      expect(await device.send('undo', undo)).toMatchObject({ answer: 'fault', code: 'not-your-seat' });
      expect(await device.send('draft', { table, seat: 0, draft: 1 })).toMatchObject({ code: 'not-your-seat' });
    }
    expect(await spectator.deed({ do: 'leave' })).toMatchObject({ answer: 'fault', code: 'no-name' });
  });

  it('refuses a move out of turn and one that answers another decision', async () => {
    const { devices } = await begunTable(url, 'pebbles', 2);
    expect(await devices[1]!.act('take', { count: 1 })).toMatchObject({ refusal: { code: 'not-asked' } });
    expect(await devices[0]!.act('take', { count: 1 }, { decision: 7 })).toEqual({ answer: 'stale' });
  });

  it('fault 7: carries a command out once, however often it is sent', async () => {
    const { table, persons, devices } = await begunTable(url, 'pebbles', 2);
    const command = commandId();
    const sendings = Array.from({ length: 5 }, () => devices[0]!.act('take', { count: 2 }, { command }));
    const answers = await Promise.all(sendings);
    expect(answers.map(({ answer }) => answer)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(answers.filter((answer) => answer.answer === 'done' && answer.frame !== null)).toHaveLength(1);
    const fresh = await persons[0]!.device();
    await fresh.open(table);
    expect(fresh.document.view).toMatchObject({ open: { heap: 10 } });
    // The same id of another seat is another command.
    expect(await devices[1]!.act('take', { count: 1 }, { command })).toMatchObject({ answer: 'done' });
  });

  it('fault 9: has one winner among ten that sit down in one seat at once', async () => {
    const host = await named(url, 'Host');
    const { body } = await host.request('POST', '/api/tables', { game: 'pebbles', seats: 2, options: {} });
    const guests = await Promise.all(Array.from({ length: 10 }, (_, n) => named(url, `Guest ${n}`)));
    const devices = await Promise.all(guests.map((guest) => guest.device()));
    await Promise.all(devices.map((device) => device.open(body.table)));
    const command = commandId();
    const answers = await Promise.all(devices.map((device) => device.deed({ do: 'sit', seat: 1 }, command)));
    expect(answers.filter(({ answer }) => answer === 'done')).toHaveLength(1);
    expect(
      answers.filter((answer) => answer.answer === 'refused' && answer.refusal.code === 'seat-taken'),
    ).toHaveLength(9);
    const winner = answers.findIndex(({ answer }) => answer === 'done');
    const seats = await Promise.all(devices.map((device) => device.open(body.table)));
    expect(seats.map((answer) => (answer as { you: { seat: unknown } }).you.seat)).toEqual(
      seats.map((_, n) => (n === winner ? 1 : null)),
    );
  });

  it('knows no table that was not made, and makes none', async () => {
    const person = await named(url, 'Seeker');
    const device = await person.device();
    expect(await device.open(noTable)).toMatchObject({ answer: 'fault', code: 'no-table' });
    expect(await device.deed({ do: 'sit', seat: 0 })).toMatchObject({ answer: 'fault', code: 'no-table' });
    const act = { table: noTable, seat: 0, command: commandId(), decision: 1, move: 'take', args: {} };
    expect(await device.send('act', act)).toMatchObject({ answer: 'fault', code: 'no-table' });
    expect((await person.request('GET', '/api/tables')).body).toEqual({ tables: [] });
  });

  it('closes a socket that sends more than 64 KB, and no other', async () => {
    const { table, devices } = await begunTable(url, 'pebbles', 2);
    const engine = devices[0]!.socket.io.engine;
    const closed = new Promise((resolve) => {
      // biome-ignore lint/suspicious/noExplicitAny: the websocket lies below what the client's types tell
      (engine.transport as any).ws.addEventListener('close', (event: { code: number }) => resolve(event.code));
    });
    devices[0]!.socket.emit('draft', { table, seat: 0, draft: 'x'.repeat(70_000) });
    expect(await closed).toBe(1009);
    expect(await devices[1]!.open(table)).toMatchObject({ answer: 'whole' });
  });

  it('answers the last of two tables opened at once, and follows that alone', async () => {
    const [one, two] = [await begunTable(url, 'pebbles', 1), await begunTable(url, 'pebbles', 1)];
    const device = await visitor(url).device();
    const [first, second] = await Promise.all([device.open(one.table), device.open(two.table)]);
    expect(first).toMatchObject({ answer: 'fault', code: 'overtaken' });
    expect(second).toMatchObject({ answer: 'whole', document: { room: { table: two.table } } });
    await one.devices[0]!.act('take', { count: 1 });
    const frame = device.next('frame');
    await two.devices[0]!.act('take', { count: 1 });
    expect(await frame).toMatchObject({ table: two.table });
    expect(device.received.join()).not.toContain(one.table);
  });

  it('slows down a socket that floods it', async () => {
    const device = await visitor(url).device();
    const answers = await Promise.all(Array.from({ length: 400 }, () => device.send('open', {})));
    expect(answers.filter((answer) => answer.answer === 'fault' && answer.code === 'too-fast').length).toBe(100);
  });
});

describe('T23: behind proxies', () => {
  it.each([
    ['on', (n: number) => `10.0.0.${n}, 192.0.2.7`],
    ['2', (n: number) => `10.0.0.${n}, 192.0.2.7, 198.51.100.1`],
  ])(
    'counts by the address that the outermost one saw (TRUST_PROXY=%s), whatever was forged before it',
    async (hops, forged) => {
      const house = await openHouse({ TRUST_PROXY: hops, ADMIN_TOKEN: 'a-token-that-nobody-guesses' });
      const guess = (n: number) =>
        visitor(() => house.url).request('GET', '/admin', undefined, {
          authorization: `Basic ${Buffer.from('operator:wrong').toString('base64')}`,
          'x-forwarded-for': forged(n),
        });
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)));
      expect(answers.filter(({ status }) => status === 429).length).toBe(10);
      await house.remove();
    },
  );
});

describe('over HTTP', () => {
  it('slows down whoever has games replayed again and again', async () => {
    const { table } = await begunTable(url, 'pebbles', 2);
    const person = await named(url, 'Watcher');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => person.request('GET', `/api/tables/${table}/history`)),
    );
    expect(answers.some(({ status, body }) => status === 429 && body.code === 'too-fast')).toBe(true);
  });

  it('refuses requests and sockets from pages of other sites', async () => {
    const person = await named(url, 'Victim');
    for (const origin of ['http://evil.example', 'null', `http://127.0.0.1:1`, `${url()}.evil.example`]) {
      const answer = await person.request('POST', '/api/name', { name: 'Owned' }, { origin });
      expect(answer).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
      await expect(person.device({ origin })).rejects.toThrow();
    }
    expect((await person.request('POST', '/api/signout', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await person.request('GET', '/api/me')).body).toEqual({ name: 'Victim' });
    expect((await person.request('POST', '/api/name', { name: 'Own' }, { origin: url() })).status).toBe(200);
    (await person.device({ origin: url() })).close();
  });

  it('believes no cookie that it did not sign', async () => {
    const person = await named(url, 'Ada');
    const other = (_: string, name: string, letter: string) => name + (letter === 'A' ? 'B' : 'A');
    for (const cookie of [
      person.cookie.replace(/(cityhall=)(.)/, other),
      person.cookie.replace(/(sig=)(.)/, other),
      person.cookie.split(';')[0]!,
      'cityhall=__proto__; cityhall.sig=x',
    ]) {
      expect((await visitor(url, cookie).request('GET', '/api/me')).body).toEqual({ name: null });
    }
  });

  it('refuses what it cannot use, each by a key that has words', async () => {
    const person = await named(url, 'Ada');
    const refused = async (path: string, body: unknown) => {
      const answer = await person.request('POST', path, body);
      expect(answer.body).not.toHaveProperty('text');
      expect(Object.keys(houseWords)).toContainEqual(expect.stringMatching(`^(fault|refusal)\\.${answer.body.code}$`));
      return [answer.status, answer.body.code];
    };
    expect(await refused('/api/name', '{"name":')).toEqual([400, 'malformed']);
    expect(await refused('/api/name', { name: '\u202e \u0000 ' })).toEqual([400, 'malformed']);
    expect(await refused('/api/name', { name: 'x'.repeat(10_000) })).toEqual([400, 'malformed']);
    expect(await refused('/api/name', { name: 'x'.repeat(70_000) })).toEqual([413, 'too-large']);
    expect(await refused('/api/tables', { game: 'chess', seats: 2, options: {} })).toEqual([400, 'no-game']);
    expect(await refused('/api/tables', { game: 'constructor', seats: 2, options: {} })).toEqual([400, 'no-game']);
    expect(await refused('/api/tables', { game: 'pebbles', seats: 5, options: {} })).toEqual([400, 'seats']);
    expect(await refused('/api/tables', { game: 'pebbles', seats: 2, options: { heap: 13 } })).toEqual([
      400,
      'options',
    ]);
    expect(await refused('/api/tables', { game: 'pebbles', seats: 2, options: { x: 1 } })).toEqual([400, 'options']);
    expect(await refused('/api/ways/nothing', undefined)).toEqual([404, 'no-way']);
    expect(await refused('/api/nothing', {})).toEqual([404, 'not-found']);
    const nobody = visitor(url);
    const answer = await nobody.request('POST', '/api/tables', { game: 'pebbles', seats: 2, options: {} });
    expect(answer).toMatchObject({ status: 403, body: { code: 'no-name' } });
  });

  it('fault 16: shows names without marks that turn text around', async () => {
    const answer = await visitor(url).request('POST', '/api/name', { name: ' A\u202eda \n <b>x</b> ' });
    expect(answer.body).toEqual({ name: 'Ada <b>x</b>' });
  });

  it('leaves the sockets’ address to the sockets alone: one answer, and nothing to complain of', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await fetch(`${url()}/socket.io/`)).status).toBe(400);
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });

  it('says nothing that only https can keep, and never lets scripts in', async () => {
    const { headers } = await visitor(url).request('GET', '/api/me');
    expect(headers.get('strict-transport-security')).toBeNull();
    const policy = headers.get('content-security-policy')!;
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`ws://${new URL(url()).host}`);
    expect(headers.get('set-cookie')).toMatch(/samesite=lax; httponly/i);
    expect(headers.get('set-cookie')).not.toMatch(/secure/i);
  });

  it('signs in over plain HTTP by a host’s name', async () => {
    const { port } = new URL(url());
    const cookies = await new Promise<string[]>((resolve, reject) => {
      const headers = { host: 'game-night.lan:8000', origin: 'http://game-night.lan:8000' };
      const asked = httpRequest(
        { port, host: '127.0.0.1', path: '/api/signout', method: 'POST', headers },
        (answer) => {
          expect(answer.statusCode).toBe(200);
          answer.resume();
          resolve(answer.headers['set-cookie'] ?? []);
        },
      );
      asked.on('error', reject).end();
    });
    expect(cookies.join()).toContain('cityhall=');
    expect(cookies.join()).not.toMatch(/secure/i);
  });

  it('is alive', async () => {
    expect(await visitor(url).request('GET', '/health')).toMatchObject({ status: 200, body: { ok: true } });
  });
});

describe('behind a public https address', () => {
  it('keeps cookies to https and pages to that address', async () => {
    const secure = await openHouse({ PUBLIC_URL: 'https://cityhall.example' });
    const person = visitor(() => secure.url);
    const answer = await person.request('POST', '/api/name', { name: 'Ada' }, { origin: 'https://cityhall.example' });
    expect(answer.headers.get('set-cookie')).toMatch(/; secure/i);
    expect(answer.headers.get('strict-transport-security')).not.toBeNull();
    expect((await person.request('POST', '/api/name', { name: 'Ada' }, { origin: secure.url })).status).toBe(403);
    await secure.remove();
  });
});
