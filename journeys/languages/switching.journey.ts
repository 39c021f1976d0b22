import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { VoucherField } from '../screens/voucher-field.ts';
import { english, wordsOf } from '../words.ts';

const thai = wordsOf('th_TH');

test('errors are shown in the new language, and no input is lost', async ({ merchantPage: page }) => {
  const inEnglish = new RequestScreen(page);
  await inEnglish.chooseAddress('Siam');
  await inEnglish.field('customer.phone').fill('12');
  const voucher = new VoucherField(page);
  await voucher.open();
  await voucher.apply('NO-SUCH');
  await expect(voucher.code).toHaveAccessibleDescription(english('vouchers', 'voucher.error.validation.message'));
  await inEnglish.submit.click();
  await expect(inEnglish.field('customer.phone')).toHaveAccessibleDescription(
    english('errors', 'validation.phone-incorrect'),
  );
  const navigation = new Navigation(page);
  await navigation.accountButton.click();
  await navigation.language.selectOption('th_TH');
  const inThai = new RequestScreen(page, thai);
  await expect(inThai.field('customer.phone')).toHaveAccessibleDescription(
    thai('errors', 'validation.phone-incorrect'),
  );
  await expect(inThai.field('customer.phone')).toHaveValue('12');
  await expect(new VoucherField(page, thai).code).toHaveAccessibleDescription(
    thai('vouchers', 'voucher.error.validation.message'),
  );
  await expect(inThai.address).not.toHaveValue('');
});

test('an order that is being sent while the language changes is sent once and confirmed in the new language', async ({
  merchantPage: page,
}) => {
  const request = new RequestScreen(page);
  await request.fill({ address: 'Siam', customer: newCustomer('Nittaya'), amount: '240' });
  let sent = 0;
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/orders/api/v1/order', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    await held;
    return route.continue();
  });
  await request.submit.click();
  await expect.poll(() => sent).toBe(1);
  const navigation = new Navigation(page);
  await navigation.accountButton.click();
  await navigation.language.selectOption('th_TH');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  release?.();
  await expect(page.getByRole('status').filter({ hasText: thai('orders', 'created') })).toBeVisible();
  expect(sent).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the open menu changes to the language that is chosen in it with the keyboard', async ({
    merchantPage: page,
  }) => {
    const inEnglish = new Navigation(page);
    await inEnglish.drawerButton.click();
    await inEnglish.drawer.getByRole('combobox', { name: english('common', 'language') }).focus();
    await page.keyboard.press('ArrowDown');
    const inThai = new Navigation(page, thai);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
    await expect(inThai.drawer).toBeVisible();
    await expect(inThai.language).toBeFocused();
    await expect(inThai.language.getByRole('option')).toHaveText(['English', 'ไทย', 'العربية']);
  });
});

test('an unknown language in the address, the cookie or the storage changes nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await context.addCookies([{ name: 'language', value: 'zz_ZZ', url: baseURL ?? '' }]);
  await page.addInitScript(() => localStorage.setItem('language', '"><script>window.hurt = true</script>'));
  for (const query of [
    'lang=xx',
    `lang=${encodeURIComponent('"><script>window.hurt = true</script>')}`,
    'lang=ar&lang=th',
  ]) {
    await page.goto(`/?${query}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('zz_ZZ');
  }
  expect(await page.evaluate('window.hurt')).toBeUndefined();
  expect(errors).toEqual([]);
});
