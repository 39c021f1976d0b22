import { expect, type Locator } from '@playwright/test';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import type { Walk } from './walk.ts';

/** The welcome tour on a new device. */
export async function walkFirstVisit({ page, say, check }: Walk): Promise<void> {
  const card = (step: 'welcome' | 'details' | 'request'): Locator =>
    page.getByRole('dialog', { name: say('welcome', `${step}.title`, { brand: 'Swift' }) });
  await new SignInScreen(page, say).enterDemo();
  await expect(card('welcome')).toBeFocused();
  await check('tour, welcome');
  await card('welcome').getByRole('button').last().click();
  await expect(card('details')).toBeFocused();
  await check('tour, details');
  await card('details')
    .getByRole('button', { name: say('welcome', 'next'), exact: true })
    .click();
  await expect(card('request')).toBeFocused();
  await check('tour, request');
}
