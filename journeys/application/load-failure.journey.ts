import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { waitForHydration } from '../served-page.ts';
import { english as say, wordsOf } from '../words.ts';

const message = 'Could not load the application. Please check your internet connection and try again';
const script = (name: string) => new RegExp(`/assets/${name}-[\\w-]{7}\\.js$`);

/** Aborts the first requests for a script; returns a function that counts the requests. */
async function drop(page: Page, name: string, times: number): Promise<() => number> {
  let asked = 0;
  await page.clock.install();
  await page.route(script(name), (route) => {
    asked += 1;
    return asked <= times ? route.abort() : route.continue();
  });
  return () => asked;
}

/** Lets time pass in steps of two seconds until the script was requested that many times. */
async function passUntil(page: Page, asked: () => number, times: number): Promise<void> {
  const passed = async () => {
    await page.clock.runFor(2000);
    return asked();
  };
  await expect.poll(passed, { intervals: [100] }).toBe(times);
}

test('a script that the network drops is requested again every two seconds, and its screen shows once it arrives', async ({
  merchantPage: page,
}) => {
  const asked = await drop(page, 'history', 4);
  await new Navigation(page).link('history').click();
  // Time passes during the attempts.
  await expect.poll(asked).toBeGreaterThan(0);
  const heading = page.getByRole('heading', { name: 'All orders' });
  const shown = async () => {
    await page.clock.runFor(2000).catch(() => undefined);
    return heading.isVisible();
  };
  await expect.poll(shown, { intervals: [100] }).toBe(true);
  expect(asked()).toBeGreaterThanOrEqual(5);
});

test('a failed load is reported after ten more attempts, and the button reloads the page', async ({
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

test('when the terms cannot be loaded the page says so, mentions a missing network, and shows them once it is back', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const asked = await drop(page, 'terms', 11);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('site', 'terms') })
    .click();
  await passUntil(page, asked, 11);
  await page.clock.runFor(2000);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText("Godroid couldn't load the terms and conditions");
  await page.context().setOffline(true);
  await expect(alert).toHaveText(say('common', 'error.cant-download-offline-tos'));
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('terms', 'title'));
});

test('a page whose scripts never load says so and stops its spinner', async ({ page }) => {
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
  await page.goto('/connect');
  const failure = page.locator('.app-splash-failure');
  await expect(failure).toBeHidden();
  const spinner = "getComputedStyle(document.querySelector('.app-splash'), '::after').visibility";
  expect(await page.evaluate(spinner)).toBe('visible');
  // The 25 seconds are the delay of CSS animations.
  await page.evaluate('for (const animation of document.getAnimations()) animation.currentTime = 26000');
  await expect(failure).toBeVisible();
  expect(await page.evaluate(spinner)).toBe('hidden');
});

for (const language of ['en', 'ar'] as const) {
  test(`an application whose texts cannot be loaded says so in the page’s language (${language})`, async ({ page }) => {
    const say = wordsOf(language);
    // The common texts of the language and of English, its fallback: without both no screen can be shown.
    let isLost = true;
    let asked = 0;
    await page.clock.install();
    await page.route(/\/assets\/texts\/[^/]+\/common\.json$/, (route) => {
      asked += 1;
      return isLost ? route.abort() : route.continue();
    });
    await page.goto(`/?lang=${language}`);
    const isReported = async () => {
      await page.clock.runFor(2000);
      return page.getByRole('alert').isVisible();
    };
    await expect.poll(isReported, { intervals: [100] }).toBe(true);
    await expect(page.getByRole('alert')).toHaveText(say('common', 'load-failure'));
    expect(asked).toBeGreaterThanOrEqual(11);
    isLost = false;
    await page.getByRole('button', { name: say('common', 'close-and-reload') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing', 'hero.title'));
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a merchant’s page says in its language that it needs scripts', async ({ page }) => {
    const say = wordsOf('ar');
    await page.goto('/connect?lang=ar');
    const notice = page.locator('noscript');
    expect(await notice.textContent()).toBe(say('common', 'no-script', { brand: 'Swift' }));
    await expect(notice).toBeInViewport();
    // Shown where scripts are enabled but do not load.
    await expect(page.getByText(say('common', 'load-failure'))).toBeAttached();
    await expect(page.locator('.app-splash a')).toHaveText(say('common', 'close-and-reload'));
  });
});
