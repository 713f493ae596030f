import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, launch, seatBot, setTable, somebody } from './browser.ts';
import { awaited, takeDecision } from './expancity.ts';
import { type House, openHouse } from './house.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  house = await openHouse();
  browser = await launch(['--host-resolver-rules=MAP cityhall.lan 127.0.0.1']);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

test('over plain HTTP under a name of the local network everything works, the copying of links included', async () => {
  const { page, faults } = await somebody(browser, `http://cityhall.lan:${house.port}`);
  expect(await page.evaluate('isSecureContext')).toBe(false);
  expect(await page.evaluate('typeof crypto.randomUUID + typeof navigator.clipboard')).toBe('undefinedundefined');

  const table = await setTable(page, 'Ann', 2);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link selected: copy it now').waitFor();
  expect(await page.evaluate('getSelection().toString()')).toBe(table);

  await seatBot(page, 2);
  await begin(page);
  await awaited(page);
  await takeDecision(page, 0);
  await takeDecision(page, 3);
  expect(faults).toEqual([]);
});
