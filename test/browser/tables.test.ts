import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const by = { day: { ...desktop, colorScheme: 'light' }, night: { ...phone, colorScheme: 'dark' } } as const;
const menu = async (page: Page) => {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('dialog').waitFor();
};
const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

test.each(['day', 'night'] as const)(
  'a table is made public, played with talk, ended by consent and watched again, by %s',
  async (when) => {
    // A try that failed has left its table behind.
    const title = `Friday ${when} ${randomUUID().slice(0, 4)}`;
    const ann = await somebody(browser, house.url, by[when]);
    const table = await setTable(ann.page, 'Ann', 2);
    await ann.page.getByLabel('Name of the table').fill(title);
    await ann.page.getByRole('button', { name: 'Keep the name' }).click();
    await ann.page.getByRole('button', { name: 'Private: by link alone' }).click();
    await ann.page.getByRole('radio', { name: '3 days' }).click({ force: true });
    await ann.page.getByRole('heading', { name: title }).waitFor();
    await expectAccessible(ann.page, 'hosting');
    await shot(ann.page, `hosting-${when}`);

    const ben = await somebody(browser, house.url, by[when]);
    await ben.page.getByRole('link', { name: title }).click();
    await ben.page.getByText('How do you come in?').waitFor();
    await expectAccessible(ben.page, 'the door before the start');
    await shot(ben.page, `door-${when}`);
    await sitDown(ben.page, 'Ben', 2);
    await begin(ann.page);
    await ben.page.locator('.space').first().waitFor();
    await shot(ann.page, `play-${when}`);

    const late = await somebody(browser, table, by[when]);
    await late.page.getByRole('button', { name: 'Return to your seat' }).click();
    await late.page.getByText('This browser has no seat here.').waitFor();
    await expectAccessible(late.page, 'the door of a game under way');
    await late.page.getByRole('button', { name: 'Watch', exact: true }).click();
    await late.page.locator('.space').first().waitFor();

    for (let turn = 0; turn < 2; turn++) {
      const asked = [ann.page, ben.page].map(async (each) => (await awaited(each)) && each);
      const page = await Promise.any(asked);
      await takeDecision(page, turn);
    }
    await ben.page.getByRole('button', { name: 'Chat' }).click();
    await ben.page.getByLabel('What do you say?').fill('Nice <b>tower</b>');
    await ben.page.getByRole('button', { name: 'Say it' }).click();
    await ben.page.getByRole('dialog').getByText('Nice <b>tower</b>').waitFor();
    await expectAccessible(ben.page, 'the chat');
    await shot(ben.page, `chat-${when}`);
    await closeDialog(ben.page);
    await ben.page.getByRole('button', { name: 'Log' }).click();
    await ben.page.getByRole('dialog').waitFor();
    await ben.page.goBack();
    await ben.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(ben.page.url()).toBe(table);
    await ann.page.getByRole('button', { name: 'Chat, one new line' }).click();
    const said = ann.page.getByRole('dialog').getByText('Nice <b>tower</b>');
    await said.waitFor();
    await ann.page.getByRole('button', { name: 'Mute' }).click();
    await said.waitFor({ state: 'detached' });
    await ann.page.getByRole('button', { name: 'Hear again' }).click();
    await said.waitFor();
    await closeDialog(ann.page);
    // Nobody mutes themselves.
    await ben.page.getByRole('button', { name: 'Chat', exact: true }).click();
    await ben.page.getByRole('dialog').getByText('Nice <b>tower</b>').waitFor();
    expect(await ben.page.getByRole('button', { name: 'Mute' }).count()).toBe(0);
    await closeDialog(ben.page);

    await ann.page.getByRole('button', { name: 'What happened? Look back' }).click();
    await ann.page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
    await ann.page.getByRole('slider').press('Home');
    await expectAccessible(ann.page, 'looking back');
    await shot(ann.page, `back-${when}`);
    await ann.page.getByRole('button', { name: 'Back to now' }).last().click();
    await ann.page.getByRole('slider').waitFor({ state: 'detached' });

    await menu(ann.page);
    await expectAccessible(ann.page, 'the menu');
    await shot(ann.page, `menu-${when}`);
    await ann.page.getByRole('button', { name: 'Ask to end the game' }).click();
    await closeDialog(ann.page);
    await ben.page.getByText('Ann asks to end the game here').waitFor();
    await shot(ben.page, `asked-${when}`);
    await ben.page.getByRole('button', { name: 'I agree' }).click();
    await ann.page.getByText('All agreed to end the game here.').first().waitFor();
    await ann.page.locator('.dock-sentence').getByText('The game is over.').waitFor();
    expect(await ann.page.locator('[data-state=lit]').count()).toBe(0);
    await expectAccessible(ann.page, 'ended by consent');
    await ann.page.getByRole('button', { name: 'Points by source' }).click();
    await ann.page.getByRole('heading', { name: 'Points at the end' }).waitFor();
    await ann.page.getByRole('dialog').locator('summary').first().click();
    await expectAccessible(ann.page, 'points by source');
    await closeDialog(ann.page);

    await ann.page.getByRole('link', { name: 'Watch the replay' }).click();
    await ann.page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
    await ann.page.locator('.space').first().waitFor();
    await ann.page.keyboard.press('End');
    await expect.poll(() => Number(new URL(ann.page.url()).searchParams.get('at'))).toBeGreaterThan(0);
    const hand = ann.page.locator('.hand-tile');
    const eyes = ann.page.getByLabel('Seen by');
    expect(await hand.count()).toBe(0);
    await ann.page.keyboard.press('2');
    await hand.first().waitFor({ state: 'attached' });
    expect(await eyes.inputValue()).toBe('1');
    await ann.page.keyboard.press('0');
    await hand.first().waitFor({ state: 'detached' });
    await eyes.selectOption({ label: 'whoever acts, with every log' });
    await hand.first().waitFor({ state: 'attached' });
    await expectAccessible(ann.page, 'the replay');
    await shot(ann.page, `replay-${when}`);
    const download = ann.page.waitForEvent('download');
    await ann.page.getByRole('button', { name: 'Save the game as a file' }).click();
    const file = await (await download).path();
    await ann.page.getByRole('button', { name: 'The whole game' }).click();
    await ann.page.getByText('every view is as it was recorded').waitFor();
    await ann.page.getByText('They match').waitFor();
    await expectAccessible(ann.page, 'the whole game');
    await shot(ann.page, `whole-${when}`);

    await late.page.goto(`${house.url}/replay/file`);
    await late.page.getByLabel('Open a game that was saved as a file.').setInputFiles(file);
    await late.page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
    for (const { faults } of [ann, ben, late]) expect(faults).toEqual([]);
  },
);

test.each(['day', 'night'] as const)(
  'devices and news stand on the page of one’s name, and all data can be deleted, by %s',
  async (when) => {
    const { page, faults } = await somebody(browser, house.url, by[when]);
    const table = await setTable(page, 'Ann', 2);
    await seatBot(page, 2);
    await page.goto(`${house.url}/name`);
    await page.getByRole('heading', { name: 'Your devices' }).waitFor();
    await page.getByRole('heading', { name: 'News', exact: true }).waitFor();
    await expectAccessible(page, 'one’s own page');
    await shot(page, `name-${when}`);
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await page.getByRole('button', { name: 'Yes, delete everything' }).click();
    await page.getByText('You have no name yet').waitFor();
    await page.goto(table);
    await page.getByRole('button', { name: 'Sit here, seat 1' }).waitFor();
    expect(faults).toEqual([]);
  },
);
