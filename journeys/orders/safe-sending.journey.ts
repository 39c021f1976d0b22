import type { Page } from '@playwright/test';
import { pathOf } from '@riderbell/contract/call.ts';
import { createOrder } from '@riderbell/contract/calls/orders/create-order.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { RequestScreen } from '../screens/request-screen.ts';

/** Goes on once a part of the portal, which is fetched when the page is quiet, is there with all that belongs to it. */
async function untilFetched(page: Page, part: string): Promise<void> {
  const address = () =>
    page.evaluate<string | undefined>(
      `performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/${part}-'))?.name`,
    );
  await expect.poll(address).toBeTruthy();
  await page.evaluate(`import('${await address()}').then(() => undefined)`);
}

const orderCall = `**${pathOf(createOrder)}`;

test('a double click requests one rider', async ({ merchantPage: page, merchant }) => {
  const customer = newCustomer('Pranee');
  const request = new RequestScreen(page);
  await request.fill({ address: 'Siam', customer, amount: '150' });
  await request.submit.dblclick();
  const orderId = await request.sent();
  expect((await merchant.ordersFor(customer.phone)).map((order) => order.order_id)).toEqual([orderId]);
});

test('when the answer is lost after the order was stored, sending again makes no second order', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Sunee');
  const request = new RequestScreen(page);
  await request.fill({ address: 'Siam', customer, amount: '150' });
  await page.route(orderCall, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await request.submit.click();
  await expect(request.unsent).toContainText('you never get two riders for it');
  const stored = await merchant.ordersFor(customer.phone);
  expect(stored).toHaveLength(1);

  await page.unroute(orderCall);
  await request.answerUnsent('unsent.retry');
  expect(await request.sent()).toBe(stored[0]?.order_id);
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(1);
});

test('without a network the request is kept, also over a reload, and sent when there is one', async ({
  merchantPage: page,
  merchant,
  context,
}) => {
  const customer = newCustomer('Wanida');
  const request = new RequestScreen(page);
  await request.fill({ address: 'Siam', customer, amount: '150' });
  await untilFetched(page, 'submission-notice');
  // A fee that is still on its way would be lost with the network, and without one there is nothing to keep.
  await expect(request.submit).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await request.submit.click();
  await expect(request.unsent).toContainText('send it when the connection is back');
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(0);

  await context.setOffline(false);
  await page.reload();
  await expect(request.field('customer.name')).toHaveValue(customer.name);
  await request.answerUnsent('unsent.retry');
  await request.sent();
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(1);
});

test('a reload keeps what was filled in', async ({ merchantPage: page }) => {
  const customer = newCustomer('Jintana');
  const request = new RequestScreen(page);
  await request.fill({ address: 'Siam', customer, amount: '275', notes: 'Blue gate' });
  const address = await request.address.inputValue();
  await page.reload();
  await expect(request.deliverable).toBeVisible();
  await expect(request.address).toHaveValue(address);
  await expect(request.field('customer.name')).toHaveValue(customer.name);
  await expect(request.field('customer.phone')).toHaveValue(customer.phone);
  await expect(request.field('items.amount')).toHaveValue('275');
  await expect(request.field('destination.notes')).toHaveValue('Blue gate');
  await request.send();
});
