import type { Locator, Page } from '@playwright/test';
import { pathOf } from '@riderbell/contract/call.ts';
import { createOrder } from '@riderbell/contract/calls/orders/create-order.ts';
import { listOrders } from '@riderbell/contract/calls/orders/list-orders.ts';
import { expectAccessible } from '../accessibility/audit.ts';
import { type Customer, newCustomer, places } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { orderAsGuest, test as guestTest } from '../guests.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { english as say, toGuests } from '../words.ts';

/** The same door as `Merchant.request` has. */
const door = `${places.near.latitude},${places.near.longitude}`;

/** The orders of the vendor that a request is compared with. */
const lookUpOf = (vendorId: string) => new RegExp(`${pathOf(listOrders, { id: vendorId })}\\?from=`);

const question = (page: Page) => page.getByRole('dialog', { name: /You (have just )?ordered the same for/ });
const choice = (page: Page, key: 'duplicate.back' | 'duplicate.anyway') =>
  question(page).getByRole('button', { name: say('orders', key), exact: true });
const dialogs = (page: Page): Locator => page.getByRole('dialog');

async function fillAt(request: RequestScreen, customer: Customer, amount = '180'): Promise<void> {
  await request.chooseAddress(door);
  await request.fillDetails({ customer, amount });
}

/**
 * Goes on once the orders have been read ahead, of which the last key or the opening is the cause: a request waits for them for
 * less than a second, and is then sent without a question.
 */
async function readAhead(page: Page, cause: () => Promise<void>): Promise<void> {
  const read = page.waitForResponse(lookUpOf('demo'));
  await cause();
  await (await read).finished();
}

/** As it is dialled inside the country. */
const atHome = ({ name, phone }: Customer): Customer => ({ name, phone: phone.replace('+66', '0') });

test('the same order of another till is told before it is sent, leads to it, and is placed all the same where it is meant', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Malee');
  const request = new RequestScreen(page);
  // What both ways of writing the number end with.
  const ordered = () => merchant.ordersFor(customer.phone.replace('+66', ''));
  // Nothing is read before the other till is done, so that it does not matter how long that takes.
  await page.route(lookUpOf('demo'), (route) => route.abort());
  await fillAt(request, atHome(customer), '18');
  const first = await merchant.request({ customer });
  await readAhead(page, async () => {
    await page.unroute(lookUpOf('demo'));
    await request.field('items.amount').fill('180');
  });

  await test.step('going back leaves everything as it was', async () => {
    await request.submit.click();
    await expect(question(page)).toBeVisible();
    await expect(question(page)).toContainText(places.near.address);
    await expect(choice(page, 'duplicate.back')).toBeFocused();
    await expectAccessible(page, 'the question about an order that is doubled');
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    await expect(request.submit).toBeFocused();
    await expect(request.field('customer.name')).toHaveValue(customer.name);
  });

  await test.step('the way to the other order keeps what was filled in', async () => {
    await readAhead(page, () => request.open('demo'));
    await expect(request.submit).toBeEnabled();
    await request.submit.focus();
    await page.keyboard.press('Enter');
    await question(page)
      .getByRole('link', { name: say('orders', 'duplicate.show') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/order-tracking/demo\\?order_id=${first.order_id}`));
    await expect(new OrderDetail(page, customer.name).region).toBeVisible();
    await readAhead(page, () => request.open('demo'));
    await expect(request.field('customer.name')).toHaveValue(customer.name);
    await expect(request.deliverable).toBeVisible();
    expect(await ordered()).toHaveLength(1);
  });

  await test.step('by keyboard it is ordered anyway, and asked once', async () => {
    // The server wants a new fee first: the question belongs to the submission, not to each attempt.
    let attempts = 0;
    await page.route(`**${pathOf(createOrder)}`, (route) => {
      attempts += 1;
      if (attempts > 1) return route.continue();
      const expired = { code: 'SignatureExpired', message: '', meta: { translation_key: 'error.fee.expired' } };
      return route.fulfill({ status: 409, json: { status: 409, message: '', errors: [expired], request_id: 'x' } });
    });
    // A button that still waits for the fee takes no key.
    await expect(request.submit).toBeEnabled();
    await request.submit.focus();
    await page.keyboard.press('Enter');
    await expect(choice(page, 'duplicate.back')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(choice(page, 'duplicate.anyway')).toBeFocused();
    await page.keyboard.press('Enter');
    await request.sent();
    expect(attempts).toBe(2);
    expect(await ordered()).toHaveLength(2);
  });
});

test('an order that was placed a moment ago is told after the high item value, one question at a time', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Arisa');
  const request = new RequestScreen(page);
  const high = page.getByRole('dialog', { name: say('orders', 'item-value.title') });
  for (const again of [false, true]) {
    if (again) await request.open('demo');
    await readAhead(page, () => fillAt(request, customer, '99000'));
    await request.submit.click();
    await expect(high).toBeVisible();
    await expect(dialogs(page)).toHaveCount(1);
    await high.getByRole('button', { name: say('orders', 'item-value.confirm') }).click();
    if (again) {
      await expect(question(page)).toBeVisible();
      await expect(dialogs(page)).toHaveCount(1);
      await choice(page, 'duplicate.anyway').click();
    }
    await request.sent();
  }
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(2);
});

test('another amount is another order, and a look-up without an answer holds nothing up', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Kanya');
  const request = new RequestScreen(page);
  await merchant.request({ customer });
  await fillAt(request, customer, '185');
  await request.send();

  await request.open('demo');
  await page.route(lookUpOf('demo'), () => undefined);
  await fillAt(request, customer);
  await request.send();
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(3);
});

guestTest('a guest is told of the own order of a moment ago', async ({ page }) => {
  const { orderId, customer } = await orderAsGuest(page);
  const request = new RequestScreen(page, toGuests(say));
  // The orders that the device keeps have to do.
  let asked = 0;
  await page.route(lookUpOf('guest'), (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/request-a-rider/guest');
  await request.fill({ address: 'Siam', customer, amount: '240' });
  // What looks for them is there by now.
  await expect.poll(() => asked).toBeGreaterThan(0);
  await request.submit.click();
  await expect(question(page)).toBeVisible();
  await choice(page, 'duplicate.anyway').click();
  await expect.poll(async () => new URL(page.url()).searchParams.get('order_id')).not.toBeNull();
  expect(await request.sent()).not.toBe(orderId);
});
