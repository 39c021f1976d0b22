import type { Locator } from '@playwright/test';
import { newCustomer, places } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { holdAt } from '../held-channel.ts';
import { Merchant } from '../merchant.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';

// Times are in the deployment's time zone, even for a merchant who is travelling.
test.use({ timezoneId: 'America/New_York' });

test('an order appears in the list and moves between the tabs without a reload', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Somying');
  const release = await holdAt(page, customer, 'COURIER_LEFT_VENDOR');
  const tracking = new TrackingScreen(page);
  await tracking.open();
  await expect(tracking.live).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));

  const order = await merchant.request({ customer, place: places.far, notes: '#absent' });
  await expect(tracking.row(customer.name)).toContainText('Waiting for rider');
  await merchant.changeNotes(order, 'Somebody opens.');
  await tracking.tab('collected').click();
  await expect(tracking.row(customer.name)).toBeVisible();
  release();
  await tracking.tab('delivered').click();
  await expect(tracking.row(customer.name)).toContainText('Delivered', { timeout: 60_000 });
  await tracking.tab('collected').click();
  await expect(tracking.row(customer.name)).toHaveCount(0);
  expect(loads).toBe(0);
});

/** The distance from the rider to the destination on the map, in pixels. */
async function distanceBetween(rider: Locator, destination: Locator): Promise<number> {
  const [a, b] = [await rider.boundingBox(), await destination.boundingBox()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN;
}

test('the rider moves on the map towards the destination', async ({ ownProduct }) => {
  test.slow();
  // The fleet sends positions every few seconds, so the ride has to take longer.
  const { product, context } = await ownProduct({ FLEET_SPEED: '60' });
  const merchant = await Merchant.signIn(product.url);
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const customer = newCustomer('Boonsri');
  const order = await merchant.request({ customer, place: places.far, notes: '#absent' });
  const tracking = new TrackingScreen(page);
  await tracking.open('demo', `?order_id=${order.order_id}`);
  await expect(tracking.live).toBeVisible();
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.headline('waiting-for-rider')).toBeVisible();
  await merchant.changeNotes(order, 'Somebody opens.');
  await expect(detail.headline('in-transit')).toBeVisible({ timeout: 60_000 });
  const rider = detail.map.getByRole('img', { name: 'Rider' });
  const destination = detail.map.getByRole('img', { name: 'Drop-off' });
  await expect(rider).toBeVisible();
  const first = await distanceBetween(rider, destination);
  await expect.poll(() => distanceBetween(rider, destination)).toBeLessThan(first - 5);
  await expect(detail.region.getByRole('link', { name: /^Call the rider/ })).toBeVisible();
  await expect(detail.headline('delivered')).toBeVisible({ timeout: 60_000 });
  await expect(rider).toHaveCount(0);
});

test('a delivered order has a photo as proof of delivery', async ({ merchantPage: page, merchant }) => {
  const customer = newCustomer('Orasa');
  const order = await merchant.request({ customer });
  await new TrackingScreen(page).open('demo', `?order_id=${order.order_id}`);
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.headline('delivered')).toBeVisible({ timeout: 60_000 });
  for (const kind of ['pickup', 'delivery'] as const) {
    await detail.proof(kind).scrollIntoViewIfNeeded();
    await expect
      .poll(() => detail.proof(kind).evaluate((image: { naturalWidth: number }) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await detail.region.getByRole('button', { name: 'Enlarge: Proof of delivery' }).click();
  const large = page.getByRole('dialog', { name: 'Proof of delivery' });
  await expect(large.getByRole('img', { name: 'Proof of delivery' })).toBeVisible();
  const download = page.waitForEvent('download');
  await large.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^${order.order_id}-proof-of-delivery\\.\\w+$`));
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(detail.region).toBeVisible();

  const { status_history: history } = await merchant.read(order);
  const at = history.find(({ status }) => status === 'DELIVERED')?.created_at ?? '';
  const inBangkok = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', timeStyle: 'short' });
  await expect(detail.entry('DELIVERED')).toContainText(inBangkok.format(new Date(at)));
});

test('an order that cannot be delivered is returned, and its merchant is asked to take it back', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Yupin');
  const release = await holdAt(page, customer, 'RETURN_INITIATED');
  const order = await merchant.request({ customer, place: places.far, notes: 'Ring twice #fails-at-door' });
  const tracking = new TrackingScreen(page);
  await tracking.open('demo', `?order_id=${order.order_id}`);
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.headline('returning')).toBeVisible({ timeout: 60_000 });
  await expect(detail.region.getByText('Please be ready to take the order back.')).toBeVisible();
  release();
  await expect(detail.headline('returned')).toBeVisible({ timeout: 60_000 });
  await expect(detail.proof('return')).toBeVisible();
  await expect(detail.entry('RETURNED_TO_VENDOR')).toBeVisible();
  await expect(tracking.tab('delivered')).toHaveAttribute('aria-selected', 'true');
  await expect(tracking.row(customer.name)).toContainText('Returned');
});
