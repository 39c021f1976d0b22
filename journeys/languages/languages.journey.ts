import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { wordsOf } from '../words.ts';

const thai = wordsOf('th_TH');

test.describe('in a Thai browser', () => {
  test.use({ locale: 'th-TH' });

  test('a Thai merchant requests a rider and follows it', async ({ page }) => {
    const signIn = new SignInScreen(page, thai);
    await signIn.open();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
    await signIn.pressDemo();

    const customer = newCustomer('มาลี');
    const request = new RequestScreen(page, thai);
    await request.fill({ address: 'สยาม', customer, amount: '240' });
    const orderId = await request.send();
    const detail = new OrderDetail(page, customer.name, thai);
    await expect(detail.region.getByText(orderId)).toBeVisible();
    await expect(detail.headline('delivered')).toBeVisible({ timeout: 60_000 });
    const tracking = new TrackingScreen(page, thai);
    await tracking.tab('delivered').click();
    await expect(tracking.row(customer.name)).toContainText(thai('tracking', 'display.delivered'));
  });
});

test('choosing another language keeps the input, and the language and input survive a reload', async ({
  merchantPage: page,
}) => {
  const customer = newCustomer('Nittaya');
  const inEnglish = new RequestScreen(page);
  await inEnglish.chooseAddress('Siam');
  await inEnglish.field('customer.name').fill(customer.name);

  const navigation = new Navigation(page);
  await navigation.accountButton.click();
  await navigation.language.selectOption('th_TH');
  const inThai = new RequestScreen(page, thai);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thai('orders', 'title'));
  await expect(inThai.field('customer.name')).toHaveValue(customer.name);
  await expect(inThai.address).not.toHaveValue('');
  await page.evaluate('document.fonts.ready');
  await page.keyboard.press('Escape');
  await inThai.field('customer.phone').fill('12');
  await inThai.submit.click();
  await expect(inThai.field('customer.phone')).toHaveAccessibleDescription(
    thai('errors', 'validation.phone-incorrect'),
  );

  await page.reload();
  await expect(inThai.field('customer.name')).toHaveValue(customer.name);
});
