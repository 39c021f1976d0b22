import { livePath } from '@riderbell/contract/live/messages.ts';
import { newCustomer, places } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { holdAt } from '../held-channel.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';

test('an order without a rider waits until the merchant cancels it with a reason', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Nongnuch');
  const order = await merchant.request({ customer, notes: '#absent' });
  const tracking = new TrackingScreen(page);
  await tracking.open();
  await tracking.row(customer.name).click();
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.headline('waiting-for-rider')).toBeVisible();

  await detail.cancel.click();
  await detail.cancelDialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(detail.cancelDialog.getByText('Please choose a reason')).toBeVisible();
  await detail.chooseReason('customer-cancelled');
  await expect(page.getByText('We are cancelling your order.')).toBeVisible();
  await expect(detail.headline('cancelled')).toBeVisible();
  await expect(detail.entry('CANCELLED')).toContainText('Customer cancelled');
  await expect(detail.cancel).toHaveCount(0);

  await tracking.tab('cancelled').click();
  await expect(tracking.row(customer.name)).toBeVisible();
  expect((await merchant.read(order)).status).toBe('CANCELLED');
});

test('an order that a rider has accepted cannot be cancelled, and the screen says why', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Ubon');
  await holdAt(page, customer, 'COURIER_ACCEPTED_DELIVERY');
  const order = await merchant.request({ customer, place: places.far, notes: '#absent' });
  const tracking = new TrackingScreen(page);
  await tracking.open('demo', `?order_id=${order.order_id}`);
  await expect(tracking.live).toBeVisible();
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.headline('waiting-for-rider')).toBeVisible();
  await merchant.changeNotes(order, 'Somebody opens.');
  await expect(detail.cancel).toHaveAccessibleDescription(
    'This order can’t be cancelled any more: a rider is on the job. Call the rider if something is wrong.',
  );
  await expect(detail.cancel).toBeDisabled();
});

test('an order that progressed while the merchant chose a reason is not cancelled, and the screen is updated', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Saowanee');
  // Live updates do not arrive.
  await page.routeWebSocket(new RegExp(livePath), (socket) => {
    socket.connectToServer().onMessage(() => undefined);
  });
  const order = await merchant.request({ customer, notes: '#absent' });
  await new TrackingScreen(page).open('demo', `?order_id=${order.order_id}`);
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.headline('waiting-for-rider')).toBeVisible();
  await detail.cancel.click();
  await expect(detail.cancelDialog).toBeVisible();

  await merchant.changeNotes(order, 'Leave it at the desk.');
  await expect.poll(async () => (await merchant.read(order)).status, { timeout: 60_000 }).toBe('DELIVERED');
  await detail.chooseReason('mistake-error');
  await expect(page.getByRole('alert')).toContainText('This order cannot be cancelled any more.');
  await expect(detail.cancelDialog).toBeHidden();
  await expect(detail.headline('delivered')).toBeVisible();
  expect((await merchant.read(order)).status).toBe('DELIVERED');
});

test('a paid order can be cancelled for ten minutes, with a countdown, and not after that', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Pranee');
  const order = await merchant.request({ customer, notes: '#absent' });
  const paid = { status: 'PAYMENT_COMMITTED', created_at: new Date(Date.now() - 5 * 60_000).toISOString() };
  // Pretends that the order was paid five minutes ago, and removes the server's time, because the journey sets the clock.
  await page.route(/\/api\/v1\//, async (route) => {
    const response = await route.fetch();
    const { date: _date, ...headers } = response.headers();
    const text = (await response.text()).replaceAll('"status":"WAITING_FOR_TRANSPORT"', '"status":"PAYMENT_COMMITTED"');
    const body = text.replaceAll(/"status_history":\[[^\]]*\]/g, `"status_history":[${JSON.stringify(paid)}]`);
    await route.fulfill({ status: response.status(), headers, body });
  });
  await page.clock.install();
  await new TrackingScreen(page).open('demo', `?order_id=${order.order_id}`);
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.cancel).toBeEnabled();
  await expect(detail.cancel).toHaveAccessibleDescription(/^You can cancel for another [45] minutes\.$/);
  await page.clock.fastForward('05:01');
  await expect(detail.cancel).toBeDisabled();
  await expect(detail.cancel).toHaveAccessibleDescription(/more than 10 minutes have passed since it was paid/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
