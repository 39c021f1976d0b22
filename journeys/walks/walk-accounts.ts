import { expect } from '@playwright/test';
import { demo } from '../merchant.ts';
import { Navigation } from '../screens/navigation.ts';
import { newMerchant, RegisterScreen } from '../screens/register-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import type { Walk } from './walk.ts';

/** Registration, a wrong password, and the list of sign-ins. */
export async function walkAccounts({ page, say, wide, check }: Walk): Promise<void> {
  const merchant = newMerchant('walk');
  const register = new RegisterScreen(page, say);
  await page.goto('/register');
  await register.fill(merchant);
  await check('sign-up, filled');
  await register.submit.click();
  await expect(register.sent).toBeFocused();
  await check('check your email');
  const signIn = new SignInScreen(page, say);
  await signIn.open();
  await signIn.fill({ ...merchant, password: 'Wrong-rider-1!' });
  await signIn.submit.click();
  await expect(signIn.problem).toBeVisible();
  await check('sign-in that was refused');

  await signIn.enterDemo();
  const navigation = new Navigation(page, say);
  await (wide ? navigation.accountButton : navigation.drawerButton).click();
  await page.getByRole('button', { name: say('navigation', 'sign-ins') }).click();
  const dialog = page.getByRole('dialog', { name: say('navigation', 'sign-ins') });
  await expect(dialog.getByText(say('accounts', 'devices.current'))).toBeVisible();
  await check('sign-ins and password');
  await dialog.getByRole('button', { name: say('accounts', 'devices.password') }).click();
  await dialog.getByLabel(say('accounts', 'devices.password.present'), { exact: true }).fill(demo.password);
  await dialog.getByLabel(say('accounts', 'password.new'), { exact: true }).fill('abc');
  await check('change of the password with broken rules');
}
