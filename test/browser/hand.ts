import type { Page } from 'playwright-core';
import { seededRandom } from '../../packages/ruleset/src/index.ts';

/** Taps without a thought until a decision is made: in Tramways one in fifty or so leads on. */
const mostTaps = 600;

const decided = (page: Page) => page.locator('.sentence').getAttribute('data-decision');

/** How many moves a page has sent. To be asked for before the page opens its table. */
export function movesSent(page: Page): () => number {
  let count = 0;
  page.on('websocket', (line) =>
    line.on('framesent', ({ payload }) => {
      if (`${payload}`.includes('["act",')) count += 1;
    }),
  );
  return () => count;
}

/** What is not chosen yet. A toggle among the main actions changes what one looks at, not what one decides. */
const button = 'button:enabled:not([aria-controls], [aria-pressed=true], .dock-actions [aria-pressed])';
/** What may be tapped to bring a decision forward; the main action is tried between each two others. */
const tappable = [
  '[data-state=lit]',
  '[data-option]:enabled:not([aria-pressed=true])',
  `.table-dock ${button}`,
  `main :is(${button}, [role=button]:not([aria-disabled=true]))`,
  `.table-side ${button}`,
];

/**
 * Takes one decision by tapping whatever the screen of any game offers, without a thought.
 * @param sent how many moves the page has sent so far
 * @throws where nothing that can be tapped leads to a move
 */
export async function tapOn(page: Page, sent: () => number): Promise<void> {
  const before = await decided(page);
  const already = sent();
  const chance = seededRandom(Number(before));
  for (let tries = 0; tries < mostTaps; tries++) {
    const offered = page.locator(tries % 2 === 0 ? '.dock-main:enabled' : tappable[(tries >> 1) % tappable.length]!);
    const count = await offered.count();
    if (count === 0) continue;
    await offered.nth(chance.below(count)).press('Enter');
    // What a tap sends has left the page before the page answers the next question.
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
    if (sent() === already) continue;
    await page.locator(`.sentence:not([data-decision="${before}"])`).waitFor();
    return;
  }
  throw new Error(`no tap answers “${await page.locator('.sentence').textContent()}”`);
}
