import type { Page } from '@playwright/test';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { english as say } from '../words.ts';

const many = 60;

/** Answers with the demo's past orders repeated, each with a new id. */
async function answerMany(page: Page): Promise<void> {
  await page.route(/\/orders\?/, async (route) => {
    const response = await route.fetch();
    const { result } = (await response.json()) as { result: { data: { order_id: string }[] } };
    const ids = Array.from({ length: many }, (_, index) => `demo-${String(index).padStart(10, '0')}`);
    const data = ids.map((order_id, index) => ({ ...result.data[index % result.data.length], order_id }));
    await route.fulfill({ response, json: { result: { ...result, data } } });
  });
}

test('a long list renders only the rows near the view, and every row is reachable with keys and wheel', async ({
  merchantPage: page,
}) => {
  // Too narrow for the table.
  await page.setViewportSize({ width: 1100, height: 720 });
  await answerMany(page);
  await page.goto('/history/demo?period=30-days');
  const list = page.getByRole('listbox', { name: say('tracking', 'history.list') });
  const rows = list.getByRole('option');
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(many));
  const last = list.locator(`[aria-posinset="${many}"]`);
  await expect(last).toHaveCount(0);

  await list.focus();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(list).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? 'none');
  expect(await rows.count()).toBeLessThan(many);
  const first = list.locator('[aria-posinset="1"]');
  await expect(first).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(first).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('PageDown');
  await expect(list.locator('[data-active="true"]')).toBeInViewport({ ratio: 0.9 });

  await list.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  // The active row remains rendered, for screen readers.
  await expect(list.locator('[data-active="true"]')).toHaveCount(1);
  // A change of another order reloads the list, and a route that is answering when the page closes would fail the journey.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Answers with the same order repeated, in pages of 200 like the server's, each with another id and customer. */
async function followMany(page: Page, order: Order, count: number): Promise<(index: number) => string> {
  const nameOf = (index: number) => `Parcel ${'abcdefghij'.charAt(index % 10)} for house ${index}.`;
  const made = Date.parse(order.created_at);
  await page.route(/\/orders\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const start = Number(query.get('pagination_key') ?? 0);
    const size = query.has('from') ? Math.min(200, count - start) : 0;
    const data = Array.from({ length: size }, (_, at) => ({
      ...order,
      order_id: `demo-${String(start + at).padStart(10, '0')}`,
      created_at: new Date(made - (start + at) * 10).toISOString(),
      customer: { ...order.customer, name: nameOf(start + at) },
    }));
    const next = start + size < count && size > 0 ? String(start + size) : null;
    await route.fulfill({ json: { result: { data, pagination_key: next } } });
  });
  return nameOf;
}

test('each of 2,000 active orders is reachable with keys and by search, and shown in full', async ({
  merchantPage: page,
  merchant,
}) => {
  const count = 2_000;
  const order = await merchant.request({ customer: newCustomer('Anong'), notes: '#absent' });
  const nameOf = await followMany(page, order, count);
  const tracking = new TrackingScreen(page);
  await tracking.open();
  await expect(tracking.tab('new')).toContainText('2,000');
  const list = page.getByRole('listbox', { name: say('tracking', 'list.label', { tab: say('tracking', 'tab.new') }) });
  const last = list.locator(`[aria-posinset="${count}"]`);
  await list.focus();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  // The group's heading stays at the upper edge of the list.
  const head = await list.getByRole('group').locator('> [role=presentation]').first().boundingBox();
  const panel = await page.getByRole('tabpanel').boundingBox();
  expect(Math.abs((head?.y ?? 0) - (panel?.y ?? -1000))).toBeLessThan(2);
  await page.keyboard.press('Enter');
  // The list begins with the oldest order, so the last one is the newest.
  const newest = new OrderDetail(page, nameOf(0));
  await expect(newest.region).toBeVisible();
  // Only a few of the rows are rendered.
  expect(await list.getByRole('option').count()).toBeLessThan(60);

  await tracking.search.fill('house 1234.');
  await expect(tracking.row(nameOf(1234))).toBeVisible();
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(new OrderDetail(page, nameOf(1234)).region).toBeVisible();
  await tracking.search.fill('');
  await expect(list.locator(`[aria-setsize="${count}"]`).first()).toBeVisible();
});
