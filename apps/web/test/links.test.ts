import { expect, test } from 'vitest';
import { commitmentOf } from '../src/kit/seed-check.tsx';
import { commandId } from '../src/link/ids.ts';
import { tableOfLink } from '../src/pages/open-link.tsx';

const id = 'Trjb5oL84BGd2cA_nDdB6A';

test.each([
  id,
  `https://cityhall.example/table/${id}`,
  `  http://10.0.0.2:8000/table/${id}?from=chat `,
  `http://x/table/${id}/`,
  `Come: http://x/table/${id}.`,
  `(http://x/table/${id})`,
  `http://x/table/${id} come and play`,
  `${id}.`,
])('a table is found in %s', (text) => expect(tableOfLink(text)).toBe(id));

test.each(['', 'hello', `http://x/rules/${id}`, `http://x/table/${id}1`])('no table is found in “%s”', (text) =>
  expect(tableOfLink(text)).toBeUndefined(),
);

test('command ids are 128 random bits that the wire accepts', () => {
  expect(commandId()).toMatch(/^[0-9a-f]{32}$/);
  expect(commandId()).not.toBe(commandId());
});

test('a seed is checked by the SHA-256 of its bytes', () => {
  expect(commitmentOf('00000000000000000000000000000000')).toBe(
    '374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb',
  );
});
