import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { english as say } from '../words.ts';

const many = 60;

/** The demo's past orders, over and over, each time with ids of their own. */
async function answerMany(page: Page): Promise<void> {
  await page.route(/\/orders\?/, async (route) => {
    const response = await route.fetch();
    const { result } = (await response.json()) as { result: { data: { order_id: string }[] } };
    const ids = Array.from({ length: many }, (_, index) => `demo-${String(index).padStart(10, '0')}`);
    const data = ids.map((order_id, index) => ({ ...result.data[index % result.data.length], order_id }));
    await route.fulfill({ response, json: { result: { ...result, data } } });
  });
}

test('of a long list only the rows near the view exist, and each is reached by the keys and by the wheel', async ({
  merchantPage: page,
}) => {
  await answerMany(page);
  await page.goto('/history/demo?period=30-days');
  const list = page.getByRole('listbox', { name: say('tracking', 'history.list') });
  const rows = list.getByRole('option');
  await expect(rows.first()).toBeVisible();
  const count = Number(await rows.first().getAttribute('aria-setsize'));
  expect(count).toBe(many);
  const last = list.locator(`[aria-posinset="${count}"]`);
  await expect(last).toHaveCount(0);

  await list.focus();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(list).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? 'none');
  expect(await rows.count()).toBeLessThan(count);
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
  // The active row stays, so that a screen reader can be told of it.
  await expect(list.locator('[data-active="true"]')).toHaveCount(1);
});
