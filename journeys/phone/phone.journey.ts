import type { Locator } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { expectInView } from '../walks/expect-in-view.ts';

const screen = { width: 390, height: 844 };
test.use({ viewport: screen, isMobile: true, hasTouch: true });

/** The bar is at the lower edge of the screen, even with little content above it. */
async function expectAtTheBottom(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const lowerEdge = async () => {
    const box = await button.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(lowerEdge).toBeGreaterThan(screen.height - 32);
}

test('with text at twice its size nothing of the request is cut off in any step', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const expectCompletelyVisible = async (button: Locator) => {
    await expect(button).toBeInViewport({ ratio: 1 });
    const beyond = `[...document.querySelectorAll('[data-foot-bar] *')]
      .filter((one) => one.checkVisibility() && !one.closest('.app-visually-hidden'))
      .filter((one) => {
        const { left, right, bottom } = one.getBoundingClientRect();
        return left < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((one) => one.outerHTML)`;
    await expect.poll(() => page.evaluate<string[]>(beyond)).toEqual([]);
  };
  const vendor = page.getByRole('banner').getByText('Baan Coffee').filter({ visible: true });
  expect((await vendor.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expectCompletelyVisible(request.next);
  await request.chooseAddress('Siam');
  await expectCompletelyVisible(request.next);
  await request.next.tap();
  await request.fillDetails({ customer: newCustomer('Chompoo'), amount: '320' });
  await expectCompletelyVisible(request.next);
  await request.next.tap();
  await expect(request.submit).toBeEnabled();
  await expectCompletelyVisible(request.submit);
});

test('with forced colours the steps still show the progress', async ({ merchantPage: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  const [current, next, last] = await page.evaluate<string[]>(
    `[...document.querySelectorAll('ol:has(> [aria-current=step]) > li')].map((one) => getComputedStyle(one, '::before').backgroundColor)`,
  );
  expect(current).not.toBe(next);
  expect(next).toBe(last);
});

test('on a phone a merchant completes three steps, requests a rider and follows it', async ({ merchantPage: page }) => {
  await page.evaluate('navigator.share = async ({ url }) => void (window.shared = url)');
  const customer = newCustomer('Chompoo');
  const request = new RequestScreen(page);
  const step = page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]');
  await expect(step).toHaveText('Address');
  await expectAtTheBottom(request.next);
  await request.next.tap();
  await expect(request.address).toHaveAccessibleDescription('Please type in the address');
  await request.chooseAddress('Siam');
  await expectAtTheBottom(request.next);
  await request.next.tap();

  await expect(step).toHaveText('Details');
  await expect(request.field('customer.name')).toBeFocused();
  await request.next.tap();
  await expect(request.field('customer.name')).toHaveAccessibleDescription("Please fill the customer's name");
  // The focus moves in the next frame and would interrupt typing in another field.
  await expect(request.field('customer.name')).toBeFocused();
  await request.fillDetails({ customer, amount: '320', notes: 'Fourth floor' });
  await expectAtTheBottom(request.next);
  await request.next.tap();

  await expect(step).toHaveText('Payment');
  await expectAtTheBottom(request.submit);
  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(request.field('customer.name')).toHaveValue(customer.name);
  await request.next.tap();
  await expect(step).toHaveText('Payment');
  await page.getByRole('radio', { name: 'Paid online' }).check();
  await request.submit.tap();
  const orderId = await request.sent();

  const detail = new OrderDetail(page, customer.name);
  await expect(detail.region.getByText(orderId)).toBeVisible();
  await expect(detail.headline('delivered')).toBeVisible({ timeout: 60_000 });
  await detail.region.getByRole('button', { name: 'Back to the list' }).tap();
  const tracking = new TrackingScreen(page);
  await tracking.tab('delivered').tap();
  await tracking.row(customer.name).tap();
  await expect(detail.headline('delivered')).toBeVisible();
  await detail.region.getByRole('button', { name: 'Share tracking link' }).tap();
  await expect.poll(() => page.evaluate('window.shared')).toBe(new URL(`/tracking/${orderId}`, page.url()).href);
});

test('on a phone Back and Forward move between the steps, and a reload stays at its step', async ({
  merchantPage: page,
}) => {
  const request = new RequestScreen(page);
  const step = page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]');
  await page.goto('/history/demo');
  await request.open('demo');
  await request.chooseAddress('Siam');
  await request.next.tap();
  await expect(step).toHaveText('Details');
  await request.fillDetails({ customer: newCustomer('Chompoo'), amount: '320' });
  await request.next.tap();
  await expect(step).toHaveText('Payment');

  await page.goBack();
  await expect(step).toHaveText('Details');
  await expect(request.field('items.amount')).toHaveValue('320');
  await page.goForward();
  await expect(step).toHaveText('Payment');
  await page.reload();
  await expect(step).toHaveText('Payment');
  await expect(request.submit).toBeEnabled();

  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(step).toHaveText('Details');
  await page.goBack();
  await expect(step).toHaveText('Address');
  await expect(request.deliverable).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/history\/demo$/);
});

test('on any screen size the address is the first field and in view', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  await expect(request.map.getByRole('button').first()).toBeAttached();
  // The last is a window of 1280 by 800 pixels at 200% zoom.
  const sizes = [
    [360, 740],
    [360, 640],
    [640, 400],
  ] as const;
  await expectInView(page, 'empty', { address: request.address }, sizes, { topOnly: true });
  const [field, map] = [await request.address.boundingBox(), await request.map.boundingBox()];
  expect(field?.y).toBeLessThan(map?.y ?? 0);
});

test('on a phone a very long word stays within its field', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  await request.chooseAddress('Siam');
  await request.next.tap();
  // The new step focuses its first empty field, which would interrupt typing in another one.
  await expect(request.field('customer.name')).toBeFocused();
  await request.field('items.description').fill('x'.repeat(200));
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(screen.width);
});

test('on a phone the drawer leads to every screen, another branch and the log-out', async ({ merchantPage: page }) => {
  const navigation = new Navigation(page);
  await navigation.drawerButton.tap();
  await expect(navigation.drawer).toBeVisible();
  await expect(navigation.drawer).toHaveCSS('width', '384px');
  await page.keyboard.press('Escape');
  await expect(navigation.drawer).toBeHidden();
  await expect(navigation.drawerButton).toBeFocused();

  await navigation.drawerButton.tap();
  await navigation.link('tracking').tap();
  await expect(navigation.drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order tracking');

  await navigation.drawerButton.tap();
  await navigation.chooseBranch('Baan Coffee Ari');
  await expect(navigation.drawer).toBeHidden();
  await expect(page).toHaveURL(/\/order-tracking\/d002$/);
  await expect(page.getByRole('banner')).toContainText('Baan Coffee Ari');

  await navigation.drawerButton.tap();
  await navigation.link('history').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All orders');
  await navigation.drawerButton.tap();
  await navigation.logOut.tap();
  await expect(page.getByText('You are now disconnected.')).toBeVisible();
});
