import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { Message } from '../src/news/message.ts';
import { openHouse } from './house.ts';
import { begunTable } from './visitor.ts';

const subscription = { endpoint: 'https://push.example/one', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };

it('tells who is away that it is their turn, what is asked and what happened since; not who is there', async () => {
  const sent: Message[] = [];
  let heard: () => void = () => undefined;
  const house = await openHouse(
    { PUBLIC_URL: 'https://city.example' },
    {
      sendNews: async (_target, message) => {
        sent.push(message);
        heard();
        return 'sent';
      },
    },
  );
  const headers = { origin: 'https://city.example' };
  const { table, devices, persons } = await begunTable(() => house.url, 'pebbles', 2);
  for (const person of persons) {
    expect((await person.request('POST', '/api/news/push', subscription, headers)).body).toEqual({ ok: true });
  }
  await devices[0]!.act('take', { count: 1 });
  const away = devices[0]!.next('presence');
  devices[1]!.close();
  await away;
  const his = await persons[1]!.device();
  his.close();
  // Seat 1 is awaited already and was there; now seat 1 acts from elsewhere and leaves, and seat 0 acts.
  const again = await persons[1]!.device();
  await again.open(table);
  await again.act('take', { count: 2 });
  const gone = devices[0]!.next('presence');
  again.close();
  await gone;
  const arrived = new Promise<void>((resolve) => {
    heard = resolve;
  });
  await devices[0]!.act('take', { count: 3 });
  await arrived;
  expect(sent).toEqual([
    {
      title: 'Your turn: pebbles',
      body: 'Take one to three pebbles.\nPlayer 0 took 3.',
      tag: table,
      path: `/table/${table}`,
      url: `https://city.example/table/${table}`,
    },
  ]);
  await persons[1]!.request('POST', `/api/tables/${table}/news`, { wanted: false }, headers);
  expect((await persons[1]!.request('GET', `/api/news?table=${table}`)).body).toMatchObject({ push: 1, table: false });
  await house.remove();
});

it('sends a webhook in Discord’s form to hosts that the operator allows, and to no others', async () => {
  const bodies: string[] = [];
  const hook = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text) => bodies.push(text));
    request.on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(hook.address() as AddressInfo).port}`;
  const house = await openHouse({ WEBHOOK_HOSTS: host });
  const { devices, persons } = await begunTable(() => house.url, 'pebbles', 2);
  expect(
    (await persons[1]!.request('POST', '/api/news/webhook', { url: 'http://169.254.169.254/latest' })).body,
  ).toMatchObject({ code: 'webhook-host' });
  await persons[1]!.request('POST', '/api/news/webhook', { url: `http://${host}/api/webhooks/1/x` });
  const left = devices[0]!.next('presence');
  devices[1]!.close();
  await left;
  await devices[0]!.act('take', { count: 1 });
  await expect.poll(() => bodies.length).toBe(1);
  expect(JSON.parse(bodies[0]!)).toEqual({
    content: '**Your turn: pebbles**\nTake one to three pebbles.\nThe game begins.\nPlayer 0 took 1.',
    allowed_mentions: { parse: [] },
  });
  hook.close();
  await house.remove();
});
