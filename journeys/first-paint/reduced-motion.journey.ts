import type { Page } from '@playwright/test';
import { newCustomer, places } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import type { Merchant } from '../merchant.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

/** The number of animations that last long enough to be seen; a string, since it runs in the page. */
const moving = `document.getAnimations().filter((one) => {
  const { duration, iterations } = one.effect.getComputedTiming();
  return one.playState === 'running' && (duration > 50 || iterations === Infinity);
}).length`;

/** Opens the map of a delivery in progress. */
async function followOrder(page: Page, merchant: Merchant): Promise<void> {
  const customer = newCustomer('Mali');
  await new SignInScreen(page).enterDemo();
  // A long delivery: all the way to the customer and back.
  const order = { customer, place: places.far, notes: '#fails-at-door' };
  const { order_id: orderId } = await merchant.request(order);
  await page.goto(`/order-tracking/demo?order_id=${orderId}`);
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.map).toBeVisible();
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('neither the start page nor tracking has animations', async ({ page, merchant }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(moving)).toBe(0);
    await followOrder(page, merchant);
    expect(await page.evaluate(moving)).toBe(0);
  });
});

test('the start page is animated by default', async ({ page }) => {
  await page.goto('/');
  await expect.poll(async () => page.evaluate(moving)).toBeGreaterThan(0);
});
