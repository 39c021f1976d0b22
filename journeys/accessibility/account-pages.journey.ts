import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { mailedLink } from '../mailbox.ts';
import { demo } from '../merchant.ts';
import { Navigation } from '../screens/navigation.ts';
import { newMerchant, RegisterScreen } from '../screens/register-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { wordsOf } from '../words.ts';
import { expectAccessible } from './audit.ts';

const say = wordsOf('ar');
const viewport = { width: 390, height: 844 };

/** The control is at least 44 px high, for a finger, and completely on the screen. */
async function expectTouchable(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(viewport.width);
}

/** Opens the list of sign-ins, with the change of the password, from the drawer. */
async function openSignIns(page: Page): Promise<Locator> {
  await new Navigation(page, say).drawerButton.click();
  await page.getByRole('button', { name: say('navigation', 'sign-ins') }).click();
  const dialog = page.getByRole('dialog', { name: say('navigation', 'sign-ins') });
  await expect(dialog.getByText(say('accounts', 'devices.current'))).toBeVisible();
  return dialog;
}

test.describe('on a phone in Arabic, right to left', () => {
  test.use({ viewport, locale: 'ar', contextOptions: { reducedMotion: 'reduce' } });

  test('registering and signing in is accessible', async ({ page }) => {
    const merchant = newMerchant('phone');
    const register = new RegisterScreen(page, say);
    await page.goto('/register');
    await expectTouchable(register.submit);
    await register.fill(merchant);
    await expectAccessible(page, 'sign-up, filled');
    await register.submit.click();
    await expect(register.sent).toBeFocused();
    await expectAccessible(page, 'check your email');

    const signIn = new SignInScreen(page, say);
    await signIn.open();
    await expectTouchable(signIn.submit);
    await signIn.fill({ ...merchant, password: 'Wrong-rider-1!' });
    await signIn.submit.click();
    await expect(signIn.problem).toBeVisible();
    await expectAccessible(page, 'sign-in that was refused');
    // A browser that did not send the registration has no key: the link confirms the account and opens no session.
    await page.evaluate("localStorage.removeItem('riderbell.registration')");
    const link = await mailedLink(page, merchant.email);
    // The link needs a new document: the open sign-in page has already read the hash, and a new hash alone does not load it again.
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText(say('accounts', 'confirm.done'))).toBeVisible();
    await expectAccessible(page, 'sign-in after the mailed link');
  });

  test('setting a new password is accessible', async ({ page }) => {
    await page.goto('/forgot-password');
    const send = page.getByRole('button', { name: say('accounts', 'forgot.submit') });
    await send.click();
    await expect(page.getByLabel(say('accounts', 'email'))).toBeFocused();
    await expectAccessible(page, 'forgot password with a fault');
    await page.getByLabel(say('accounts', 'email')).fill(newMerchant('unknown').email);
    await send.click();
    await expect(page.getByLabel(say('accounts', 'code'))).toBeFocused();
    await page.getByRole('button', { name: say('accounts', 'reset.submit') }).click();
    await expect(page.getByLabel(say('accounts', 'code'))).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'new password with faults');
  });

  test('managing the sign-ins is accessible', async ({ page }) => {
    await new SignInScreen(page, say).enterDemo();
    const dialog = await openSignIns(page);
    await expectAccessible(page, 'sign-ins and password');
    await expectTouchable(dialog.getByRole('button', { name: say('common', 'close') }));

    const change = dialog.getByRole('button', { name: say('accounts', 'devices.password') });
    await expectTouchable(change);
    await change.click();
    const present = dialog.getByLabel(say('accounts', 'devices.password.present'), { exact: true });
    await expect(present).toBeFocused();
    await expectAccessible(page, 'change of the password with faults');
    await present.fill(demo.password);
    await dialog.getByLabel(say('accounts', 'password.new'), { exact: true }).fill('abc');
    await expectAccessible(page, 'change of the password with broken rules');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
