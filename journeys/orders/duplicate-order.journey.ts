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
import { english as say, guestWords } from '../words.ts';

/** The same destination as that of `Merchant.request`. */
const destination = `${places.near.latitude},${places.near.longitude}`;

/** The call for the vendor's orders with which a request is compared. */
const duplicateCheckOf = (vendorId: string) => new RegExp(`${pathOf(listOrders, { id: vendorId })}\\?from=`);

const question = (page: Page) => page.getByRole('dialog', { name: /You (have just )?ordered the same for/ });
const choice = (page: Page, key: 'duplicate.back' | 'duplicate.anyway') =>
  question(page).getByRole('button', { name: say('orders', key), exact: true });
const dialogs = (page: Page): Locator => page.getByRole('dialog');

async function fillAt(request: RequestScreen, customer: Customer, amount = '180'): Promise<void> {
  await request.chooseAddress(destination);
  await request.fillDetails({ customer, amount });
}

/**
 * Waits until the orders are loaded in advance, which the last key or the opening triggers: a submission waits for them for less than a
 * second, and is then sent without the question.
 */
async function waitForOrders(page: Page, trigger: () => Promise<void>): Promise<void> {
  const read = page.waitForResponse(duplicateCheckOf('demo'));
  await trigger();
  await (await read).finished();
}

/** The customer with the number in its national form. */
const withNationalNumber = ({ name, phone }: Customer): Customer => ({ name, phone: phone.replace('+66', '0') });

test('the same order from another till is reported before the submission, can be opened, and can be placed anyway', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Malee');
  const request = new RequestScreen(page);
  // The end of the number, which both forms share.
  const ordered = () => merchant.ordersFor(customer.phone.replace('+66', ''));
  // Orders are loaded only after the order of the other till, however long that takes.
  await page.route(duplicateCheckOf('demo'), (route) => route.abort());
  await fillAt(request, withNationalNumber(customer), '18');
  const first = await merchant.request({ customer });
  await waitForOrders(page, async () => {
    await page.unroute(duplicateCheckOf('demo'));
    await request.field('items.amount').fill('180');
  });

  await test.step('going back changes nothing', async () => {
    await request.submit.click();
    await expect(question(page)).toBeVisible();
    await expect(question(page)).toContainText(places.near.address);
    await expect(choice(page, 'duplicate.back')).toBeFocused();
    await expectAccessible(page, 'the question about a duplicate order');
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    await expect(request.submit).toBeFocused();
    await expect(request.field('customer.name')).toHaveValue(customer.name);
  });

  await test.step('opening the other order keeps the input', async () => {
    await waitForOrders(page, () => request.open('demo'));
    await expect(request.submit).toBeEnabled();
    await request.submit.focus();
    await page.keyboard.press('Enter');
    await question(page)
      .getByRole('link', { name: say('orders', 'duplicate.show') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/order-tracking/demo\\?order_id=${first.order_id}`));
    await expect(new OrderDetail(page, customer.name).region).toBeVisible();
    await waitForOrders(page, () => request.open('demo'));
    await expect(request.field('customer.name')).toHaveValue(customer.name);
    await expect(request.deliverable).toBeVisible();
    expect(await ordered()).toHaveLength(1);
  });

  await test.step('the order is placed anyway by keyboard, and the question appears once', async () => {
    // The server first refuses the fee: the question appears once per submission, not per attempt.
    let attempts = 0;
    await page.route(`**${pathOf(createOrder)}`, (route) => {
      attempts += 1;
      if (attempts > 1) return route.continue();
      const expired = { code: 'SignatureExpired', message: '', meta: { translation_key: 'error.fee.expired' } };
      return route.fulfill({ status: 409, json: { status: 409, message: '', errors: [expired], request_id: 'x' } });
    });
    // The button is disabled until the fee is known.
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

test('the question about a duplicate order follows the one about a high item value', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Arisa');
  const request = new RequestScreen(page);
  const high = page.getByRole('dialog', { name: say('orders', 'item-value.title') });
  for (const again of [false, true]) {
    if (again) await request.open('demo');
    await waitForOrders(page, () => fillAt(request, customer, '99000'));
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

test('another amount is no duplicate, and a check without an answer does not delay the order', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Kanya');
  const request = new RequestScreen(page);
  await merchant.request({ customer });
  await fillAt(request, customer, '185');
  await request.send();

  await request.open('demo');
  await page.route(duplicateCheckOf('demo'), () => undefined);
  await fillAt(request, customer);
  await request.send();
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(3);
});

guestTest('a guest is asked about a duplicate of an own order', async ({ page }) => {
  const { orderId, customer } = await orderAsGuest(page);
  const request = new RequestScreen(page, guestWords(say));
  // Only the orders stored on the device are available.
  let requests = 0;
  await page.route(duplicateCheckOf('guest'), (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/request-a-rider/guest');
  await request.fill({ address: 'Siam', customer, amount: '240' });
  // The check has run.
  await expect.poll(() => requests).toBeGreaterThan(0);
  await request.submit.click();
  await expect(question(page)).toBeVisible();
  await choice(page, 'duplicate.anyway').click();
  await expect.poll(async () => new URL(page.url()).searchParams.get('order_id')).not.toBeNull();
  expect(await request.sent()).not.toBe(orderId);
});
