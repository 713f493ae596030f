import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, launch, setTable, sitDown, somebody } from './browser.ts';
import { stageOf, takeDecision } from './expancity.ts';
import { type House, openHouse } from './house.ts';

/** How soon the right board must be there again, in milliseconds. */
const soon = 2_000;

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

/** A table of two persons, begun; `mover` is the one whose turn it is. */
async function begun(): Promise<{ mover: Page; other: Page }> {
  const ann = await somebody(browser, house.url);
  const table = await setTable(ann.page, 'Ann', 2);
  const ben = await somebody(browser, table);
  await sitDown(ben.page, 'Ben', 2);
  await ben.page.getByText('starts the game').waitFor();
  await begin(ann.page);
  await ben.page.locator('.space').first().waitFor();
  return (await stageOf(ann.page)) ? { mover: ann.page, other: ben.page } : { mover: ben.page, other: ann.page };
}

/** Waits, no longer than promised, until a page shows a tile on a space. */
async function expectTile(page: Page, cell: string): Promise<void> {
  await page.locator(`[data-cell="${cell}"]:not([aria-label^="Free space"])`).waitFor({ timeout: soon });
}

/** Where the last tile lies, as a page sees it. */
async function newest(page: Page): Promise<string> {
  const cells = await page
    .locator('.space:not([aria-label^="Free space"])')
    .evaluateAll((found) => found.map((one) => one.getAttribute('data-cell')!));
  return cells.find((cell) => cell !== '0,0')!;
}

test('fault 5: after a lost network: the right board without a tap, and what was tapped meanwhile is sent', async () => {
  const { mover, other } = await begun();
  await mover.context().setOffline(true);
  await mover.locator('.line-state[data-line=lost]').waitFor();
  const place = mover.locator('.space[data-state=lit]').first();
  const cell = (await place.getAttribute('data-cell'))!;
  await place.press('Enter');
  await mover.getByText('Not sent yet…').waitFor();
  await mover.context().setOffline(false);
  await expectTile(mover, cell);
  await expectTile(other, cell);
  await mover.getByText('Not sent yet…').waitFor({ state: 'detached' });
});

test('a table that cannot be reached at first says so, and appears by itself', async () => {
  const ann = await somebody(browser, house.url);
  const table = await setTable(ann.page, 'Ann', 2);
  const { page } = await somebody(browser, house.url);
  let reachable = false;
  await page.routeWebSocket(/socket\.io/, (line) => {
    if (reachable) line.connectToServer();
    else void line.close();
  });
  await page.goto(table);
  await page.getByText('The server does not answer just now.').waitFor();
  reachable = true;
  await page.getByRole('button', { name: 'Sit here' }).waitFor();
});

test('after a lost network the other’s moves are there', async () => {
  const { mover, other } = await begun();
  await other.context().setOffline(true);
  await other.locator('.line-state[data-line=lost]').waitFor();
  await takeDecision(mover, 1);
  const cell = await newest(mover);
  await other.context().setOffline(false);
  await expectTile(other, cell);
});

test('fault 17: a page that was frozen shows the right board', async () => {
  const { mover, other } = await begun();
  const devtools = await other.context().newCDPSession(other);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await takeDecision(mover, 1);
  const cell = await newest(mover);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expectTile(other, cell);
});

test('after a restart of the server: same seat, right board, and the game goes on', async () => {
  const { mover, other } = await begun();
  await takeDecision(mover, 1);
  const cell = await newest(mover);
  await expectTile(other, cell);
  await house.restart();
  for (const page of [mover, other]) {
    await page.locator('.line-state[data-line=live]').waitFor({ state: 'attached', timeout: soon });
    await expectTile(page, cell);
  }
  expect(await stageOf(mover)).toBe('build');
  await takeDecision(mover, 3);
  await takeDecision(mover, 3);
  await other.getByText('1 action left').first().waitFor({ timeout: soon });
});
