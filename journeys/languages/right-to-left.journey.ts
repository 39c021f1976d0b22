import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { wordsOf } from '../words.ts';

test('an Arabic merchant requests a rider and follows it on right-to-left screens', async ({ page }) => {
  const say = wordsOf('ar');
  const signIn = new SignInScreen(page);
  await signIn.open();
  await new Navigation(page).language.selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await new SignInScreen(page, say).pressDemo();

  const customer = newCustomer('Malika');
  const request = new RequestScreen(page, say);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('orders', 'title'));
  await request.fill({ address: 'Siam', customer, amount: '240' });
  const [form, map] = [await request.address.boundingBox(), await request.map.boundingBox()];
  expect(map?.x ?? 0).toBeLessThan(form?.x ?? 0);
  await expect(request.field('customer.phone')).toHaveCSS('direction', 'ltr');
  // The digits run from left to right and begin beside the currency, not on it.
  const amount = request.field('items.amount');
  const currency = await page.getByText('THB', { exact: true }).boundingBox();
  const room = 64;
  await expect(amount).toHaveCSS('padding-left', `${room}px`);
  expect(currency?.width ?? Infinity).toBeLessThanOrEqual(room);
  const orderId = await request.send();

  const detail = new OrderDetail(page, customer.name, say);
  for (const text of [orderId, customer.phone]) {
    await expect(detail.region.getByText(text, { exact: true }).first()).toHaveCSS('direction', 'ltr');
  }
  const list = await new TrackingScreen(page, say).search.boundingBox();
  expect((await detail.region.boundingBox())?.x ?? 0).toBeLessThan(list?.x ?? 0);
  await expect(detail.headline('delivered')).toBeVisible({ timeout: 60_000 });
  await expect(detail.entry('DELIVERED')).toBeVisible();
});
