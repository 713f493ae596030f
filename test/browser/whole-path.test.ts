import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../../apps/server/test/fake-clock.ts';
import { type House, openHouse } from '../../apps/server/test/house.ts';
import { gameIds, loadGame, loadWords } from '../../packages/catalogue/src/index.ts';
import {
  expectAccessible,
  launch,
  pagePatience,
  phone,
  type Somebody,
  seatBot,
  setTable,
  somebody,
} from './browser.ts';
import { movesSent, tapOn } from './hand.ts';

const clock = fakeClock();
const day = 24 * 3_600_000;
let house: House;
let browser: Browser;
beforeAll(async () => {
  house = await openHouse(
    { LIMITS: 'off' },
    {
      clock,
      catalogue: new URL('../../packages/catalogue/src/index.ts', import.meta.url).href,
      web: new URL('../../apps/web/dist', import.meta.url).pathname,
    },
  );
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await house.remove();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const board = (page: Page) => page.locator('.table-frame .sentence').waitFor();
const undo = (page: Page) => page.locator('.table-dock').getByRole('button', { name: /^Undo/ });
/** The names in the seats of a table that gathers, in order. */
const seated = async (page: Page) =>
  (await page.locator('#seats > li').allTextContents()).map((row) => /Ann|Ben|Bot/.exec(row)?.[0]);

/** A page and what it has sent. */
interface Player extends Somebody {
  name: string;
  sent(): number;
}

/** Somebody at a table that gathers, from now on with their moves counted. */
async function player(name: string, { page, faults }: Somebody): Promise<Player> {
  const sent = movesSent(page);
  await page.reload();
  await button(page, 'Stand up').waitFor();
  return { name, page, faults, sent };
}

/** Who of several is asked just now. */
const asked = (players: readonly Player[]): Promise<Player> =>
  Promise.any(
    players.map((each) =>
      each.page
        .locator('.sentence[data-stage]')
        .waitFor({ timeout: pagePatience })
        .then(() => each),
    ),
  );

/** Somebody goes from an invite link to a seat: the name is the one thing they write, and they tap twice. */
async function sitByLink(page: Page, name: string): Promise<void> {
  await page.evaluate(`
    window.deeds = { taps: 0, fields: 0 };
    addEventListener('click', (event) => { if (event.isTrusted && event.detail > 0) window.deeds.taps += 1; }, true);
    addEventListener('change', () => { window.deeds.fields += 1; }, true);`);
  await button(page, 'Take a free seat').tap();
  await page.getByLabel('Your name').fill(name);
  await button(page, 'That is me').tap();
  await button(page, 'Stand up').waitFor();
  expect(await page.evaluate('window.deeds')).toEqual({ taps: 2, fields: 1 });
}

/** A few decisions of whoever is asked, one of them taken back and taken anew. */
async function playSome(players: readonly Player[]): Promise<void> {
  let undone = false;
  for (let count = 0; count < 3 || !undone; count++) {
    expect(count, 'decisions without one that could be undone').toBeLessThan(24);
    const { page, sent } = await asked(players);
    await tapOn(page, sent);
    if (undone || !(await undo(page).isEnabled())) continue;
    const before = await page.locator('.sentence').getAttribute('data-decision');
    await undo(page).click();
    await page.locator(`.sentence[data-stage]:not([data-decision="${before}"])`).waitFor();
    await tapOn(page, sent);
    undone = true;
  }
}

/** A day goes by, a bot plays on for who was late, and they take their seat back. */
async function beLate(late: Player, other: Player): Promise<void> {
  await clock.turn(1.1 * day);
  await clock.turn(1);
  await other.page.getByText(`Time is up for ${late.name}.`).waitFor();
  await button(other.page, 'Let a bot play on').click();
  await button(late.page, 'Take my seat back').click();
  await button(late.page, 'Take my seat back').waitFor({ state: 'detached' });
}

async function endTogether(one: Page, other: Page): Promise<void> {
  await button(one, 'Table menu').click();
  await button(one, 'Ask to end the game').click();
  await one.keyboard.press('Escape');
  await button(other, 'I agree').click();
  for (const page of [one, other]) await page.getByText('All agreed to end the game here.').first().waitFor();
}

async function watchAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step++) await page.keyboard.press('.');
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe('3');
  await page.keyboard.press('End');
  await page.getByLabel('Seen by').selectOption({ label: 'Ben' });
  await board(page);
}

test.each(gameIds)('the whole path of a table of %s, from the invitation to the next game', async (id) => {
  const { seats: range } = await loadGame(id);
  const { 'game.title': title } = (await loadWords(id, 'en')) as { 'game.title': string };
  const last = Math.min(3, range.max);
  const host = await somebody(browser, house.url);
  await setTable(host.page, 'Ann', last, [title]);
  const link = await host.page.getByLabel('Link to this table').inputValue();
  await host.page.getByRole('radio', { name: '1 day' }).click({ force: true });
  await seatBot(host.page, last);
  // Where two can play, the bot makes room again.
  if (last === 2) await button(host.page, /^Free it/).click();
  const guest = await somebody(browser, link, { ...phone, colorScheme: 'dark' });
  await sitByLink(guest.page, 'Ben');
  await button(guest.page, 'I am ready').tap();

  await button(host.page, 'Make a way back').click();
  const second = await somebody(browser, await host.page.getByLabel('Your personal link').inputValue(), phone);
  await button(second.page, 'Yes, that is my link').tap();
  await second.page.getByRole('heading', { name: 'Welcome back, Ann' }).waitFor();
  await second.page.goto(link);
  await button(second.page, 'Stand up').waitFor();

  const [ann, ben] = [await player('Ann', host), await player('Ben', guest)];
  await button(ann.page, 'Start the game').click();
  await Promise.all([ann, ben, second].map(({ page }) => board(page)));
  await playSome([ann, ben]);

  const cleo = await somebody(browser, link);
  await button(cleo.page, 'Watch').click();
  await board(cleo.page);
  await ann.page.getByText('One watching').waitFor();
  expect(await cleo.page.locator('.sentence[data-decision], .sentence[data-stage]').count()).toBe(0);
  await cleo.page.goto(house.url);
  await ann.page.getByText('One watching').waitFor({ state: 'detached' });

  // Who leaves and comes back has their seat without a tap.
  const before = await ben.page.locator('.sentence').getAttribute('data-decision');
  await ben.page.goto(house.url);
  await ben.page.getByRole('link', { name: new RegExp(title) }).click();
  await ben.page.locator(`.sentence[data-decision="${before}"]`).waitFor();
  expect(await second.page.locator('.sentence').getAttribute('data-decision')).toBe(
    await ann.page.locator('.sentence').getAttribute('data-decision'),
  );

  const late = await asked([ann, ben]);
  await beLate(late, late === ann ? ben : ann);
  await playSome([ann, ben]);
  await endTogether(ann.page, ben.page);
  await expectAccessible(ann.page, 'the end');
  await watchAgain(ann.page);

  await ann.page.goBack();
  await button(ann.page, 'Play again').click();
  await button(ann.page, 'Stand up').waitFor();
  await ben.page.getByRole('link', { name: 'To the next game' }).click();
  await button(ben.page, 'Stand up').waitFor();
  const seats = await seated(ann.page);
  expect([...seats].sort()).toEqual(['Ann', 'Ben', 'Bot'].slice(0, last));
  expect(seats[0]).not.toBe('Ann');
  for (const { faults } of [ann, ben, second, cleo]) expect(faults).toEqual([]);
});
