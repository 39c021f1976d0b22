import { pathOf } from '@riderbell/contract/call.ts';
import { updateOrder } from '@riderbell/contract/calls/orders/update-order.ts';
import { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import type { Page } from '@playwright/test';
import { newCustomer, places } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { noRiders } from '../product.ts';
import { EditScreen } from '../screens/edit-screen.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { VoucherField } from '../screens/voucher-field.ts';
import { english as say } from '../words.ts';

const updates = (orderId: string) => `**${pathOf(updateOrder, { id: orderId })}`;
const feeCall = `**${pathOf(quoteDeliveryFee)}`;
const save = (page: Page) => new EditScreen(page).save;

// One worker runs these journeys, so that they share a server.
test.describe.configure({ mode: 'default' });

test('a merchant changes the items, the value and the destination of an order, and its fee follows', async ({
  sharedProduct,
}) => {
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
  const orderId = await request.send();
  const before = await merchant.read({ vendor_id: 'demo', order_id: orderId });

  const detail = new OrderDetail(page, customer.name);
  await detail.region.getByRole('link', { name: say('tracking', 'modify.action') }).click();
  await expect(page.getByRole('status').filter({ hasText: say('order-edit', 'title') })).toContainText(orderId);
  await expect(page).toHaveTitle(new RegExp(`^${say('orders', 'title.edit')} `));
  await expect(page.getByRole('form', { name: say('orders', 'title.edit'), exact: true })).toBeVisible();
  await expect(request.field('destination.unit')).toHaveValue('12');
  await expect(request.field('destination.building')).toHaveValue('Tower B');
  await expect(request.field('destination.notes')).toHaveValue('Ring twice');
  await expect(request.field('items.amount')).toHaveValue('150');
  await expect(request.field('customer.name')).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: customer.name })).toBeVisible();

  const wasBefore = page.getByText(/^It was .+ before\.$/);
  await expect(wasBefore).toHaveCount(0);
  await request.chooseAddress('Lat Phrao');
  await expect(wasBefore).toContainText(String(before.delivery_fee));
  await request.field('items.description').fill('Three lattes');
  await request.field('items.amount').fill('310');
  await save(page).click();
  await expect(page.getByText(say('order-edit', 'done'))).toBeVisible();
  expect(await request.sent()).toBe(orderId);
  await expect(detail.region.getByText('Three lattes')).toBeVisible();
  const entry = detail.entry('MODIFIED');
  await expect(entry).toContainText(say('tracking', 'entry.by.vendor'));
  await expect(entry).toContainText(say('tracking', 'payment.item-value'));

  const after = await merchant.read({ vendor_id: 'demo', order_id: orderId });
  expect(after.order).toMatchObject({ amount: 310, description: 'Three lattes' });
  expect(after.customer.location.address).toMatch(/^12, Tower B, .*Lat Phrao/);
  expect(after.distance).not.toBe(before.distance);
  expect(after.delivery_fee).not.toBe(before.delivery_fee);
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(1);
});

test('a reload keeps the changes to an order, unless the order has changed on the server', async ({
  sharedProduct,
}) => {
  const { product, context } = await sharedProduct(noRiders);
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const merchant = await Merchant.signIn(product.url);
  const order = await merchant.request({ customer: newCustomer('Kanda') });
  const request = new RequestScreen(page);
  const edit = new EditScreen(page);
  const restored = page.getByRole('status').filter({ hasText: say('orders', 'draft.restored') });
  await edit.open('demo', order.order_id);
  await request.field('items.description').fill('Three lattes');
  await request.field('items.amount').fill('95');
  await page.reload();
  await expect(restored).toBeVisible();
  await expect(request.field('items.description')).toHaveValue('Three lattes');
  await expect(request.field('items.amount')).toHaveValue('95');

  await test.step('starting over discards the changes', async () => {
    await restored.getByRole('button', { name: say('orders', 'draft.clear') }).click();
    await expect(request.field('items.description')).toHaveValue(order.order.description);
    await expect(request.deliverable).toBeVisible();
    await page.reload();
    await expect(request.deliverable).toBeVisible();
    await expect(restored).toHaveCount(0);
  });

  await test.step('a change by another person discards the draft, and a message says so', async () => {
    await request.field('items.amount').fill('95');
    await merchant.changeNotes(order, 'Blue gate');
    await page.reload();
    await expect(edit.notice).toContainText(say('order-edit', 'draft.outdated'));
    await expect(request.field('destination.notes')).toHaveValue('Blue gate');
    await expect(request.field('items.amount')).not.toHaveValue('95');
  });

  await test.step('leaving the order unchanged or saving it deletes the draft', async () => {
    await request.field('items.amount').fill('96');
    await edit.notice.getByRole('link', { name: say('order-edit', 'leave') }).click();
    await expect(page).toHaveURL(/order-tracking/);
    await edit.open('demo', order.order_id);
    await expect(request.field('items.amount')).not.toHaveValue('96');
    await request.field('items.amount').fill('97');
    await page.reload();
    await expect(request.deliverable).toBeVisible();
    await edit.save.click();
    await request.sent();
    expect((await merchant.read(order)).order.amount).toBe(97);
    await edit.open('demo', order.order_id);
    await expect(request.field('items.amount')).toHaveValue('97');
    await expect(restored).toHaveCount(0);
  });
});

