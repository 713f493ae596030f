import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playWith } from '../../packages/games/micro-city/bot/bot.ts';
import { planAhead } from '../../packages/games/micro-city/bot/players.ts';
import { type MicroCityView, microCity } from '../../packages/games/micro-city/index.ts';
import { type Choice, seededRandom } from '../../packages/ruleset/src/index.ts';
import { begin, desktop, expectAccessible, launch, phone, setTable, sitDown, somebody } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { askedOf, perform, type Sitting, sitting } from './micro-city.ts';

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

type Player = (view: MicroCityView, seat: number) => Choice;
const random = seededRandom(1);
const sensible: Player = (view, seat) => microCity.bot(view, seat, random);

/** Plays a seat to the end of the game through its page; every stage is looked at by axe-core when first met. */
async function playToEnd(at: Sitting, player: Player, seen: Set<string>): Promise<void> {
  for (let asked = await askedOf(at); asked; asked = await askedOf(at)) {
    if (!seen.has(asked.stage)) {
      seen.add(asked.stage);
      await expectAccessible(at.page, asked.stage);
    }
    await perform(at, player(asked.view, at.seat), asked.view.open);
  }
}

const heading = (page: Page) => page.locator('main h2').first().textContent();

test('a game alone on the easy level is won with one finger on a phone', async () => {
  const { page, faults } = await somebody(browser, house.url, { ...phone, colorScheme: 'dark' });
  await setTable(page, 'Ann', 1, ['Micro City']);
  await begin(page);
  const seen = new Set<string>();
  await playToEnd(await sitting(page, 0), playWith(planAhead), seen);
  expect(await heading(page)).toBe('The building stands');
  await page.getByText('You win').waitFor();
  await page.getByText('They match: nothing was changed after the start.').waitFor();
  await expectAccessible(page, 'the result');
  expect([...seen]).toEqual(expect.arrayContaining(['place', 'prepare', 'invest']));
  expect(faults).toEqual([]);
});

/** A table of two, begun: who has which seat. */
async function begunByTwo(choices: readonly string[]): Promise<{ sittings: Sitting[]; faults: string[] }> {
  const ann = await somebody(browser, house.url, desktop);
  const table = await setTable(ann.page, 'Ann', 2, ['Micro City', ...choices]);
  const ben = await somebody(browser, table, { ...phone, colorScheme: 'dark' });
  await sitDown(ben.page, 'Ben', 2);
  await ann.page.getByText('All ready.').waitFor();
  await begin(ann.page);
  await ben.page.locator('.space').first().waitFor();
  const sittings = [await sitting(ann.page, 0), await sitting(ben.page, 1)];
  return {
    sittings,
    faults: new Proxy(ann.faults, { get: (_, key) => Reflect.get([...ann.faults, ...ben.faults], key) }),
  };
}

test('two build together by two browsers, dice shared out and the hand passed over, to the end', async () => {
  const { sittings, faults } = await begunByTwo(['With the card']);
  const seen = new Set<string>();
  await Promise.all(sittings.map((at) => playToEnd(at, sensible, seen)));
  const [ann, ben] = await Promise.all(sittings.map(({ page }) => heading(page)));
  expect(ben).toBe(ann);
  expect(['The building stands', 'Not finished in time', 'Out of tokens']).toContain(ann);
  expect([...seen]).toEqual(expect.arrayContaining(['place', 'propose', 'answer', 'together', 'project', 'invest']));
  expect(faults).toEqual([]);
});

test('two compete by two browsers for Goals and Advantages, and both read the same points by their sources', async () => {
  const { sittings, faults } = await begunByTwo(['Competitive: Goals and Advantages', 'With Logistics']);
  const seen = new Set<string>();
  await Promise.all(sittings.map((at) => playToEnd(at, sensible, seen)));
  const totals = (page: Page) => page.locator('main .score').allTextContents();
  const [ann, ben] = await Promise.all(sittings.map(({ page }) => totals(page)));
  expect(ann).toHaveLength(2);
  expect(ben).toEqual(ann);
  await expectAccessible(sittings[0]!.page, 'the result of a competition');
  expect([...seen]).toEqual(expect.arrayContaining(['place', 'prepare', 'invest']));
  expect(faults).toEqual([]);
});

/** What a screen reader says of a Quarter. */
const spoken = (page: Page, cell: string) => page.locator(`[data-cell="${cell}"] > .sr-only`).textContent();

