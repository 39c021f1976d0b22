import type { Page } from '@playwright/test';
import { livePath, serverMessage } from '@riderbell/contract/live/messages.ts';
import { isOrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { newCustomer, places } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { ParcelPage } from '../screens/parcel-page.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { CounterScreen } from '../screens/counter-screen.ts';
import { english, wordsOf } from '../words.ts';

const thai = wordsOf('th_TH');
const handedOver = new RegExp(`^${thai('public-tracking', 'delivered.at', { time: '\\d\\d:\\d\\d' })}$`);
/** A fast rider is near the customer right after the collection, and arrives soon after. */
const onTheRoad = new RegExp(
  `${english('tracking', 'display.in-transit')}|${english('tracking', 'display.near-customer')}`,
);
const inTransit = new RegExp(`${thai('public-tracking', 'step.collected')}|${thai('public-tracking', 'step.near')}`);

/** Records the live channel's messages; returns the statuses of an order in the sequence of their arrival. */
function recordStatuses(page: Page): (orderId: string) => string[] {
  const updates: { orderId: string; status: string }[] = [];
  page.on('websocket', (socket) => {
    if (!new URL(socket.url()).pathname.startsWith(livePath)) return;
    socket.on('framereceived', ({ payload }) => {
      const { success, data } = serverMessage.safeParse(JSON.parse(String(payload)));
      if (success && data.type === 'order_update')
        updates.push({ orderId: data.order.order_id, status: data.order.status });
    });
  });
  return (orderId) =>
    updates
      .filter((one) => one.orderId === orderId)
      .map(({ status }) => status)
      // A proof changes the order but not its status.
      .filter((status, index, all) => status !== all[index - 1]);
}

test('merchant, counter and recipient see an order’s whole life, even when the server is killed during it', async ({
  ownProduct,
  playwright,
  launchOptions,
}) => {
  test.setTimeout(240_000);
  // Slow enough to kill the server during the ride.
  const { product, context } = await ownProduct({ FLEET_SPEED: '40' });
  const merchant = await Merchant.signIn(product.url);
  const customer = newCustomer('Chailai');
  const page = await context.newPage();
  const statusesOf = recordStatuses(page);
  await new SignInScreen(page).enterDemo();

  // The note keeps riders from accepting the order until all three pages are open.
  const order = await merchant.request({ customer, vendorId: 'd001', place: places.far, notes: '#absent' });
  const tracking = new TrackingScreen(page);
  const detail = new OrderDetail(page, customer.name);
  await tracking.open('d001', `?order_id=${order.order_id}`);
  await expect(tracking.live).toBeVisible();
  await expect(detail.headline('waiting-for-rider')).toBeVisible();

  const counter = new CounterScreen(await context.newPage());
  await counter.page.setViewportSize({ width: 1920, height: 1080 });
  await counter.open('d001');
  const card = counter.card(customer.name);
  await expect(card).toContainText(english('tracking', 'display.waiting-for-rider'));

  const phone = await playwright.chromium.launch(launchOptions);
  const recipient = new ParcelPage(
    await phone.newPage({ baseURL: product.url, locale: 'th-TH', viewport: { width: 390, height: 844 } }),
    thai,
  );
  try {
    await recipient.open('tracking', order.order_id);
    await expect(recipient.currentStep).toContainText(thai('public-tracking', 'step.ordered'));

    const known = statusesOf(order.order_id).length;
    await merchant.changeNotes(order, 'Ring twice.');
    await expect(detail.entry('COURIER_LEFT_VENDOR')).toBeVisible({ timeout: 60_000 });
    await expect(card).toContainText(onTheRoad);
    await expect(recipient.currentStep).toContainText(inTransit);

    await product.stop('SIGKILL');
    await expect(page.getByText(/^Updated .* · reconnecting$/)).toBeVisible();
    await expect(counter.page.getByText(/^Updated .* · reconnecting/)).toBeVisible();
    await expect(recipient.page.getByRole('button', { name: thai('public-tracking', 'try-now') })).toBeVisible();
    await expect(detail.entry('COURIER_LEFT_VENDOR')).toBeVisible();
    await expect(recipient.currentStep).toContainText(inTransit);

    await product.restart();
    // Before any page has reconnected.
    const missed = newCustomer('Ubolwan');
    await merchant.request({ customer: missed, vendorId: 'd001', notes: '#absent' });
    await expect(tracking.live).toBeVisible({ timeout: 60_000 });
    await expect(counter.card(missed.name)).toBeVisible();

    await expect(detail.headline('delivered')).toBeVisible({ timeout: 60_000 });
    await expect(card).toContainText(english('tracking', 'display.delivered'));
    // The page retries less and less often while the server is down.
    await expect(recipient.answer).toHaveText(handedOver, { timeout: 60_000 });
    await tracking.tab('new').click();
    await expect(tracking.row(missed.name)).toBeVisible();

    const { status_history: history } = await merchant.read(order);
    const statuses = history.map(({ status }) => status);
    for (const status of new Set(statuses.filter(isOrderStatus))) {
      await expect(detail.entry(status)).toHaveCount(statuses.filter((one) => one === status).length);
    }
    const edited = statuses.lastIndexOf('MODIFIED');
    expect(statusesOf(order.order_id).slice(known)).toEqual(statuses.slice(edited));

    await recipient.receiptLink.click();
    await expect(recipient.answer).toHaveText(thai('delivery-receipt', 'title'));
    await expect(recipient.page.getByRole('article')).toContainText(customer.name);
  } finally {
    await phone.close();
  }
});