test('an edit keeps the price, survives a lost answer and does not change a request in progress', async ({
  sharedProduct,
}) => {
  const { product, context } = await sharedProduct(noRiders);
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const merchant = await Merchant.signIn(product.url);
  const request = new RequestScreen(page);
  await request.field('customer.name').fill('Somebody Else');
  const customer = newCustomer('Arisa');
  const order = await merchant.request({ customer });
  const path = `/request-a-rider/demo?orderID=${order.order_id}`;
  await page.goto(path);
  await expect(request.deliverable).toBeVisible();
  await request.field('items.amount').fill('95');
  await page.route(
    updates(order.order_id),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 4 },
  );
  await save(page).dblclick();
  await expect(request.unsent).toContainText(say('order-edit', 'lost'));
  await page.unroute(updates(order.order_id));
  await request.answerUnsent('unsent.retry');
  expect(await request.sent()).toBe(order.order_id);
  const after = await merchant.read(order);
  expect(after.order.amount).toBe(95);
  expect(after.delivery_fee).toBe(order.delivery_fee);
  expect(after.status_history.filter(({ status }) => status === 'MODIFIED')).toHaveLength(1);

  await test.step('another person’s change is not overwritten', async () => {
    await page.goto(path);
    await expect(request.deliverable).toBeVisible();
    await merchant.changeNotes(order, 'Blue gate');
    await request.field('items.amount').fill('99');
    await save(page).click();
    await expect(page.getByText('This order has changed in the meantime.')).toBeVisible();
    await page.getByRole('button', { name: say('order-edit', 'reload') }).click();
    await expect(request.field('destination.notes')).toHaveValue('Blue gate');
    await request.field('items.amount').fill('99');
    await save(page).click();
    await request.sent();
    expect(await merchant.read(order)).toMatchObject({
      order: { amount: 99 },
      customer: { location: { notes: 'Blue gate' } },
    });
  });

  await test.step('the request in progress is unchanged', async () => {
    await request.open('demo');
    await expect(request.field('customer.name')).toHaveValue('Somebody Else');
  });
});

test('changes that are not allowed are not offered, or refused with a reason', async ({ sharedProduct }) => {
  const { product, context } = await sharedProduct(noRiders);
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const merchant = await Merchant.signIn(product.url);
  const request = new RequestScreen(page);
  const customer = newCustomer('Kanya');
  await request.fill({ address: 'Siam', customer, amount: '80' });
  await page.getByRole('radio', { name: say('orders', 'payment.method.PAID') }).check();
  const orderId = await request.send();

  await test.step('a paid order cannot change to cash', async () => {
    await page.goto(`/request-a-rider/demo?orderID=${orderId}`);
    await expect(page.getByRole('radio', { name: say('orders', 'payment.method.PAID') })).toBeChecked();
    await expect(page.getByRole('radio', { name: say('orders', 'payment.method.CASH_ON_DELIVERY') })).toHaveCount(0);
  });

  await test.step('saving without changes sends nothing', async () => {
    await save(page).click();
    await request.sent();
    const { status } = await merchant.read({ vendor_id: 'demo', order_id: orderId });
    expect(status).not.toBe('MODIFIED');
  });

  await test.step('an order that has ended can no longer be changed', async () => {
    await new OrderDetail(page, customer.name).cancelBecause('mistake-error');
    await expect(page.getByRole('link', { name: say('tracking', 'modify.action') })).toHaveCount(0);
    await page.goto(`/request-a-rider/demo?orderID=${orderId}`);
    await expect(page.getByText(say('order-edit', 'too-late'))).toBeVisible();
  });

  await test.step('an unknown order and another merchant’s get the same message', async () => {
    await page.goto('/request-a-rider/demo?orderID=othr-0000000000');
    await expect(page.getByText('We could not find that order.')).toBeVisible();
  });

  await test.step('an outlet’s order that is opened at its parent is edited at the outlet', async () => {
    const order = await merchant.request({ customer: newCustomer('Prem'), vendorId: 'd001' });
    await page.goto(`/request-a-rider/demo?orderID=${order.order_id}`);
    await expect(page).toHaveURL(`/request-a-rider/d001?orderID=${order.order_id}`);
    await expect(request.deliverable).toBeVisible();
  });
});