/** Presses a key until what has focus matches. */
async function until(page: Page, key: string, selector: string): Promise<void> {
  for (let count = 0; count < 60; count++) {
    if (await page.locator(`${selector}:focus`).count()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} is not reached by ${key}`);
}

test('a whole round is played by keyboard alone, and every Quarter says where it is and what lies on it', async () => {
  const { page, faults } = await somebody(browser, house.url);
  await setTable(page, 'Ann', 1, ['Micro City']);
  await begin(page);
  const at = await sitting(page, 0);
  const press = async (key: string) => {
    const before = await page.locator('.sentence').getAttribute('data-decision');
    await page.keyboard.press(key);
    await page.locator(`.sentence:not([data-decision="${before}"])`).waitFor();
    return askedOf(at);
  };

  await until(page, 'Tab', '.mc-quarter');
  for (const [key, label] of [
    ['ArrowRight', /row 1, column 2/],
    ['ArrowDown', /row 2, column 2/],
    ['ArrowDown', /row 3, column 2/],
    ['ArrowLeft', /row 3, column 1/],
  ] as const) {
    await page.keyboard.press(key);
    expect(await page.locator('.mc-quarter:focus > .sr-only').textContent()).toMatch(label);
  }
  expect((await press('Enter'))?.stage).toBe('prepare');
  expect(await spoken(page, '0,2')).toContain('Your Engineer stands here.');

  await until(page, 'Tab', '.mc-card[data-card=card1]');
  await page.keyboard.press('Space');
  await until(page, 'Shift+Tab', '.mc-quarter');
  const lit = (await page.locator('.mc-quarter[data-state=lit]').first().getAttribute('data-cell'))!;
  const [x, y] = lit.split(',').map(Number) as [number, number];
  const here = (await page.locator('.mc-quarter:focus').getAttribute('data-cell'))!.split(',').map(Number);
  for (let step = here[0]!; step !== x; step += Math.sign(x - here[0]!))
    await page.keyboard.press(x > here[0]! ? 'ArrowRight' : 'ArrowLeft');
  for (let step = here[1]!; step !== y; step += Math.sign(y - here[1]!))
    await page.keyboard.press(y > here[1]! ? 'ArrowDown' : 'ArrowUp');
  expect(await page.locator('.mc-quarter:focus').getAttribute('data-cell')).toBe(lit);
  const asked = (await press('Enter'))!;
  expect(['invest', 'finish']).toContain(asked.stage);
  await until(page, 'Tab', 'button:has-text("End the round")');
  expect((await press('Enter'))?.stage).toBe('prepare');
  expect(await spoken(page, lit)).toContain('An Investment token lies here.');
  for (const label of await page.locator('.mc-quarter > .sr-only').allTextContents()) {
    expect(label).toMatch(/Quarter, row \d, column \d\. District \d[AB], /);
  }
  expect(faults).toEqual([]);
});

test('undo takes the Engineer back until the round is ended', async () => {
  const { page } = await somebody(browser, house.url);
  await setTable(page, 'Ann', 1, ['Micro City']);
  await begin(page);
  const at = await sitting(page, 0);
  const placed = (await askedOf(at))!;
  await perform(at, { move: 'placeEngineer', args: { cell: '1,1' } }, placed.view.open);
  const { view } = (await askedOf(at))!;
  await perform(at, { move: 'play', args: { card: 'card1', to: '1,3', use: 'basic' } }, view.open);
  await askedOf(at);
  expect(await spoken(page, '1,3')).toContain('Your Engineer');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.locator('[data-cell="1,1"]:has-text("Your Engineer")').waitFor();
  expect(await page.locator('.mc-card[data-card=card1]').count()).toBe(1);
});

test('what does not go together is dimmed at home with its reason, and cannot be set', async () => {
  const { page } = await somebody(browser, house.url);
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
  await choose('Micro City');
  await choose('Competitive: Goals and Advantages');
  await page.getByText('The competitive game is for two players.').waitFor();
  expect(await page.getByRole('button', { name: 'Set the table' }).isDisabled()).toBe(true);
  await expectAccessible(page, 'home, with a refused combination');
  await choose('2');
  await page.getByText('The competitive game is for two players.').waitFor({ state: 'detached' });
  await choose('Base building, side B');
  await page.getByText('is played on these levels: Medium and Hard').waitFor();
  await choose('Medium');
  expect(await page.getByRole('button', { name: 'Set the table' }).isDisabled()).toBe(false);
});

test('rules and a guided first game alone', async () => {
  const { page, faults } = await somebody(browser, `${house.url}/rules/micro-city`, phone);
  await page.getByRole('heading', { name: 'Rules of Micro City', level: 1 }).waitFor();
  await page.locator('#MC-6').waitFor();
  await expectAccessible(page, 'the rules');
  await page.getByRole('link', { name: 'Play a guided first game' }).click();
  await page.getByText('You alone, with a short hint').waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'That is me' }).click();
  await page.getByText('Your Engineer may begin anywhere.').waitFor();
  await expectAccessible(page, 'the guided first game');
  expect(faults).toEqual([]);
});
