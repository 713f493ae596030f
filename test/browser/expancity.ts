import { errors, type Page } from 'playwright-core';
import { pagePatience } from './browser.ts';

const sentence = '.sentence';

/** The stage that is asked of this page's seat; empty while it waits. */
export async function stageOf(page: Page): Promise<string> {
  return (await page.locator(sentence).getAttribute('data-stage')) ?? '';
}

/** Waits until something is asked of this page's seat, or the game is over. */
export async function awaited(page: Page): Promise<'asked' | 'over'> {
  const asked = page.locator(`${sentence}[data-stage]`);
  const over = page.getByRole('heading', { name: 'The city is built' });
  await asked.or(over).first().waitFor({ timeout: pagePatience });
  return (await over.count()) > 0 ? 'over' : 'asked';
}

/** How often a tap may come to nothing, since what it was meant for has just changed. */
const mostMisses = 3;

/** Takes a decision anew, from what the screen shows then, where a tap of it came to nothing. */
export async function steadily(decision: () => Promise<void>): Promise<void> {
  for (let missed = 1; ; missed++) {
    try {
      return await decision();
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || missed === mostMisses) throw error;
    }
  }
}

/** Does something and waits until the server has taken it for an answer. */
export async function decide(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await page.locator(sentence).getAttribute('data-decision');
  await deed();
  await page.locator(`${sentence}:not([data-decision="${before}"])`).waitFor();
}

/** Acts on a space that is lit, the n-th of them, as a key does. */
export async function useLit(page: Page, which = 0): Promise<boolean> {
  const lit = page.locator('.space[data-state=lit]');
  const count = await lit.count();
  if (count === 0) return false;
  const space = lit.nth(which % count);
  await decide(page, () => space.press('Enter'));
  return true;
}

const click = (page: Page, name: RegExp) => decide(page, () => page.getByRole('button', { name }).first().click());

/**
 * Takes one decision of Expancity through the screen, without much thought.
 * @param count varies the choices
 */
export async function takeDecision(page: Page, count: number): Promise<void> {
  switch (await stageOf(page)) {
    case 'zone':
      await useLit(page, count * 7);
      return;
    case 'build':
      if (count % 3 !== 0 && (await useLit(page, count))) return;
      if (await page.getByRole('button', { name: /^Get a block/ }).isEnabled()) return click(page, /^Get a block/);
      await useLit(page, count);
      return;
    case 'rooftops':
      if (await page.locator('.hand-card').count())
        return decide(page, () => page.locator('.hand-card').first().click());
      return click(page, /^(Draw|End turn)/);
    case 'contracts':
      return click(page, /^(Draw|End turn)/);
    case 'choose':
      await page.locator('.hand-card').first().click();
      return click(page, /^Keep this contract/);
    case 'keep':
      await page.locator('.hand-tile').first().click();
      return click(page, /^Keep .*end turn/);
  }
}
