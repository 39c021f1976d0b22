import { newCustomer, places } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant, other } from '../merchant.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';

test('an order is found by name, phone number and id, and recent searches are suggested', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Ratana');
  const neighbour = newCustomer('Ratana');
  const order = await merchant.request({ customer, notes: '#absent' });
  await merchant.request({ customer: neighbour, notes: '#absent' });
  const tracking = new TrackingScreen(page);
  await tracking.open();
  await expect(tracking.row(neighbour.name)).toBeVisible();

  const detail = new OrderDetail(page, customer.name);
  // The number is typed in its national form.
  const searches = [customer.name.toUpperCase(), customer.phone.replace('+66', '0'), order.order_id];
  for (const search of searches) {
    await tracking.search.fill(search);
    await expect(tracking.row(customer.name)).toBeVisible();
    await expect(tracking.row(neighbour.name)).toHaveCount(0);
  }
  await page.keyboard.press('Enter');
  await expect(detail.region).toBeVisible();
  // Wait until the focus has moved into the order, as it would interrupt the next typing.
  await expect(detail.headline('waiting-for-rider')).toBeFocused();

  await tracking.search.fill(searches[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(tracking.row(neighbour.name)).toBeVisible();
  await tracking.search.click();
  await page.getByRole('option', { name: order.order_id, exact: true }).click();
  await expect(tracking.search).toHaveValue(order.order_id);
  await expect(tracking.row(neighbour.name)).toHaveCount(0);
});

test('resetting the filters of the history also empties the search', async ({ merchantPage: page }) => {
  const unknown = newCustomer('Unknown').name;
  await page.goto('/history/demo');
  const { search } = new TrackingScreen(page);
  await search.fill(unknown);
  const searchInUrl = () => new URL(page.url()).searchParams.get('search');
  await expect.poll(searchInUrl).toBe(unknown);
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(search).toHaveValue('');
  await expect.poll(searchInUrl).toBeNull();
});

test('two quick changes of the history’s filters are both applied', async ({ merchantPage: page }) => {
  await page.goto('/history/demo');
  await page.getByLabel('Period').selectOption('custom');
  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  const today = (await to.getAttribute('max')) ?? '';
  // In one task, as on a device that is too slow to render between the two changes.
  await page.evaluate(`(() => {
    for (const field of document.querySelectorAll('input[type=date]')) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${today}');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  })()`);
  await expect(from).toHaveValue(today);
  await expect(to).toHaveValue(today);
});

test('a link to an order opens it, and closing it shows the list', async ({ merchantPage: page, merchant }) => {
  const customer = newCustomer('Duangta');
  const order = await merchant.request({ customer, vendorId: 'd002', notes: '#absent' });
  const tracking = new TrackingScreen(page);
  await tracking.open('d002', `?order_id=${order.order_id}`);
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.region.getByText(order.order_id)).toBeVisible();
  await expect(tracking.row(customer.name)).toHaveAttribute('aria-selected', 'true');
  await detail.region.getByRole('button', { name: 'Close order' }).click();
  await expect(detail.region).toHaveCount(0);
  await expect(page).toHaveURL(/\/order-tracking\/d002$/);
});

test('no order of another vendor is shown, by address or by search', async ({ merchantPage: page, product }) => {
  const stranger = newCustomer('Isabella');
  const otherMerchant = await Merchant.signIn(product.url, other);
  const order = await otherMerchant.request({
    customer: stranger,
    vendorId: 'othr',
    place: places.near,
    notes: '#absent',
  });
  const tracking = new TrackingScreen(page);

  await tracking.open('othr');
  await expect(page.getByText('That branch is not yours. You are now in Baan Coffee.')).toBeVisible();
  await expect(page).toHaveURL(/\/order-tracking\/demo$/);

  await tracking.open('demo', `?order_id=${order.order_id}`);
  await expect(page.getByRole('heading', { name: 'This order was not found' })).toBeVisible();
  for (const search of [order.order_id, stranger.name]) {
    await tracking.search.fill(search);
    await expect(page.getByRole('heading', { name: `No order matches “${search}”` })).toBeVisible();
  }
  await expect(page.getByText(stranger.name, { exact: true })).toHaveCount(0);
});
