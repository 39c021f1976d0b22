import { join } from 'node:path';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { noRiders } from '../product.ts';
import { BulkJobScreen } from '../screens/bulk-job-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { badRows, correctedRows, correctedValues, goodRows, removedUnit, rowsBetweenFaults } from './workbook-rows.ts';

const { 'bulk-orders': bulk } = englishTexts;
const workbook = (name: string): string => join(import.meta.dirname, `${name}.xlsx`);
/** The server goes on with its work after a kill, which takes its time on a busy machine. */
const takeover = { timeout: 150_000 };

/** The columns of the grid, as a screen reader counts them. */
const columns = { 'Customer name': 5, 'Customer phone number': 6, 'Payment method': 15 } as const;

/** The orders of the workbook, which are newer than the demo's, by their unit numbers. */
async function ordersOf(merchant: Merchant, older: readonly Order[]): Promise<Map<string, Order[]>> {
  const known = new Set(older.map(({ order_id: id }) => id));
  const orders = (await merchant.ordersOf('d001')).filter(({ order_id: id }) => !known.has(id));
  return Map.groupBy(orders, ({ customer }) => splitAddress(customer.location.address).unit);
}

function theOnly(orders: readonly Order[] | undefined): Order {
  const [order, ...more] = orders ?? [];
  if (order === undefined || more.length > 0) throw new Error('there is not exactly one order');
  return order;
}

test('a workbook becomes orders, each once, although the server is killed twice, and comes again with changes', async ({
  ownProduct,
}) => {
  test.setTimeout(600_000);
  const { product, context } = await ownProduct(noRiders);
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const screen = new BulkJobScreen(page);
  const older = await (await Merchant.signIn(product.url)).ordersOf('d001');

  await screen.upload('d001', workbook('morning'));
  await expect(page.getByRole('heading', { name: 'morning.xlsx' })).toBeVisible();
  await product.stop('SIGKILL');
  await product.restart();
  await expect(screen.status('status.PREPROCESS_SUCCESS_WITH_ERROR')).toBeVisible(takeover);
  await expect(screen.filter('count.errors')).toContainText(String(badRows));

  await screen.filter('count.errors').click();
  for (let fault = 0; fault < correctedRows; fault += 1) {
    const number = rowsBetweenFaults * (fault + 1) + 1;
    const [correction] = Object.entries(correctedValues(fault)) as [keyof typeof columns, string][];
    if (correction === undefined) throw new Error('a corrected row has a value');
    const [heading, text] = correction;
    await screen.correct(number, columns[heading], heading === 'Payment method' ? 'PAID' : text);
    await expect(screen.row(number)).toContainText(bulk['row.state.READY']);
  }
  await expect(screen.filter('count.errors')).toContainText(String(badRows - correctedRows));

  await screen.place.click();
  const wanted = goodRows + correctedRows;
  await expect(screen.confirmation).toContainText(`You are about to place ${wanted} orders. Are you sure?`);
  await screen.confirm();
  await expect(screen.confirmation).toHaveCount(0);
  await product.stop('SIGKILL');
  await product.restart();
  await expect(screen.status('status.ORDER_PLACEMENT_SUCCESS_WITH_ERROR')).toBeVisible(takeover);
  const merchant = await Merchant.signIn(product.url);
  const morning = await ordersOf(merchant, older);
  expect(morning.size).toBe(wanted);
  expect([...morning.values()].filter((orders) => orders.length !== 1)).toEqual([]);
  await page.goto('/order-tracking/d001');
  await expect(new TrackingScreen(page).tab('new')).toContainText(String(wanted));

  await screen.upload('d001', workbook('afternoon'));
  await expect(screen.status('status.PREPROCESS_SUCCESS')).toBeVisible(takeover);
  await expect(screen.filter('count.edits')).toContainText('5');
  const cancelled = theOnly(morning.get(removedUnit));
  const offer = page.getByRole('checkbox', {
    name: bulk['cancellations.cancel'].replace('{{customer}}', cancelled.customer.name),
  });
  await page.getByText(bulk['cancellations.cancel'].replace('{{customer}}', cancelled.customer.name)).click();
  await expect(offer).toBeChecked();
  await screen.place.click();
  await expect(screen.confirmation).toContainText('You are about to place 2 orders. Are you sure?');
  await screen.confirm();
  await expect(page).toHaveURL(/\/order-tracking(\/d001)?$/);
  await expect(page.getByText(bulk['place-order-success'])).toBeVisible();

  const afternoon = await ordersOf(merchant, older);
  const orders = [...afternoon.values()].map(theOnly);
  expect(orders).toHaveLength(wanted + 2);
  const before = new Map([...morning.values()].map(theOnly).map((order) => [order.order_id, order]));
  const added = orders.filter(({ order_id: id }) => !before.has(id));
  const changed = orders.filter(
    ({ order_id: id, updated_at: at }) => before.has(id) && before.get(id)?.updated_at !== at,
  );
  expect(added).toHaveLength(2);
  expect(changed.filter(({ status }) => status === 'CANCELLED').map(({ order_id: id }) => id)).toEqual([
    cancelled.order_id,
  ]);
  const edited = changed.filter(({ status }) => status !== 'CANCELLED');
  expect(edited.map(({ customer }) => splitAddress(customer.location.address).unit.slice(-1))).toEqual([...'CCCCC']);
});
