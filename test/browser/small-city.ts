import type { Locator, Page } from 'playwright-core';
import { decide, stageOf } from './expancity.ts';

const lit = (page: Page) => page.locator('.space[data-state=lit]');
const main = (page: Page) => page.locator('.dock-main');
const options = (page: Page) => page.locator('button.sc-option:not(:disabled)');
const hasTouch = (page: Page): Promise<boolean> => page.evaluate('navigator.maxTouchPoints > 0');

/** Clicks or taps the n-th of some things, counted round. */
async function nth(page: Page, found: Locator, which: number): Promise<boolean> {
  const count = await found.count();
  if (count === 0) return false;
  const one = found.nth(which % count);
  await ((await hasTouch(page)) ? one.tap() : one.click());
  return true;
}

/** Does what the n-th lit space offers. A finger first looks, then confirms; a mouse has looked before it clicks. */
async function use(page: Page, which: number): Promise<boolean> {
  const found = await nth(page, lit(page), which);
  if (found && (await hasTouch(page))) await main(page).tap();
  return found;
}

const press = (page: Page) => decide(page, () => main(page).click());
const choose = (page: Page, found: Locator, which: number) =>
  decide(page, () => nth(page, found, which).then(() => undefined));

/**
 * Takes one decision of Small City by clicking, without much thought. A whole Phase III counts as one.
 * @param count varies the choices
 */
export async function takeDecision(page: Page, count: number): Promise<void> {
  switch (await stageOf(page)) {
    case 'settle':
      await nth(page, page.locator('[data-option^="promise."]'), count);
      await use(page, count * 5);
      await main(page)
        .and(page.getByRole('button', { name: 'Ready' }))
        .waitFor();
      return press(page);
    case 'propose':
    case 'decide':
      return placeMayor(page, count);
    case 'take':
      await nth(page, page.locator('.sc-action:not(.sc-action-taken):has(.sc-price-free)'), count);
      return press(page);
    case 'plan':
    case 'replan':
      // One that was begun and missed is brought to its end first.
      await layOwed(page, count);
      for (const tile of ['residence1', 'factory1', 'commerce1', 'parkM']) await lay(page, tile, count);
      return press(page);
    case 'building':
      return buildFree(page, count);
    case 'move':
      return moveAll(page, count);
    case 'trade':
      if (count % 2 === 0 && (await options(page).count()) > 0) return choose(page, options(page), 0);
      return press(page);
    case 'bury':
      await nth(page, page.locator('[data-option^="victim."]'), count);
      if (await main(page).isDisabled()) await nth(page, lit(page), count);
      return press(page);
    case 'council':
    case 'councilor':
      return invest(page, count);
    default:
      return choose(page, options(page), count);
  }
}

/** A street: a space, then the one across; where somebody has proposed one, that one. */
async function placeMayor(page: Page, count: number): Promise<void> {
  const proposed = page.locator('[data-option^="street."]:not(:disabled)');
  if ((await proposed.count()) > 0) return choose(page, proposed, 0);
  await nth(page, lit(page), count * 3);
  await nth(page, lit(page), count);
  return press(page);
}

/** Plans one tile and what comes with it, if there is a place. On a phone its drawer is opened first. */
async function lay(page: Page, tile: string, count: number): Promise<void> {
  const button = page.locator(`[data-tile="${tile}"]:not(.sc-tile-refused)`);
  const drawer = page.getByRole('button', { name: drawerOf(tile), exact: true });
  if (await drawer.isVisible()) await drawer.click();
  if ((await button.count()) === 0) return;
  await button.click();
  if (!(await layIn(page, count * 7))) return button.click();
  await layOwed(page, count);
}

/** Lays the tile in hand in a lit space; another one where a tap came to nothing. @returns whether a step was added */
async function layIn(page: Page, which: number): Promise<boolean> {
  const steps = page.locator('.sc-step');
  const before = await steps.count();
  for (let tries = 0; tries < 5; tries++) {
    // Where it only fits turned, the first tap turns it.
    if (!(await use(page, which + tries)) && !(await nth(page, page.locator('.space[data-state=turn]'), which)))
      return false;
    const laid = steps.nth(before).waitFor({ state: 'attached', timeout: 2_000 });
    if (
      await laid.then(
        () => true,
        () => false,
      )
    )
      return true;
  }
  return false;
}

/** A Factory brings a Warehouse, which is laid before anything else. */
async function layOwed(page: Page, count: number): Promise<void> {
  const owed = page.locator('.dock-sentence').getByText('choose its place');
  if ((await owed.count()) > 0) await layIn(page, count);
}

function drawerOf(tile: string): string {
  if (tile.startsWith('residence')) return 'Residences';
  if (tile.startsWith('commerce')) return 'Commerce';
  return tile.startsWith('park') ? 'Parks' : 'Industry';
}

async function buildFree(page: Page, count: number): Promise<void> {
  for (const tile of ['parkS', 'parkM', 'parkL']) await lay(page, tile, count);
  if (await main(page).isEnabled()) return press(page);
  return decide(page, () => page.getByRole('button', { name: 'Do not use it' }).click());
}

/** Moves all who must and ends the phase. */
async function moveAll(page: Page, count: number): Promise<void> {
  for (let moved = 0; await main(page).isDisabled(); moved++) {
    await nth(page, page.locator('[data-mover]'), 0);
    const home = page.locator('[data-option^="home."]');
    if ((await home.count()) > 0) await choose(page, home, 0);
    else await decide(page, () => use(page, count + moved).then(() => undefined));
    if ((await stageOf(page)) !== 'move') return;
  }
  return press(page);
}

async function invest(page: Page, count: number): Promise<void> {
  if (count % 3 !== 0 && (await nth(page, page.locator('[data-council]'), count))) {
    const pay = page.locator('button[data-option^="pay."]:not(:disabled)');
    if ((await pay.count()) > 0) return choose(page, pay, 0);
  }
  return decide(page, () => page.getByRole('button', { name: /^(Pass|Do not use it)$/ }).click());
}
