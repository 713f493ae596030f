import { contract, httpFault, type Route, type RouteName } from '@cityhall/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { begunTable, named, visitor } from './visitor.ts';

let house: House;
const url = () => house.url;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.remove());

const bodies: Partial<Record<RouteName, unknown>> = {
  name: { name: 'Ada' },
  create: { game: 'pebbles', seats: 2, options: {} },
  keepNote: { text: 'mine' },
  push: { endpoint: 'https://push.example/one', keys: { p256dh: 'p', auth: 'a' } },
  webhook: { url: null },
  chooseNews: { wanted: false },
  signOutDevices: { which: 'others' },
};

describe.each(Object.entries(contract) as [RouteName, Route][])('%s of the contract', (name, route) => {
  it('is answered as it says', async () => {
    const { table, persons, devices } = await begunTable(url, 'pebbles', 2);
    if (name === 'record' || name === 'rematch') {
      await devices[0]!.deed({ do: 'propose', what: 'end' });
      await devices[1]!.deed({ do: 'agree', yes: true });
    }
    const token = name === 'claimWay' ? (await persons[1]!.request('POST', '/api/ways')).body.path.slice(5) : '';
    const path = route.path.replace(':table', table).replace(':token', token);
    const { status, body } = await persons[0]!.request(route.method, path, bodies[name]);
    expect([status, body.code]).toEqual([200, undefined]);
    expect(route.answer.parse(body)).toEqual(body);
  });
});

it('says what does not fit a route, by a key', async () => {
  const person = await named(url, 'Ada');
  const { status, body } = await person.request('POST', '/api/tables', { game: 'pebbles', seats: 'two', options: {} });
  expect([status, body]).toEqual([400, { code: 'malformed', params: { where: 'seats' } }]);
  const elsewhere = await person.request('GET', '/api/tables/not-a-table/door');
  expect([elsewhere.status, elsewhere.body]).toEqual([404, { code: 'no-table' }]);
  expect(httpFault.parse(elsewhere.body)).toEqual(elsewhere.body);
});

it('is handed out to those who write clients', async () => {
  const { status, body } = await visitor(url).request('GET', '/openapi.json');
  expect(status).toBe(200);
  const told = Object.values(body.paths as Record<string, object>).flatMap((each) =>
    Object.values(each).map(({ operationId }: { operationId: string }) => operationId),
  );
  expect(told.sort()).toEqual(Object.keys(contract).sort());
});
