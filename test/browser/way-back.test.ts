import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, phone, setTable, somebody } from './browser.ts';
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

test('a way back brings one’s seat to another device, once', async () => {
  const { page } = await somebody(browser, house.url);
  const table = await setTable(page, 'Ann', 2);
  await page.getByRole('button', { name: 'Make a way back' }).click();
  const way = await page.getByLabel('Your personal link, for one use').inputValue();

  const other = await somebody(browser, way, phone);
  await other.page.getByRole('button', { name: 'Yes, that is my link' }).click();
  await other.page.getByRole('heading', { name: 'Welcome back, Ann' }).waitFor();
  await other.page.goto(table);
  await other.page.getByRole('button', { name: 'Stand up' }).waitFor();
  expect(other.faults).toEqual([]);

  const late = await somebody(browser, way, phone);
  await late.page.getByRole('button', { name: 'Yes, that is my link' }).click();
  await late.page.getByText('This link has been used or has lapsed.').waitFor();
});

test('My tables lists the table and leads back to it', async () => {
  const { page } = await somebody(browser, house.url);
  const table = await setTable(page, 'Ann', 3);
  await page.getByRole('link', { name: 'cityhall' }).click();
  await page.getByRole('link', { name: /Expancity.*Gathering/ }).click();
  await page.waitForURL(table);
});
