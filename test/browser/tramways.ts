import type { Locator, Page } from 'playwright-core';
import { decide, stageOf } from './expancity.ts';

const main = (page: Page) => page.locator('.dock-main');
const option = (page: Page, name: string) => page.locator(`[data-option^="${name}"]:not(:disabled)`);

/** Clicks the n-th of some things, counted round. */
async function nth(found: Locator, which: number): Promise<boolean> {
  const count = await found.count();
  if (count === 0) return false;
  await found.nth(which % count).click();
  return true;
}

const press = (page: Page) => decide(page, () => main(page).click());
const other = (page: Page, move: string) => decide(page, () => page.locator(`[data-move=${move}]`).click());

/**
 * Takes one decision of Tramways by clicking, without much thought.
 * @param count varies the choices
 */
export async function takeDecision(page: Page, count: number): Promise<void> {
  switch (await stageOf(page)) {
    case 'book':
    case 'ticketDue':
      return decide(page, () => nth(option(page, 'book.'), count).then(() => undefined));
    case 'ticket':
      await nth(option(page, 'card.'), count);
      return press(page);
    case 'bid':
      if (count % 2 === 0) return other(page, 'pass');
      return bid(page);
    case 'take':
      await nth(option(page, 'take.'), count);
      await nth(option(page, 'away.'), count);
      return press(page);
    case 'act':
    case 'more':
      return act(page);
    case 'plan':
      await nth(page.locator('[data-option^="icon."]:not([data-option$=".P"]):not(.tw-amount-refused)'), count);
      if (await main(page).isDisabled()) await nth(page.locator('[data-option^="icon."][aria-pressed=true]'), 0);
      return press(page);
    default:
      return press(page);
  }
}

/** The lowest bid that is possible, or a pass. */
async function bid(page: Page): Promise<void> {
  const amounts = page.locator('[data-option^="bid."]:not(.tw-amount-refused)');
  if (!(await nth(amounts, 0))) return other(page, 'pass');
  return press(page);
}

/** The first goal that can be reached: its first offer with its cheapest cards; else money, or the end of the turn. */
async function act(page: Page): Promise<void> {
  for (const goal of ['deliver', 'lay', 'construct', 'upgradeLink', 'upgradeBuilding']) {
    if (!(await nth(page.locator(`[data-option="goal.${goal}"]:not(.tw-goal-none)`), 0))) continue;
    await nth(
      option(
        page,
        { deliver: 'trip.', lay: 'way.', construct: 'parcel.', upgradeLink: 'link.', upgradeBuilding: 'building.' }[
          goal
        ]!,
      ),
      0,
    );
    await nth(option(page, 'type.'), 0);
    if (await page.locator(`[data-move=${goal}]`).isVisible()) return press(page);
    await page.locator('[data-option=back]').click();
    if ((await page.locator('[data-option=back]').count()) > 0) await page.locator('[data-option=back]').click();
  }
  const money = page.locator('[data-move=takeMoney]');
  return (await money.count()) > 0 ? other(page, 'takeMoney') : press(page);
}
