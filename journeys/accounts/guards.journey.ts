import type { WebSocket } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { other } from '../merchant.ts';
import { Navigation } from '../screens/navigation.ts';
import { RegisterScreen } from '../screens/register-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

const start = /^[^/]+\/\/[^/]+\/$/;

test('a visitor who is not signed in gets the start page instead of a merchant’s screens', async ({ page }) => {
  for (const path of ['/request-a-rider', '/request-a-rider/demo', '/order-tracking/demo', '/history/demo']) {
    await page.goto(path);
    await expect(page).toHaveURL(start);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A rider at your counter in minutes.');
  }
});

test('a merchant who is signed in gets the request form instead of the public pages', async ({
  merchantPage: page,
}) => {
  for (const path of ['/', '/connect']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
  }
});

test('a log-out ends the session and the live channel in every tab, and the page says so', async ({
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

const history = /\/history\/othr\?q=Mali$/;

test('a link to a page behind the sign-in opens after the sign-in, is announced until then, and is forgotten at a log-out', async ({
  page,
}) => {
  const announcement = page.getByText('The page you wanted opens once you are logged in.');
  await page.goto('/history/othr?q=Mali');
  await expect(page).toHaveURL(start);
  await expect(announcement).toBeVisible();
  // The target survives other pages and a reload.
  const signIn = new SignInScreen(page);
  await page.getByRole('status').getByRole('link', { name: 'Log in' }).click();
  await expect(signIn.password).toBeVisible();
  await expect(announcement).toBeVisible();
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(new RegisterScreen(page).terms).toBeVisible();
  await expect(announcement).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/connect$/);
  await page.reload();
  await signIn.fill(other);
  await signIn.submit.click();
  await expect(page).toHaveURL(history);

  const navigation = new Navigation(page);
  await navigation.accountButton.click();
  await navigation.logOut.click();
  await expect(page).toHaveURL(start);
  await page.goto('/connect');
  await expect(signIn.email).toBeVisible();
  await expect(announcement).toBeHidden();
  await signIn.fill(other);
  await signIn.submit.click();
  await expect(page).toHaveURL(/\/request-a-rider\/othr$/);
});

test('after a sign-in, a merchant returns to where the server ended the session, and from another merchant’s branch to an own one', async ({
  page,
}) => {
  const signIn = new SignInScreen(page);
  await page.goto('/history/demo?q=Mali');
  await page.goto('/connect');
  await signIn.fill(other);
  await signIn.submit.click();
  await expect(page).toHaveURL(/\/history\/othr/);
  await expect(page.getByText(/That branch is not yours/)).toBeVisible();

  // Makes the tokens of the session invalid.
  await page.goto('/history/othr?q=Mali');
  await expect(new Navigation(page).accountButton).toBeVisible();
  await page.evaluate(`{
    const auth = JSON.parse(localStorage.getItem('riderbell.auth'));
    for (const name of ['AccessToken', 'IdToken', 'RefreshToken']) auth.meta[name] = 'gone';
    auth.meta.Expires = 0;
    localStorage.setItem('riderbell.auth', JSON.stringify(auth));
  }`);
  await page.reload();
  await expect(page).toHaveURL(start);
  await page.getByRole('status').getByRole('link', { name: 'Log in' }).click();
  await signIn.fill(other);
  await signIn.submit.click();
  await expect(page).toHaveURL(history);
});
