import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const desktop = { viewport: { width: 1440, height: 900 } } as const;
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

export function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more],
  });
}

/** How long a page waits for another's whole turn, or to be loaded, on a busy machine, in milliseconds. */
export const pagePatience = 180_000;

/** Somebody's browser at an address, with everything that went wrong on its pages. */
export interface Somebody {
  page: Page;
  faults: string[];
}

export async function somebody(browser: Browser, url: string, how: BrowserContextOptions = desktop): Promise<Somebody> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...how });
  context.setDefaultNavigationTimeout(pagePatience);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(url);
  return { page, faults };
}

/** Gives the name that is being asked for. */
export async function sayName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'That is me' }).click();
}

/**
 * Sets a table from the home page; its address.
 * @param choices the game, where it is another than Expancity, and its options, as they are called on the page
 */
export async function setTable(
  page: Page,
  name: string,
  seats: number,
  choices: readonly string[] = [],
): Promise<string> {
  for (const choice of choices) await page.getByRole('radio', { name: choice, exact: true }).check({ force: true });
  await page.getByRole('radio', { name: `${seats}`, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Set the table' }).click();
  await sayName(page, name);
  await page.waitForURL(/\/table\//);
  await page.getByRole('heading', { name: 'Invite' }).waitFor();
  return page.url();
}

/** Sits down in a seat, counted from 1, and is ready. */
export async function sitDown(page: Page, name: string, seat: number): Promise<void> {
  await page.getByRole('button', { name: `Sit here, seat ${seat}` }).click();
  await sayName(page, name);
  await page.getByRole('button', { name: 'I am ready' }).click();
}

export async function seatBot(page: Page, seat: number): Promise<void> {
  await page.getByRole('button', { name: `Let a bot play, seat ${seat}` }).click();
}

export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.space').first().waitFor();
}

/** What axe-core finds on a page: nothing, or the test fails with its words. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map((one) => [
      one.id + ': ' + one.help,
      ...one.nodes.slice(0, 4).map((node) => node.html.slice(0, 160) + ' | ' + node.failureSummary.slice(0, 260)),
    ]))`,
  );
  expect(found, where).toEqual([]);
}
