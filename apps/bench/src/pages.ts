import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { median, type Target } from './targets.ts';

const rounds = 5;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/**
 * How long a guest takes from the link of a table to a seat at it, with nothing kept by the browser, and how long a reload
 * takes to show the board. The name is typed at once; taps and loading are what is measured.
 * @throws where the client is not built (`pnpm build`) or there is no Chromium
 */
export async function measurePages(): Promise<Target[]> {
  const data = mkdtempSync(join(tmpdir(), 'cityhall-pages-'));
  const server = spawn(process.execPath, [fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url))], {
    env: { ...process.env, DATA: data, HOST: '127.0.0.1', PORT: '0', LIMITS: 'off', BOT_PACE: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const url = await addressOf(server);
    const seated: number[] = [];
    const reloads: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const { invited, reloaded } = await sitAndReload(browser, url);
      seated.push(invited);
      reloads.push(reloaded);
    }
    return [
      { name: 'from the link of a table to a seat at it', most: 10_000, unit: 'ms', value: median(seated) },
      { name: 'a reload shows the board', most: 1_000, unit: 'ms', value: median(reloads) },
    ];
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'exit');
    rmSync(data, { recursive: true });
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  for await (const words of server.stdout!) {
    const port = /localhost:(\d+)/.exec(String(words))?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error('the server ended before it listened');
}

async function sitAndReload(browser: Browser, url: string): Promise<{ invited: number; reloaded: number }> {
  const host = await (await browser.newContext()).newPage();
  await host.goto(url);
  await host.getByRole('button', { name: 'Set the table' }).click();
  await sayName(host, 'Ann');
  await host.waitForURL(/\/table\//);
  const guest = await (await browser.newContext(phone)).newPage();
  const opened = performance.now();
  await guest.goto(host.url());
  await guest.getByRole('button', { name: 'Sit here, seat 2' }).click();
  await sayName(guest, 'Ben');
  const ready = guest.getByRole('button', { name: 'I am ready' });
  await ready.waitFor();
  const invited = performance.now() - opened;
  await ready.click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await guest.locator('.space').first().waitFor();
  const left = performance.now();
  await guest.reload({ waitUntil: 'commit' });
  await guest.locator('.space').first().waitFor();
  const reloaded = performance.now() - left;
  await host.context().close();
  await guest.context().close();
  return { invited, reloaded };
}

async function sayName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'That is me' }).click();
}
