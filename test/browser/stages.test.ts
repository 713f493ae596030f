import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gameIds, loadGame } from '@cityhall/catalogue';
import { playOut } from '@cityhall/match';
import { type AnyRuleset, anyChoice, defaultOptions, seededRandom } from '@cityhall/ruleset';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createViteServer } from 'vitest/node';
import { desktop, expectAccessible, launch, pagePatience, phone } from './browser.ts';

/** Where a stage is asked for the first time: what the table without a server must play to show it. */
interface Place {
  game: string;
  stage: string;
  player: 'bot' | 'any';
  seats: number;
  options: object;
  seed: number;
  ahead: number;
  seat: number;
  /** Whether the seat is awaited in the stage, or merely may act. */
  awaited: boolean;
}

/** More decisions than any game has: it is over. */
const mostAhead = 5_000;

/** Stages that neither bots nor chance come to in a hundred games. */
const notWalked: Record<string, string[]> = { 'micro-city': ['money', 'swap'], 'small-city': ['anarchist', 'replan'] };

let vite: Awaited<ReturnType<typeof createViteServer>>;
let browser: Browser;

beforeAll(async () => {
  const root = new URL('../../apps/web/', import.meta.url).pathname;
  vite = await createViteServer({
    configFile: join(root, 'vite.config.ts'),
    root,
    server: { port: 0 },
    logLevel: 'error',
  });
  await vite.listen();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await vite.close();
});

const stagesOf = ({ phases }: AnyRuleset) =>
  new Set(Object.values(phases).flatMap((phase) => Object.keys(phase.stages)));

/** Every stage that is asked of a seat in games of bots and of anybody, in all variants of a game. */
async function placesOf(game: string): Promise<Place[]> {
  const rules = await loadGame(game);
  const places = new Map<string, Place>();
  const wanted = stagesOf(rules).size - (notWalked[game]?.length ?? 0);
  for (const player of ['bot', 'any'] as const) {
    for (const { seats, options } of rules.variants()) {
      if (places.size === wanted) break;
      const whole = { ...defaultOptions(rules.options), ...options };
      const [seed, random] = [1, seededRandom(1)];
      let ahead = 0;
      playOut(
        rules,
        whole,
        Array.from({ length: seats }, () => (view, seat) => {
          const stages = { ...rules.phases[view.flow.phase!]!.may?.(view.open), [seat]: view.flow.asked[seat]!.stage };
          for (const [at, stage] of Object.entries(stages)) {
            if (places.has(stage)) continue;
            places.set(stage, {
              game,
              stage,
              player,
              seats,
              options,
              seed,
              ahead,
              seat: Number(at),
              awaited: Number(at) === seat,
            });
          }
          ahead += 1;
          return player === 'bot' ? rules.bot(view, seat, random) : anyChoice(rules, view, seat, random)!;
        }),
        random,
      );
    }
  }
  const { seats, options } = rules.variants().find((variant) => variant.seats > 1)!;
  const over = { stage: 'over', player: 'bot', seed: 1, ahead: mostAhead, seat: 0, awaited: false } as const;
  return [...places.values(), { game, seats, options, ...over }];
}

async function show(page: Page, place: Place): Promise<void> {
  const { game, stage, player, seats, options, seed, ahead, seat, awaited } = place;
  const asked = new URLSearchParams({
    game,
    stage,
    player,
    seats: `${seats}`,
    options: JSON.stringify(options),
    seed: `${seed}`,
    ahead: `${ahead}`,
    seat: `${seat}`,
  });
  await page.goto(`${vite.resolvedUrls!.local[0]}test/harness/index.html?${asked}`);
  await page.locator(awaited ? `.sentence[data-stage="${stage}"]` : '.sentence').waitFor();
}

/** In the page: what makes it wider than its window. */
const outside = `document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.outerHTML.slice(0, 140))
  .slice(0, 4)`;

const looks = [
  ['desk', desktop.viewport, 'light'],
  ['phone', phone.viewport, 'dark'],
] as const;

describe.each(gameIds)('%s', (game) => {
  test('axe-core finds nothing at any stage, and no page is wider than its window', async ({ signal }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...phone });
    context.setDefaultTimeout(pagePatience);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const places = await placesOf(game);
    for (const place of places) {
      signal.throwIfAborted();
      await show(page, place);
      for (const [name, viewport, colorScheme] of looks) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const where = `${game}, ${place.stage}, ${name}`;
        if (process.env.PICTURES) {
          await mkdir(process.env.PICTURES, { recursive: true });
          await page.screenshot({ path: join(process.env.PICTURES, `${game}-${place.stage}-${name}.png`) });
        }
        await expectAccessible(page, where);
        expect.soft(await page.evaluate(outside), `${where}: to the right of the window`).toEqual([]);
      }
    }
    expect(faults).toEqual([]);
    await context.close();
    const all = stagesOf(await loadGame(game));
    const shown = places.map(({ stage }) => stage).filter((stage) => stage !== 'over');
    expect([...all].sort()).toEqual([...shown, ...(notWalked[game] ?? [])].sort());
  });
});
