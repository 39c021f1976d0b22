import { expect } from '@playwright/test';
import { newMerchant, RegisterScreen } from '../screens/register-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { waitForHydration } from '../served-page.ts';
import type { Walk } from './walk.ts';

/** The pages before the sign-in. */
export async function walkPublicPages({ page, say, check }: Walk): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('summary').first().click();
  await page.getByRole('button', { name: say('landing', 'entry.track.action'), exact: true }).click();
  await expect(page.getByLabel(say('landing', 'entry.track.label'))).toBeFocused();
  await check('start page');
  await page.goto('/termsandconditions');
  await check('terms');
  await page.goto('/prohibiteditems-c2c');
  await check('prohibited items');
  const signIn = new SignInScreen(page, say);
  await signIn.open();
  await check('sign-in');
  await signIn.submit.click();
  await expect(signIn.email).toBeFocused();
  await check('sign-in with faults');
  await page.goto('/register');
  const register = new RegisterScreen(page, say);
  await register.submit.click();
  await expect(register.name).toBeFocused();
  await check('sign-up with faults');
  await page.goto('/forgot-password');
  await page.getByLabel(say('accounts', 'email')).fill(newMerchant('audit').email);
  await page.getByRole('button', { name: say('accounts', 'forgot.submit') }).click();
  await expect(page.getByLabel(say('accounts', 'code'))).toBeFocused();
  await check('new password');
  await page.goto('/connect#confirm=nothing-of-ours');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await check('invalid link');
  await page.goto('/nowhere');
  await check('page that does not exist');
}
