import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  begin,
  desktop,
  expectAccessible,
  launch,
  pagePatience,
  phone,
  seatBot,
  setTable,
  sitDown,
  somebody,
} from './browser.ts';
import { decide, stageOf, steadily } from './expancity.ts';
import { type House, openHouse } from './house.ts';
import { takeDecision } from './tramways.ts';

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

const ended = (page: Page, round: number) => page.getByText(`Round ${round + 1} of 6`);
const asked = (page: Page) => page.locator('.sentence[data-stage]');

/** Plays a seat until a round is over, by clicking; every stage is looked at by axe-core when first met. */
async function playRounds(page: Page, round: number, seen: Set<string>): Promise<void> {
  for (let count = 1; ; count++) {
    // The other one may have a whole turn before this one is asked.
    await asked(page).or(ended(page, round)).first().waitFor({ state: 'attached', timeout: pagePatience });
    if ((await ended(page, round).count()) > 0) return;
    const stage = await stageOf(page);
    if (!seen.has(stage)) {
      seen.add(stage);
      await expectAccessible(page, stage);
    }
    await steadily(() => takeDecision(page, count));
  }
}

test('two browsers, one of them a phone at night, play two whole rounds by clicking, and see the same figures', async () => {
  const ann = await somebody(browser, house.url, desktop);
  const table = await setTable(ann.page, 'Ann', 2, ['Tramways']);
  const ben = await somebody(browser, table, { ...phone, colorScheme: 'dark' });
  await sitDown(ben.page, 'Ben', 2);
  await ann.page.getByText('All ready.').waitFor();
  await begin(ann.page);
  const seen = new Set<string>();
  await Promise.all([ann.page, ben.page].map((page) => playRounds(page, 2, seen)));
  const figures = (page: Page) => page.locator('.tw-player-figures').allTextContents();
  expect(await figures(ben.page)).toEqual(await figures(ann.page));
  expect(await figures(ann.page)).toHaveLength(2);
  expect([...seen]).toEqual(expect.arrayContaining(['book', 'ticket', 'bid', 'take', 'act', 'plan']));
  expect([...ann.faults, ...ben.faults]).toEqual([]);
});

/** Presses a key until what has focus fits. */
async function until(page: Page, key: string, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 200; pressed++) {
    if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${selector}`);
}

/** Reaches something by the tab key and presses it. */
async function pressOn(page: Page, selector: string): Promise<void> {
  await until(page, 'Tab', selector);
  await page.keyboard.press('Enter');
}

/** Walks to a lit space by arrow keys, row by row, and presses it. */
async function pressLit(page: Page): Promise<void> {
  await until(page, 'Tab', '.space');
  for (let row = 0; row < 10; row++) {
    for (let step = 0; step < 10; step++) {
      if (await page.evaluate(`document.activeElement.matches('.space[data-state=lit]')`)) {
        await page.keyboard.press('Enter');
        return;
      }
      await page.keyboard.press(row % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
    }
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('no space is lit');
}

const confirm = (page: Page) => decide(page, () => pressOn(page, '.dock-main:not(:disabled)'));

test('a round is played by keyboard alone, rail drawn on the map', async () => {
  const { page, faults } = await somebody(browser, house.url, desktop);
  await setTable(page, 'Ann', 2, ['Tramways']);
  await seatBot(page, 2);
  await begin(page);
  let drawn = 0;
  for (let count = 0; count < 40; count++) {
    await asked(page).or(ended(page, 1)).first().waitFor({ state: 'attached', timeout: pagePatience });
    if ((await ended(page, 1).count()) > 0) break;
    switch (await stageOf(page)) {
      case 'book':
      case 'ticketDue':
        await decide(page, () => pressOn(page, '[data-option^="book."]:not(:disabled)'));
        break;
      case 'ticket':
        await pressOn(page, '[data-option^="card."]');
        await confirm(page);
        break;
      case 'bid':
        await decide(page, () => pressOn(page, '[data-move=pass]'));
        break;
      case 'take':
        await pressOn(page, '[data-option^="take."]');
        if ((await page.locator('[data-option^="away."]').count()) > 0) await pressOn(page, '[data-option^="away."]');
        await confirm(page);
        break;
      case 'act':
        if (drawn === 0) {
          await pressOn(page, '[data-option="goal.lay"]');
          await pressLit(page);
          await pressLit(page);
          await page.locator('.tw-ghost').waitFor({ state: 'attached' });
          drawn += 1;
          if (await page.locator('[data-move=lay]').isVisible()) {
            await confirm(page);
            break;
          }
          await pressOn(page, '[data-option=back]');
          await pressOn(page, '[data-option=back]');
        }
        await decide(page, () => pressOn(page, '[data-move=takeMoney]'));
        break;
      case 'more':
        await decide(page, () => pressOn(page, '[data-move=takeMoney], [data-move=endTurn]'));
        break;
      default:
        await confirm(page);
    }
  }
  expect(await ended(page, 1).count()).toBeGreaterThan(0);
  expect(drawn).toBe(1);
  expect(faults).toEqual([]);
});

test('a plan of Administration is seen on another device of the seat', async () => {
  const { page } = await somebody(browser, house.url, desktop);
  await setTable(page, 'Ann', 2, ['Tramways']);
  await seatBot(page, 2);
  await begin(page);
  for (let count = 1; ; count++) {
    await asked(page).waitFor({ timeout: pagePatience });
    if ((await stageOf(page)) === 'plan') break;
    await takeDecision(page, count);
  }
  const discard = page.locator('[data-option^="discard."]').first();
  await discard.click();
  await page.getByRole('button', { name: 'Confirm the plan: 1 card' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Confirm the plan: 1 card' }).waitFor();
  expect(await other.locator('[data-option^="discard."][aria-pressed=true]').count()).toBe(1);
});
