import { expectAccessible } from '../accessibility/audit.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { mailedLink } from '../mailbox.ts';
import { newMerchant, RegisterScreen } from '../screens/register-screen.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { wordsOf } from '../words.ts';

/** Whether the flag is off in the answer of the flag API (OFREP). */
function isOff(answer: { flags: readonly { key: string; value: unknown }[] }, flag: string): boolean {
  return answer.flags.some(({ key, value }) => key === flag && value === false);
}

/** Shortens the flags' five minutes to two seconds, and the maintenance page's half minute to one second. */
const shortenIntervals = `
  const { setTimeout, setInterval } = window;
  window.setTimeout = (task, delay, ...rest) => setTimeout(task, delay === 300000 ? 2000 : delay, ...rest);
  window.setInterval = (task, delay, ...rest) => setInterval(task, delay === 30000 ? 1000 : delay, ...rest);`;

test('a maintenance closes the portal without a reload; afterwards the merchant is back at the same screen and input', async ({
  ownProduct,
}) => {
  const { product, context } = await ownProduct();
  await context.addInitScript(shortenIntervals);
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const request = new RequestScreen(page);
  const customer = newCustomer('Malee');
  await request.fill({ address: 'Siam', customer, amount: '240' });
  const loaded = await page.evaluate<number>('performance.timeOrigin');

  await product.setFlag('planned_maintenance', true);
  await expect(page).toHaveURL(/\/maintenance$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Swift will be back shortly');
  await expect(heading).toBeFocused();
  await expectAccessible(page, 'planned maintenance');

  await product.setFlag('unplanned_maintenance', true);
  await expect(heading).toHaveText('We are fixing a technical problem');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Check now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Not yet.' })).toBeVisible();

  await product.setFlag('planned_maintenance', false);
  await product.setFlag('unplanned_maintenance', false);
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
  await expect(request.field('customer.name')).toHaveValue(customer.name);
  await expect(request.field('items.amount')).toHaveValue('240');
  expect(await page.evaluate<number>('performance.timeOrigin')).toBe(loaded);
});

test('a mailed link that is opened during a maintenance confirms the account afterwards, even after a reload', async ({
  ownProduct,
}) => {
  const { product, context } = await ownProduct();
  await context.addInitScript(shortenIntervals);
  const page = await context.newPage();
  const merchant = newMerchant('patient');
  const register = new RegisterScreen(page);
  await page.goto('/register');
  await register.fill(merchant);
  await register.submit.click();
  await expect(register.sent).toBeVisible();
  const link = await mailedLink(page, merchant.email);

  await product.setFlag('planned_maintenance', true);
  const heading = page.getByRole('heading', { level: 1 });
  // The server reads the flag file with a delay.
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto('/connect?lang=en');
    await expect(page).toHaveURL(/\/maintenance$/, { timeout: 5_000 });
  }).toPass();
  await page.goto(link);
  await expect(page).toHaveURL(/\/maintenance$/);
  await page.reload();
  await expect(heading).toHaveText('Swift will be back shortly');
  await product.setFlag('planned_maintenance', false);
  await expect(page.getByText('Your email is confirmed, and you are logged in.')).toBeVisible();
  await expect(page).toHaveURL(/\/request-a-rider\/v\w+$/);
});

test('a banner on every page reports delays at the contact centre until it is closed or they are over', async ({
  ownProduct,
}) => {
  const { product, context } = await ownProduct();
  await context.addInitScript(shortenIntervals);
  const page = await context.newPage();
  const banner = page.getByRole('complementary', { name: 'Notice' });
  await page.goto('/');
  await expect(banner).toHaveCount(0);
  await product.setFlag('contact-centre-delays', true);
  await expect(banner).toContainText('our contact centre takes longer than usual to answer');
  for (const path of ['/connect', '/termsandconditions', '/nowhere']) {
    await page.goto(path);
    await expect(banner).toBeVisible();
  }
  const signIn = new SignInScreen(page);
  await signIn.open();
  // The banner moves the button below it, which could make a click miss the button.
  await expect(banner).toBeVisible();
  await signIn.pressDemo();
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
  await expect(banner).toBeVisible();
  await expectAccessible(page, 'request with the notice of the contact centre');
  await banner.getByRole('button', { name: 'Close this notice' }).press('Enter');
  await expect(banner).toHaveCount(0);
  await page.goto('/history/demo');
  await expect(page.getByRole('heading', { name: 'All orders' })).toBeVisible();
  await expect(banner).toHaveCount(0);

  // New delays bring a new banner.
  const flagOff = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/evaluate/flags') &&
      response.status() === 200 &&
      isOff(await response.json(), 'contact-centre-delays'),
  );
  await product.setFlag('contact-centre-delays', false);
  await flagOff;
  await product.setFlag('contact-centre-delays', true);
  await expect(banner).toBeVisible();
});

test('the maintenance page is translated and fits a phone', async ({ ownProduct }) => {
  const { context } = await ownProduct({}, { unplanned_maintenance: true });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['ar', 'th_TH'] as const) {
    await page.goto(`/?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wordsOf(language)('maintenance', 'unplanned.title'),
    );
    await expectAccessible(page, `unplanned maintenance in ${language}`);
  }
});
