import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, launch, seatBot, setTable, somebody } from './browser.ts';
import { awaited, decide, stageOf } from './expancity.ts';
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

/** Presses a key until what has focus matches; the longest way round a page is far shorter than that. */
async function until(page: Page, key: string, selector: string): Promise<void> {
  for (let count = 0; count < 80; count++) {
    if (await page.locator(`${selector}:focus`).count()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} is not reached by ${key}`);
}

const press = (page: Page, key: string) => decide(page, () => page.keyboard.press(key));

test('a whole turn is played by keyboard alone', async () => {
  const { page, faults } = await somebody(browser, house.url);
  await setTable(page, 'Ann', 2);
  await seatBot(page, 2);
  await begin(page);
  await awaited(page);

  expect(await stageOf(page)).toBe('zone');
  await until(page, 'Tab', '.hand-tile');
  await page.keyboard.press('Space');
  await until(page, 'Shift+Tab', '.space');
  await until(page, 'ArrowRight', '.space[data-state=lit]');
  const place = await page.locator('.space:focus').getAttribute('data-cell');
  await press(page, 'Enter');
  expect(await page.locator(`[data-cell="${place}"]`).getAttribute('aria-label')).not.toMatch(/^Free space/);

  for (let action = 0; action < 3; action++) {
    expect(await stageOf(page)).toBe('build');
    await until(page, 'Tab', 'button:has-text("Get a block")');
    await press(page, 'Enter');
  }
  await until(page, 'Tab', 'button:has-text("Draw tiles")');
  await press(page, 'Enter');
  expect(await stageOf(page)).toBe('keep');
  await until(page, 'Tab', '.hand-tile');
  await page.keyboard.press('Space');
  await until(page, 'Tab', 'button:has-text("end turn")');
  await press(page, 'Enter');
  await awaited(page);
  expect(await stageOf(page)).toBe('zone');
  expect(faults).toEqual([]);
});

test('every space and every place of the city is reached by arrows and says where it is and what is beside it', async () => {
  const { page } = await somebody(browser, house.url);
  await setTable(page, 'Ann', 2);
  await seatBot(page, 2);
  await begin(page);
  await awaited(page);
  const all = new Set(
    await page.locator('.space').evaluateAll((found) => found.map((one) => one.getAttribute('data-cell'))),
  );
  await until(page, 'Tab', '.space');
  const reached = new Set<string | null>();
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  const walk = async (from: string | null): Promise<void> => {
    reached.add(from);
    for (const key of keys) {
      await page.locator(`[data-cell="${from}"]`).focus();
      await page.keyboard.press(key);
      const to = await page.locator('.space:focus').getAttribute('data-cell');
      if (!reached.has(to)) await walk(to);
    }
  };
  await walk('0,0');
  expect(reached).toEqual(all);
  for (const label of await page
    .locator('.space')
    .evaluateAll((found) => found.map((one) => one.getAttribute('aria-label')))) {
    expect(label).toMatch(/City Hall.*Beside it: /);
  }
});
