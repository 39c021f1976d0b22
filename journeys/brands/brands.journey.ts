import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { english } from '../words.ts';

function choiceOn(page: Page) {
  return page.getByLabel(english('brands', 'try'));
}

/** The colour that buttons are filled with. */
async function brandColour(page: Page): Promise<string> {
  return page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--app-brand')`);
}

test('a visitor of the demo switches the brand, and nothing of the old brand is loaded any more', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Swift/);
  const before = await brandColour(page);
  const fetched: string[] = [];
  await choiceOn(page).waitFor();
  page.on('request', (request) => {
    // Requests before the navigation belong to the page of the old brand.
    if (request.isNavigationRequest()) fetched.length = 0;
    fetched.push(new URL(request.url()).pathname);
  });
  await Promise.all([page.waitForEvent('load'), choiceOn(page).selectOption({ label: 'Lynx' })]);

  await expect(page).toHaveTitle(/Lynx/);
  await expect(choiceOn(page)).toHaveValue('lynx');
  expect(await brandColour(page)).not.toBe(before);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest?brand=lynx');
  const drawings = fetched.filter((path) => path.startsWith('/brands/'));
  expect(drawings).toContain('/brands/lynx/mark.svg');
  expect(drawings.filter((path) => !path.startsWith('/brands/lynx/'))).toEqual([]);
});

test('a chosen brand remains after the sign-in, and is changed in the account menu', async ({ page }) => {
  await page.goto('/');
  await Promise.all([page.waitForEvent('load'), choiceOn(page).selectOption({ label: 'Heron' })]);
  await new SignInScreen(page).enterDemo();
  await expect(page).toHaveTitle(/Heron/);
  await new Navigation(page).accountButton.click();
  await expect(choiceOn(page)).toHaveValue('heron');
  await Promise.all([page.waitForEvent('load'), choiceOn(page).selectOption({ label: 'Swift' })]);
  await expect(page).toHaveTitle(/Swift/);
});

test('a deployment without demo data shows only its own brand, whatever the cookie says', async ({ ownProduct }) => {
  const { product, context } = await ownProduct({ DEMO_DATA: 'false', COUNTRY: 'SE', BRAND_ENTITY: 'lynx' });
  await context.addCookies([{ name: 'brand', value: 'heron', url: product.url }]);
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveTitle(/Lynx/);
  await page.waitForLoadState('networkidle');
  await expect(choiceOn(page)).toHaveCount(0);
});
