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
import { takeDecision } from './small-city.ts';

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

const ended = (page: Page, round: number) => page.getByText(`Round ${round + 1} of 8`);
const asked = (page: Page) => page.locator('.sentence[data-stage]');

/** Plays a seat until a round is over, by clicking; every stage is looked at by axe-core when first met. */
async function playRounds(page: Page, round: number, seen: Set<string>): Promise<void> {
  for (let count = 1; ; count++) {
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
  const table = await setTable(ann.page, 'Ann', 2, ['Small City']);
  const ben = await somebody(browser, table, { ...phone, colorScheme: 'dark' });
  await sitDown(ben.page, 'Ben', 2);
  await ann.page.getByText('All ready.').waitFor();
  await begin(ann.page);
  const seen = new Set<string>();
  await Promise.all([ann.page, ben.page].map((page) => playRounds(page, 2, seen)));
  const figures = async (page: Page) =>
    (await page.locator('.sc-player').allTextContents()).map((text) => text.replace(/you/, '')).sort();
  const nets = (page: Page) => page.locator('.sc-player-net').allTextContents();
  expect((await nets(ben.page)).sort()).toEqual((await nets(ann.page)).sort());
  expect(await figures(ann.page)).toHaveLength(2);
  expect([...seen]).toEqual(expect.arrayContaining(['settle', 'propose', 'take', 'plan', 'move', 'council']));
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
  await page.keyboard.press('Home');
  for (let row = 0; row < 12; row++) {
    for (let step = 0; step < 12; step++) {
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

test('a round is played by keyboard alone', async () => {
  const { page, faults } = await somebody(browser, house.url, desktop);
  await setTable(page, 'Ann', 2, ['Small City']);
  await seatBot(page, 2);
  await begin(page);
  for (let count = 0; count < 60; count++) {
    await asked(page).or(ended(page, 1)).first().waitFor({ state: 'attached', timeout: pagePatience });
    if ((await ended(page, 1).count()) > 0) break;
    switch (await stageOf(page)) {
      case 'settle':
        await pressOn(page, '[data-option^="promise."]');
        await pressLit(page);
        await confirm(page);
        break;
      case 'propose':
        await pressLit(page);
        await pressLit(page);
        await confirm(page);
        break;
      case 'take':
        await pressOn(page, '.sc-action:has(.sc-price-free)');
        await confirm(page);
        break;
      case 'plan':
        await pressOn(page, '[data-tile=residence1]');
        await pressLit(page);
        await page.locator('.sc-step').first().waitFor();
        await confirm(page);
        break;
      case 'move':
      case 'trade':
        await confirm(page);
        break;
      case 'council':
        await decide(page, () => pressOn(page, '[data-decline]'));
        break;
      default:
        await decide(page, () => pressOn(page, 'button.sc-option'));
    }
  }
  expect(await ended(page, 1).count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('a plan survives a reload, and another device of the seat sees it', async () => {
  const { page } = await somebody(browser, house.url, desktop);
  await setTable(page, 'Ann', 1, ['Small City']);
  await begin(page);
  while ((await stageOf(page)) !== 'plan') {
    await takeDecision(page, 1);
    await asked(page).waitFor({ timeout: pagePatience });
  }
  await page.locator('[data-tile=parkL]').click();
  await page.locator('.space[data-state=lit]').first().click();
  const step = page.getByText('Build large Park at');
  const words = await step.textContent();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('.sc-step-words').waitFor();
  expect(await other.locator('.sc-step-words').allTextContents()).toEqual([words]);
  await other.getByRole('button', { name: 'Clear' }).click();
  await step.waitFor({ state: 'detached' });
});

/** Takes decisions until the Build is planned. */
async function untilPlan(page: Page): Promise<void> {
  for (let count = 1; ; count++) {
    await asked(page).waitFor({ timeout: pagePatience });
    if ((await stageOf(page)) === 'plan') return;
    await takeDecision(page, count);
  }
}

test('who waits may plan the Build to come, and finds the plan there when it is asked for', async () => {
  const ann = await somebody(browser, house.url, desktop);
  const table = await setTable(ann.page, 'Ann', 2, ['Small City']);
  const ben = await somebody(browser, table, desktop);
  await sitDown(ben.page, 'Ben', 2);
  await ann.page.getByText('All ready.').waitFor();
  await begin(ann.page);
  await ben.page.locator('.space').first().waitFor();
  await Promise.all([ann.page, ben.page].map((page) => takeDecision(page, 1)));
  const ahead = (page: Page) => page.getByRole('button', { name: 'Plan ahead' });
  await ahead(ann.page).or(asked(ann.page)).first().waitFor({ timeout: pagePatience });
  const [waiting, busy] = (await ahead(ann.page).isVisible()) ? [ann.page, ben.page] : [ben.page, ann.page];
  await ahead(waiting).click();
  await expectAccessible(waiting, 'planning ahead');
  await waiting.locator('[data-tile=parkL]').click();
  await waiting.locator('.space[data-state=lit]').last().click();
  const words = await waiting.locator('.sc-step-words').textContent();
  await takeDecision(busy, 1);
  await Promise.all([waiting, busy].map(untilPlan));
  expect(await waiting.locator('.sc-step-words').allTextContents()).toEqual([words]);
  await decide(waiting, () => waiting.locator('.dock-main').click());
  await busy.getByText('ready').first().waitFor();
});
