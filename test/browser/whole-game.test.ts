import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractNames } from '../../packages/games/expancity/index.ts';
import { english as words } from '../../packages/games/expancity/words/en.ts';
import { begin, desktop, expectAccessible, launch, phone, seatBot, setTable, sitDown, somebody } from './browser.ts';
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

/** Sentences of contracts that a page shows anywhere, attributes and titles included. */
async function contractsOn(page: Page): Promise<string[]> {
  const content = await page.content();
  return contractNames.filter((name) => content.includes(words[`contract.${name}`]) || content.includes(`"${name}"`));
}

test('two browsers and a spectator see a game to its end, and the spectator sees no secret', async () => {
  const ann = await somebody(browser, house.url, desktop);
  const table = await setTable(ann.page, 'Ann', 4);
  const ben = await somebody(browser, table, { ...phone, colorScheme: 'dark' });
  await sitDown(ben.page, 'Ben', 2);
  await seatBot(ann.page, 3);
  await seatBot(ann.page, 4);
  const watcher = await somebody(browser, table, desktop);
  await watcher.page.getByText('Pick a seat, or just watch.').waitFor();
  await begin(ann.page);
  await watcher.page.locator('.space').first().waitFor();

  const play = async (page: Page) => {
    for (let count = 0; (await awaited(page)) === 'asked'; count++) {
      // While a decision is awaited the game goes on: no contract was laid open by its end.
      if (count % 20 === 0) {
        expect(await watcher.page.locator('.hand-tile, .hand-card').count()).toBe(0);
        expect(await contractsOn(watcher.page)).toEqual([]);
      }
      await takeDecision(page, count);
    }
  };
  await Promise.all([play(ann.page), play(ben.page)]);

  for (const { page, faults } of [ann, ben, watcher]) {
    await page.getByText('They match: nothing was changed after the start.').waitFor();
    expect(faults).toEqual([]);
    await expectAccessible(page, 'the result');
  }
  const totals = (page: Page) => page.locator('main .score').allTextContents();
  expect(await totals(ben.page)).toEqual(await totals(ann.page));
  expect(await totals(watcher.page)).toEqual(await totals(ann.page));
});
