import type { Page } from '@playwright/test';
import { pathOf } from '@riderbell/contract/call.ts';
import { listVendors } from '@riderbell/contract/calls/outlets/list-vendors.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { expectAccessible } from '../accessibility/audit.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { orderAsGuest, test as guestTest } from '../guests.ts';
import { tabTo } from '../keyboard.ts';
import { Merchant } from '../merchant.ts';
import { noRiders } from '../product.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SenderScreen } from '../screens/sender-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { english as say, guestWords } from '../words.ts';

const filledFrom = (page: Page, name: string) =>
  page.getByRole('status').filter({ hasText: say('orders', 'again.filled', { name }) });

test('a cancelled order is ordered again from the history, by keyboard alone', async ({ sharedProduct }) => {
  const { product, context } = await sharedProduct(noRiders);
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const merchant = await Merchant.signIn(product.url);
  const customer = newCustomer('Malee');
  const request = new RequestScreen(page);
  await request.chooseAddress('Siam');
  await request.field('destination.unit').fill('12');
  await request.field('destination.building').fill('Tower B');
  await request.fillDetails({ customer, amount: '150', notes: 'Ring twice' });
  await request.field('items.description').fill('Three lattes');
  await page.getByRole('checkbox', { name: say('orders', 'items.age-check') }).check();
  await page.getByRole('radio', { name: say('orders', 'payment.method.PAID') }).check();
  const orderId = await request.send();
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.cancel).toBeVisible();
  await expect(detail.again).toHaveCount(0);
  await detail.cancelBecause('mistake-error');
  await expect(detail.again).toBeVisible();

  await page.goto(`/history/demo?order_id=${orderId}`);
  await expect(detail.again).toBeVisible();
  await tabTo(page, detail.again);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/request-a-rider/demo?again=${orderId}`);
  await expect(filledFrom(page, customer.name)).toBeVisible();
  await expect(request.deliverable).toBeVisible();
  await expectAccessible(page, 'a request that is filled in from an order');
  // Wait for the fee: without it nothing is sent.
  await expect(request.submit).toBeEnabled();
  await tabTo(page, request.field('items.amount'));
  await page.keyboard.press('Control+Enter');
  const again = await request.sent();

  expect(again).not.toBe(orderId);
  const [first, second] = [
    await merchant.read({ vendor_id: 'demo', order_id: orderId }),
    await merchant.read({ vendor_id: 'demo', order_id: again }),
  ];
  expect(second.customer).toEqual(first.customer);
  expect(second.order).toEqual({ ...first.order, amount: 150, description: 'Three lattes', payment_method: 'PAID' });
  expect(second.age_validation_required).toBe(true);
  expect(second.preordered_for).toBeNull();
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(2);
});

test('a copy of an order has a separate draft, and the earlier request comes back', async ({ sharedProduct }) => {
  const { product, context } = await sharedProduct(noRiders);
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const merchant = await Merchant.signIn(product.url);
  const request = new RequestScreen(page);
  await request.field('customer.name').fill('Somebody Else');
  const customer = newCustomer('Arisa');
  const order = await merchant.request({ customer, notes: 'Blue gate' });
  await page.goto(`/request-a-rider/demo?again=${order.order_id}`);
  await expect(request.field('customer.name')).toHaveValue(customer.name);
  await expect(request.field('destination.notes')).toHaveValue('Blue gate');
  await expect(request.field('items.amount')).toHaveValue('180');

  await test.step('a reload keeps the changes to the copy', async () => {
    await request.field('items.amount').fill('95');
    await page.reload();
    await expect(page.getByText(say('orders', 'draft.restored'))).toBeVisible();
    await expect(request.field('items.amount')).toHaveValue('95');
    await expect(request.field('customer.name')).toHaveValue(customer.name);
  });

  await test.step('starting over copies the order again', async () => {
    await page.getByRole('button', { name: say('orders', 'draft.clear') }).click();
    await expect(request.field('items.amount')).toHaveValue('180');
    await expect(request.deliverable).toBeVisible();
    await expect(filledFrom(page, customer.name)).toBeVisible();
  });

  await test.step('the earlier request is unchanged', async () => {
    await page.getByRole('link', { name: say('orders', 'again.leave.draft') }).click();
    await expect(page).toHaveURL('/request-a-rider/demo');
    await expect(request.field('customer.name')).toHaveValue('Somebody Else');
    await expect(request.field('items.amount')).toHaveValue('');
  });

  await test.step('another branch has another request', async () => {
    await page.goto(`/request-a-rider/demo?again=${order.order_id}`);
    await expect(request.field('customer.name')).toHaveValue(customer.name);
    await request.open('d002');
    await expect(request.field('customer.name')).toHaveValue('');
  });
});

test('an unknown order and another merchant’s leave the form empty and say so; an outlet’s opens at the outlet', async ({
  merchantPage: page,
  merchant,
}) => {
  const request = new RequestScreen(page);
  for (const id of ['othr-0000000000', 'nonsense', 'demo-0000000000']) {
    await page.goto(`/request-a-rider/demo?again=${id}`);
    await expect(page.getByText(say('orders', 'again.not-found'))).toBeVisible();
    await expect(request.field('customer.name')).toHaveValue('');
    await expect(request.address).toHaveValue('');
  }
  const customer = newCustomer('Prem');
  const order = await merchant.request({ customer, vendorId: 'd001' });
  await page.goto(`/request-a-rider/demo?again=${order.order_id}`);
  await expect(page).toHaveURL(`/request-a-rider/d001?again=${order.order_id}`);
  await expect(request.field('customer.name')).toHaveValue(customer.name);
});

test('loading an order that failed can be repeated, beside an empty form', async ({ merchantPage: page, merchant }) => {
  const customer = newCustomer('Kanya');
  const order = await merchant.request({ customer });
  const request = new RequestScreen(page);
  const call = '**/orders/api/v1/order?*';
  await page.route(call, (route) => route.fulfill({ status: 409, json: {} }));
  await page.goto(`/request-a-rider/demo?again=${order.order_id}`);
  const notice = page.getByRole('status').filter({ hasText: say('orders', 'again.failed') });
  await expect(notice).toBeVisible();
  await expect(request.field('customer.name')).toHaveValue('');
  await page.unroute(call);
  await notice.getByRole('button', { name: say('orders', 'fee.retry') }).click();
  await expect(request.field('customer.name')).toHaveValue(customer.name);
});

test('an inactive outlet does not offer to order again, and the link says why', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Sunee');
  const order = await merchant.request({ customer, vendorId: 'd001' });
  const detail = new OrderDetail(page, customer.name);
  await page.goto(`/order-tracking/d001?order_id=${order.order_id}`);
  await expect(detail.again).toBeVisible({ timeout: 60_000 });
  await page.route(`**${pathOf(listVendors)}`, async (route) => {
    const answer = await route.fetch();
    const { result } = await answer.json();
    const vendors = result.vendors.map((vendor: Vendor) =>
      vendor.vendor_id === 'd001' ? { ...vendor, is_active: false } : vendor,
    );
    await route.fulfill({ response: answer, json: { result: { ...result, vendors } } });
  });
  await page.goto(`/order-tracking/d001?order_id=${order.order_id}`);
  await expect(detail.headline('delivered')).toBeVisible();
  await expect(detail.again).toHaveCount(0);
  await page.goto(`/request-a-rider/demo?again=${order.order_id}`);
  await expect(page.getByText(say('orders', 'again.gone'))).toBeVisible();
  await expect(new RequestScreen(page).field('customer.name')).toHaveValue('');
});

test('the embedded mode can order again for its restaurant', async ({ page, merchant }) => {
  const customer = newCustomer('Wanida');
  const order = await merchant.request({ customer, vendorId: 'd001' });
  await page.goto('/simulated/godroid/');
  await page.getByRole('button', { name: 'Baan Coffee Asok' }).click();
  await expect(page).toHaveURL(/\/request-a-rider\/d001$/);
  await page.goto(`/order-tracking/d001?order_id=${order.order_id}`);
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.again).toBeVisible({ timeout: 60_000 });
  await detail.again.click();
  const request = new RequestScreen(page);
  await expect(request.field('customer.phone')).toHaveValue(customer.phone);
  await expect(request.deliverable).toBeVisible();
  await request.submit.click();
  await expect.poll(async () => (await merchant.ordersFor(customer.phone, 'd001')).length).toBe(2);
});

guestTest('a guest orders a delivered order again, from the same sender', async ({ page }) => {
  const { orderId, customer } = await orderAsGuest(page);
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.again).toBeVisible({ timeout: 60_000 });
  // The copy must not use the sender that the tab stored.
  await page.evaluate('sessionStorage.clear()');
  await detail.again.click();
  await expect(page).toHaveURL(`/request-a-rider/guest?again=${orderId}`);
  const sender = new SenderScreen(page);
  await expect(sender.card).toContainText('Niran');
  const request = new RequestScreen(page, guestWords(say));
  await expect(request.field('customer.name')).toHaveValue(customer.name);
  await expect(request.deliverable).toBeVisible();
  await request.submit.click();
  await expect.poll(async () => new URL(page.url()).searchParams.get('order_id')).not.toBeNull();
  expect(await request.sent()).not.toBe(orderId);
  await expect(detail.region).toBeVisible();
});
