import type { Page } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';

test('without a connection the screen shows its age, and is updated once it is back', async ({
  merchantPage: page,
  merchant,
  context,
}) => {
  const customer = newCustomer('Penprapa');
  const missed = newCustomer('Supaporn');
  const order = await merchant.request({ customer, notes: '#absent' });
  const tracking = new TrackingScreen(page);
  await tracking.open();
  await expect(tracking.live).toBeVisible();
  await expect(tracking.row(customer.name)).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(/^Updated .* · offline$/)).toBeVisible();
  await expect(tracking.row(customer.name)).toBeVisible();
  await merchant.request({ customer: missed, notes: '#absent' });
  await merchant.changeNotes(order, 'Leave it at the desk.');
  await expect.poll(async () => (await merchant.read(order)).status, { timeout: 60_000 }).toBe('DELIVERED');

  await context.setOffline(false);
  await expect(tracking.live).toBeVisible();
  await expect(tracking.row(missed.name)).toBeVisible();
  await expect(tracking.row(customer.name)).toHaveCount(0);
  await tracking.tab('delivered').click();
  await expect(tracking.row(customer.name)).toBeVisible();
});

/** Proxies the live channel; it can be blocked, and records the page's messages. */
async function proxyChannel(page: Page): Promise<{ blocked: boolean; messages: string[] }> {
  const channel = { blocked: false, messages: [] as string[] };
  await page.routeWebSocket(/\/live\?/, async (socket) => {
    if (channel.blocked) {
      await socket.close();
      return;
    }
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      channel.messages.push(String(message));
      server.send(message);
    });
  });
  return channel;
}

test('during a restart of the server the screen remains, and then shows what happened in the meantime', async ({
  ownProduct,
}) => {
  const { product, context } = await ownProduct();
  const page = await context.newPage();
  const channel = await proxyChannel(page);
  await new SignInScreen(page).enterDemo();
  const merchant = await Merchant.signIn(product.url);
  const [before, missed, after] = [newCustomer('Kanda'), newCustomer('Malai'), newCustomer('Naree')];
  const order = await merchant.request({ customer: before, notes: '#absent' });
  const tracking = new TrackingScreen(page);
  await tracking.open();
  await expect(tracking.live).toBeVisible();
  await expect(tracking.row(before.name)).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));

  channel.blocked = true;
  await product.stop();
  await expect(page.getByText(/^Updated .* · reconnecting/)).toBeVisible();
  await product.restart();
  // These changes are stored before the live channel is back.
  await merchant.request({ customer: missed, notes: '#absent' });
  await merchant.changeNotes(order, 'Leave it at the desk.');
  await expect.poll(async () => (await merchant.read(order)).status, { timeout: 60_000 }).toBe('DELIVERED');
  channel.messages.length = 0;
  channel.blocked = false;

  await expect(tracking.live).toBeVisible();
  expect(channel.messages[0]).toContain('"cursor":"');
  await expect(tracking.row(missed.name)).toBeVisible();
  await expect(tracking.row(before.name)).toHaveCount(0);
  await merchant.request({ customer: after, notes: '#absent' });
  await expect(tracking.row(after.name)).toBeVisible();
  expect(loads).toBe(0);
});

test('without the live channel the screen shows its age and reloads its data periodically', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Wandee');
  (await proxyChannel(page)).blocked = true;
  await page.clock.install();
  const tracking = new TrackingScreen(page);
  await tracking.open();
  await expect(page.getByText(/^Updated .* · reconnecting/)).toBeVisible();
  await merchant.request({ customer, notes: '#absent' });
  // More than the minute of specification §9, plus the five seconds between checks.
  await page.clock.fastForward(66_000);
  await expect(tracking.row(customer.name)).toBeVisible();
  await expect(page.getByText(/^Updated .* · reconnecting/)).toBeVisible();
});
