import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { other, type SignIn } from '../merchant.ts';
import { Navigation } from '../screens/navigation.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

const start = /^[^/]+\/\/[^/]+\/$/;

/** Signs in on a new device. */
async function signIn(browser: Browser, baseURL: string, who: SignIn): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript("localStorage.setItem('riderbell.welcome-tour', '\"seen\"')");
  const page = await context.newPage();
  const screen = new SignInScreen(page);
  await screen.open();
  await screen.fill(who);
  await screen.submit.click();
  await expect(page).toHaveURL(/\/request-a-rider\/othr$/);
  return page;
}

async function openSignIns(page: Page) {
  await new Navigation(page).accountButton.click();
  await page.getByRole('button', { name: 'Sign-ins and password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign-ins and password' });
  await expect(dialog.getByText('This device')).toBeVisible();
  return dialog;
}

test('a merchant signs out one other device, then all others, and each shows the start page', async ({
  browser,
  ownProduct,
}) => {
  const { product } = await ownProduct();
  const [here, second, third] = [
    await signIn(browser, product.url, other),
    await signIn(browser, product.url, other),
    await signIn(browser, product.url, other),
  ];
  const dialog = await openSignIns(here);
  await expect(dialog.getByRole('listitem')).toHaveCount(3 + 6);
  // This device comes first, then the most recently used one.
  await dialog
    .getByRole('button', { name: /^Log out (?!everywhere)/ })
    .first()
    .click();
  await expect(dialog.getByText('1 device was logged out.')).toBeVisible();
  await expect(third).toHaveURL(start);
  await expect(second).toHaveURL(/\/request-a-rider\/othr$/);

  await dialog.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(second).toHaveURL(start);
  await expect(dialog.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  await expect(here).toHaveURL(/\/request-a-rider\/othr$/);
  for (const page of [here, second, third]) await page.context().close();
});

test('changing the password signs out the other devices, and only the new one logs in', async ({
  browser,
  ownProduct,
}) => {
  const { product } = await ownProduct();
  const here = await signIn(browser, product.url, other);
  const elsewhere = await signIn(browser, product.url, other);
  const dialog = await openSignIns(here);
  const present = dialog.getByLabel('Current password');
  await present.fill('Not-the-password-1!');
  await dialog.getByLabel('New password', { exact: true }).fill('Newer-rider-2!');
  await dialog.getByLabel('Repeat the new password').fill('Newer-rider-2!');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(present).toBeFocused();
  await expect(present).toHaveAccessibleDescription('The current password is not right');
  await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue('Newer-rider-2!');

  await present.fill(other.password);
  await here.keyboard.press('Enter');
  await expect(dialog.getByText('Your password is changed, and your other devices were logged out.')).toBeVisible();
  await expect(present).toHaveValue('');
  await expect(elsewhere).toHaveURL(start);
  await elsewhere.context().close();
  const again = await signIn(browser, product.url, { ...other, password: 'Newer-rider-2!' });
  for (const page of [here, again]) await page.context().close();
});