test('a new destination is priced from the order’s collection point, even when the outlet has moved since', async ({
  ownProduct,
}) => {
  const { product, context } = await ownProduct(noRiders);
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const merchant = await Merchant.signIn(product.url);
  const order = await merchant.request({ customer: newCustomer('Wipa'), vendorId: 'd001' });
  const { address: collectedAt } = order.collection_point;
  await merchant.moveTo(places.far, 'd001');

  const edit = new EditScreen(page);
  await edit.open('d001', order.order_id);
  await expect(page.getByText(collectedAt)).toBeVisible();
  const { fee, distance } = await edit.chooseDestination('Lat Phrao');
  await edit.save.click();
  expect(await edit.request.sent()).toBe(order.order_id);
  const after = await merchant.read(order);
  expect(after).toMatchObject({ delivery_fee: fee, distance, collection_point: order.collection_point });
  expect(after.customer.location.address).toContain('Lat Phrao');

  // A new request is collected at the outlet's new place.
  const fresh = await merchant.request({ customer: newCustomer('Wipa'), vendorId: 'd001' });
  expect(fresh.collection_point).toMatchObject({ latitude: places.far.latitude, longitude: places.far.longitude });
});

test('a fee that changed during an edit is confirmed as it will be charged, with the order’s voucher', async ({
  sharedProduct,
}) => {
  const { product, context } = await sharedProduct(noRiders);
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const merchant = await Merchant.signIn(product.url);
  const request = new RequestScreen(page);
  const voucher = new VoucherField(page);
  await request.fill({ address: 'Siam', customer: newCustomer('Pakpao'), amount: '150' });
  await voucher.open();
  await voucher.apply('WELCOME10');
  await expect(voucher.applied('WELCOME10')).toBeVisible();
  const orderId = await request.send();
  await page.goto(`/request-a-rider/demo?orderID=${orderId}`);
  await expect(request.deliverable).toBeVisible();

  // A page that was left open: it shows an old fee, which has expired when it is sent.
  await page.route(feeCall, async (route) => {
    const answer = await route.fetch();
    const { result } = await answer.json();
    const { fee, parts } = result;
    const before = { ...result, fee: fee - 5, parts: { ...parts, base: parts.base - 5 } };
    await route.fulfill({ response: answer, json: { result: before } });
  });
  const ended = { code: 'SignatureExpired', message: '', meta: { translation_key: 'error.fee.expired' } };
  const refusal = { status: 409, message: '', errors: [ended], request_id: 'journey' };
  await page.route(updates(orderId), (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
  const shown = page.waitForResponse(feeCall);
  await request.chooseAddress('Lat Phrao');
  const { fee: earlier } = (await (await shown).json()).result;
  // The order's voucher is already deducted from the fee of an edit.
  await expect.poll(() => voucher.amount()).toBeCloseTo(earlier, 2);
  await page.unroute(feeCall);
  await save(page).click();

  const question = page.getByRole('dialog', { name: say('orders', 'fee-changed.title') });
  await expect(question).toContainText(/The delivery fee is now [\d.,]+THB\. Are you ok\?/);
  const named = Number(/is now ([\d.,]+)THB/.exec(await question.innerText())?.[1]);
  expect(named).toBeCloseTo(earlier + 5, 2);
  await expect(question).toContainText(earlier.toFixed(2));
  const order = { vendor_id: 'demo', order_id: orderId };
  expect((await merchant.read(order)).customer.location.address).toContain('Siam');
  await question.getByRole('button', { name: say('order-edit', 'save') }).click();
  await request.sent();
  const after = await merchant.read(order);
  expect(after.delivery_fee).toBe(named);
  expect(after.delivery_fee_parts.voucher).toBeCloseTo((earlier + 5) / 9, 2);
  expect(after.customer.location.address).toContain('Lat Phrao');
});
