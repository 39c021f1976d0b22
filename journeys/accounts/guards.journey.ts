import type { WebSocket } from '@playwright/test';
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

test('a log-out ends the session and the live channel here and in every other tab, and says so', async ({
  page,
  context,
}) => {
  const channels: WebSocket[] = [];
  context.on('page', (tab) => tab.on('websocket', (channel) => channels.push(channel)));
  page.on('websocket', (channel) => channels.push(channel));
  const navigation = new Navigation(page);
  await new SignInScreen(page).enterDemo();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/order-tracking/demo');
  await expect(elsewhere.getByRole('heading', { name: 'Order tracking' })).toBeVisible();
  const open = () => channels.filter((channel) => !channel.isClosed()).length;
  await expect.poll(open).toBe(2);

  await navigation.accountButton.click();
  await navigation.logOut.click();
  await expect(page.getByText('You are now disconnected.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.poll(open).toBe(0);

  await page.goto('/order-tracking/demo');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
});
