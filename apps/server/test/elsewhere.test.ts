import { expect, it } from 'vitest';
import { watchElsewhere } from '../src/sockets/elsewhere.ts';
import { type Presence, silentDoorbell } from '../src/tables/doorbell.ts';
import { fakeClock } from './fake-clock.ts';

const table = 'AAAAAAAAAAAAAAAAAAAAAA';

function scene() {
  const clock = fakeClock();
  const said: Presence[] = [];
  const changes: string[] = [];
  let hear: (presence: Presence) => void = () => undefined;
  const bell = {
    ...silentDoorbell,
    announce: (presence: Presence) => void said.push(presence),
    hearPresence: (listener: typeof hear) => {
      hear = listener;
    },
  };
  const here = { present: [0], spectators: 1 };
  const elsewhere = watchElsewhere(
    bell,
    clock,
    (asked) => (asked === table ? here : undefined),
    () => [table],
    (changed) => void changes.push(changed),
  );
  const other = (more: Partial<Presence>) => hear({ table, node: 'other', present: [1], spectators: 2, ...more });
  return { clock, said, changes, elsewhere, other, here };
}

it('adds those who are there through other nodes, and answers a node that is new', () => {
  const { said, changes, elsewhere, other, here } = scene();
  other({});
  expect(elsewhere.with(table, here)).toEqual({ present: [0, 1], spectators: 3 });
  expect(said).toMatchObject([{ table, present: [0], spectators: 1 }]);
  other({});
  expect([said.length, changes.length]).toEqual([1, 1]);
  other({ present: [], spectators: 0 });
  expect(elsewhere.with(table, here)).toEqual({ present: [0], spectators: 1 });
  expect(changes).toEqual([table, table]);
});

it('forgets a node that says nothing any more, and its own words are not heard as those of another', async () => {
  const { clock, said, changes, elsewhere, other, here } = scene();
  other({});
  await clock.turn(10_000);
  expect(elsewhere.with(table, here).present).toEqual([0, 1]);
  expect(said.at(-1)).toMatchObject({ table, present: [0] });
  other({ node: said.at(-1)!.node, present: [2] });
  expect(elsewhere.with(table, here).present).toEqual([0, 1]);
  await clock.turn(20_000);
  expect(elsewhere.with(table, here)).toEqual({ present: [0], spectators: 1 });
  expect(changes).toEqual([table, table]);
});
