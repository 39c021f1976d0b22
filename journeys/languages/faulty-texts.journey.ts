import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { english, wordsOf } from '../words.ts';

const thai = wordsOf('th_TH');
const arabic = wordsOf('ar');

// A route that is still held when the page closes would fail the journey that has just passed.
test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Collects the page's errors, and its warnings about texts. */
function collectMessages(page: Page): { errors: string[]; warnings: string[] } {
  const seen = { errors: [] as string[], warnings: [] as string[] };
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('console', (message) => message.text().startsWith('Texts of') && seen.warnings.push(message.text()));
  return seen;
}

const faults: [string, (route: Route) => Promise<void>][] = [
  ['missing', (route) => route.fulfill({ status: 404, json: {} })],
  ['dropped by the network', (route) => route.abort()],
  ['cut', async (route) => route.fulfill({ body: (await (await route.fetch()).text()).slice(0, 200) })],
  ['an HTML page', (route) => route.fulfill({ body: '<!doctype html><title>Sign in to the network</title>' })],
  ['a list', (route) => route.fulfill({ json: ['welcome'] })],
];

test.describe('in a Thai browser', () => {
  test.use({ locale: 'th-TH' });

  for (const [kind, fault] of faults) {
    test(`a text file that is ${kind} leaves its part of the page in English for this visit`, async ({ page }) => {
      const { errors, warnings } = collectMessages(page);
      await page.route(/\/assets\/texts\/th_TH-[^/]+\/accounts\.json$/, fault);
      await page.goto('/connect');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('accounts', 'welcome'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
      await expect(new Navigation(page, thai).language.first()).toHaveValue('th_TH');
      expect(warnings).toEqual([expect.stringContaining('th_TH/accounts')]);
      expect(errors).toEqual([]);

      await page.unrouteAll();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thai('accounts', 'welcome'));
    });
  }

  test('only a missing text is in English', async ({ page }) => {
    const { errors, warnings } = collectMessages(page);
    await page.route(/\/assets\/texts\/th_TH-[^/]+\/accounts\.json$/, async (route) => {
      const { welcome: _, ...others } = (await (await route.fetch()).json()) as Record<string, string>;
      await route.fulfill({ json: others });
    });
    await page.goto('/connect');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('accounts', 'welcome'));
    await expect(page.getByRole('button', { name: thai('accounts', 'submit'), exact: true })).toBeVisible();
    expect(warnings).toEqual([expect.stringContaining('th_TH/accounts')]);
    expect(errors).toEqual([]);
  });
});

for (const [kind, fault] of [
  ['cannot be reached', (route: Route) => route.abort()],
  ['belong to a removed build', (route: Route) => route.fulfill({ status: 404, json: {} })],
] as const) {
  test(`choosing a language whose texts ${kind} shows an error and leaves the page and its form unchanged`, async ({
    merchantPage: page,
  }) => {
    const name = new RequestScreen(page).field('customer.name');
    await name.fill('Nittaya');
    await page.route(/\/assets\/texts\/ar-/, fault);
    const navigation = new Navigation(page);
    await navigation.accountButton.click();
    await navigation.language.selectOption('ar');
    await expect(page.getByRole('alert').filter({ hasText: english('common', 'language.failed') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(navigation.language).toHaveValue('en');
    await expect(name).toHaveValue('Nittaya');

    await page.unrouteAll();
    await navigation.language.selectOption('ar');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(new RequestScreen(page, arabic).field('customer.name')).toHaveValue('Nittaya');
  });
}

test('a language whose texts load slowly is shown as chosen, while the page remains usable in the old one', async ({
  merchantPage: page,
}) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/texts\/ar-/, async (route) => {
    await held;
    await route.continue();
  });
  const navigation = new Navigation(page);
  await navigation.accountButton.click();
  await navigation.language.selectOption('ar');
  await expect(navigation.language).toHaveValue('ar');
  await expect(navigation.language).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await new RequestScreen(page).field('customer.name').fill('Nittaya');
  release?.();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(new RequestScreen(page, arabic).field('customer.name')).toHaveValue('Nittaya');
});
