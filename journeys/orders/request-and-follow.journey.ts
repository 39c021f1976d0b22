import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';

test('a merchant requests a rider and follows the delivery without a reload', async ({ merchantPage: page }) => {
  const customer = newCustomer('Malee');
  const request = new RequestScreen(page);
  await request.open('d001');
  await request.fill({ address: 'Siam', customer, amount: '240' });
  await expect(page.getByText('Base fee')).toBeVisible();
  await expect(page.getByText(/The rider collects .*240/)).toBeVisible();
  await expect(page.getByText(/Most likely \d\d:\d\d\u2060–\u2060\d\d:\d\d/)).toBeVisible();
  await expect(page.getByText(/Riders kept this \d+ of the last \d+ times here/)).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  const orderId = await request.send();

  const detail = new OrderDetail(page, customer.name);
  await expect(detail.region.getByText(orderId)).toBeVisible();
  await expect(detail.headline('delivered')).toBeVisible({ timeout: 60_000 });
  await expect(detail.entry('PICKED_UP')).toBeVisible();
  await expect(detail.region.getByText(/\d\d:\d\d\u2060–\u2060\d\d:\d\d/)).toBeVisible();
  await expect(detail.region.getByText('Promise kept')).toBeVisible();

  const tracking = new TrackingScreen(page);
  await tracking.tab('delivered').click();
  await expect(tracking.row(orderId)).toBeVisible();
  expect(loads).toBe(0);
});
