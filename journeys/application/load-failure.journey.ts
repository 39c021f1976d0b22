import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';

const message = 'Could not load the application. Please check your internet connection and try again';
const script = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** Drops a part of the portal on its way; answers how often it was asked for. */
async function drop(page: Page, name: string, times: number): Promise<() => number> {
  let asked = 0;
  await page.clock.install();
  await page.route(script(name), (route) => {
    asked += 1;
    return asked <= times ? route.abort() : route.continue();
  });
  return () => asked;
}

/** Two seconds at a time, until the part was asked for so often. */
async function passUntil(page: Page, asked: () => number, times: number): Promise<void> {
  const passed = async () => {
    await page.clock.runFor(2000);
    return asked();
  };
  await expect.poll(passed, { intervals: [100] }).toBe(times);
}

test('a part that the network drops is asked for every two seconds, and shows once it comes', async ({
  merchantPage: page,
}) => {
  const asked = await drop(page, 'history', 4);
  await new Navigation(page).link('history').click();
  await expect.poll(asked).toBe(1);
  const heading = page.getByRole('heading', { name: 'All orders' });
  const shown = async () => {
    await page.clock.runFor(2000).catch(() => undefined);
    return heading.isVisible();
  };
  await expect.poll(shown, { intervals: [100] }).toBe(true);
  expect(asked()).toBeGreaterThanOrEqual(5);
});

test('a screen that cannot be loaded says so after ten more attempts, and its button loads the page again', async ({
  merchantPage: page,
}) => {
  const asked = await drop(page, 'history', 11);
  await new Navigation(page).link('history').click();
  await passUntil(page, asked, 11);
  await page.clock.runFor(2000);
  await expect(page.getByRole('alert')).toHaveText(message);
  expect(asked()).toBe(11);
  await page.getByRole('button', { name: 'Close and reload' }).click();
  await expect(page.getByRole('heading', { name: 'All orders' })).toBeVisible();
});

test('an application that cannot be loaded at all says so', async ({ page }) => {
  // The words of every screen: without them nothing can be shown.
  const asked = await drop(page, 'common', 11);
  await page.goto('/');
  await passUntil(page, asked, 11);
  await page.clock.runFor(2000);
  await expect(page.getByRole('alert')).toHaveText(message);
  await page.getByRole('button', { name: 'Close and reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A rider at your counter in minutes.');
});
