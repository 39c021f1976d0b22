import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

test('who is not signed in meets the start page instead of a merchant’s screens', async ({ page }) => {
  for (const path of ['/request-a-rider', '/request-a-rider/demo', '/order-tracking/demo', '/history/demo']) {
    await page.goto(path);
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A rider at your counter in minutes.');
  }
});

test('who is signed in meets the request instead of the public pages', async ({ merchantPage: page }) => {
  for (const path of ['/', '/connect']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
  }
});

test('a log-out ends the session here and in every other tab, and says so', async ({ page, context }) => {
  const navigation = new Navigation(page);
  await new SignInScreen(page).enterDemo();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/order-tracking/demo');
  await expect(elsewhere.getByRole('heading', { name: 'Order tracking' })).toBeVisible();

  await navigation.accountButton.click();
  await navigation.logOut.click();
  await expect(page.getByText('You are now disconnected.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Log in' })).toBeVisible();

  await page.goto('/order-tracking/demo');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
});
