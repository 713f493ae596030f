import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, desktop, expectAccessible, launch, phone, seatBot, setTable, somebody } from './browser.ts';
import { awaited, takeDecision } from './expancity.ts';
import { type House, openHouse } from './house.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  house = await openHouse();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const screens = [
  ['by day on a desk', { ...desktop, colorScheme: 'light' }],
  ['by night on a phone', { ...phone, colorScheme: 'dark' }],
] as const;

test.each(screens)('axe-core finds nothing on any page, %s', async (_where, how) => {
  const { page, faults } = await somebody(browser, house.url, how);
  await page.getByText('None yet.').waitFor();
  await expectAccessible(page, 'home');

  const pages = [
    ['/name', 'What shall we call you?'],
    ['/rules/expancity', 'Rules of Expancity'],
    ['/learn/expancity', 'A first game of Expancity'],
    ['/rules/micro-city', 'Rules of Micro City'],
    ['/learn/micro-city', 'A first game of Micro City'],
    ['/rules/small-city', 'Rules of Small City'],
    ['/learn/small-city', 'A first game of Small City'],
    ['/rules/tramways', 'Rules of Tramways'],
    ['/learn/tramways', 'A first game of Tramways'],
    ['/way/some-old-token', 'Use this link on this device?'],
    ['/nowhere', 'Nothing is built here'],
    ['/rules/chess', 'Nothing is built here'],
    ['/table/AAAAAAAAAAAAAAAAAAAAAA', 'This table cannot be shown'],
  ] as const;
  for (const [path, heading] of pages) {
    await page.goto(`${house.url}${path}`);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await expectAccessible(page, path);
    expect(await page.title()).toContain('cityhall');
    expect(await page.locator('a[href="/"]').count(), `${path} has a way back`).toBeGreaterThan(0);
  }

  await page.goto(`${house.url}/status`);
  await page.getByText('The server is open, and its storage answers.').waitFor();
  await expectAccessible(page, '/status');

  await page.goto(house.url);
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, 'asking for a name');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const table = await setTable(page, 'Ann', 2);
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await page.getByRole('button', { name: 'Make a way back' }).click();
  await page.getByText('Good until').waitFor();
  await expectAccessible(page, 'before the start');
  const guest = await somebody(browser, table, how);
  await guest.page.getByText('Pick a seat').waitFor();
  await expectAccessible(guest.page, 'before the start, without a seat');
  await seatBot(page, 2);
  await begin(page);

  const stages = ['zone', 'build', 'rooftops', 'choose', 'contracts', 'keep'];
  const seen = new Set<string>();
  for (let count = 1; !stages.every((stage) => seen.has(stage)) && (await awaited(page)) === 'asked'; count++) {
    const stage = (await page.locator('.sentence').getAttribute('data-stage'))!;
    if (!seen.has(stage)) {
      seen.add(stage);
      await page.locator('.space').first().focus();
      await expectAccessible(page, `in play: ${stage}`);
    }
    await takeDecision(page, count);
  }
  expect([...seen].sort()).toEqual([...stages].sort());
  await expectAccessible(guest.page, 'watching');
  const more = page.getByRole('button', { name: 'More' });
  if (await more.isVisible()) {
    await more.click();
    await expectAccessible(page, 'the sheet');
  }
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, 'the menu');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, 'the log');
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
