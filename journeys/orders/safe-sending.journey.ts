import type { Page } from '@playwright/test';
import { pathOf } from '@riderbell/contract/call.ts';
import { createOrder } from '@riderbell/contract/calls/orders/create-order.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { RequestScreen } from '../screens/request-screen.ts';

/** Waits until a script that the portal loads when the page is idle has loaded with its dependencies. */
async function waitForScript(page: Page, part: string): Promise<void> {
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

test('when the answer to a stored order is lost, sending again creates no second order', async ({
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

test('without a network the request is stored, even over a reload, and sent later', async ({
  merchantPage: page,
  merchant,
  context,
}) => {
  const customer = newCustomer('Wanida');
  const request = new RequestScreen(page);
  await request.fill({ address: 'Siam', customer, amount: '150' });
  await waitForScript(page, 'submission-notice');
  // Wait for the fee: a running call would fail without the network, and a request without a fee is not stored.
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

test('a reload keeps the input', async ({ merchantPage: page }) => {
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
