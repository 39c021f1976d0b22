import type { Page } from '@playwright/test';
import { trackingNoteMaximum } from '@riderbell/domain/tracking/tracking-page.ts';
import { languages as allLanguages } from '@riderbell/domain/countries/languages.ts';
import { expectAccessible } from '../accessibility/audit.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { Navigation } from '../screens/navigation.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { english as say, wordsOf } from '../words.ts';

async function openSettings(page: Page) {
  await new Navigation(page).accountButton.click();
  await page.getByRole('button', { name: say('navigation', 'link-settings') }).click();
  const dialog = page.getByRole('dialog', { name: say('navigation', 'link-settings') });
  await expect(dialog.getByLabel(say('link-settings', 'note'))).toBeVisible();
  return dialog;
}

test('a merchant chooses what recipients see, and the link shows it in the recipient’s language', async ({
  ownProduct,
  browser,
}) => {
  const { product, context } = await ownProduct({ LANGUAGES: 'en,th_TH' }, { 'tracking-page-settings': true });
  const merchant = await Merchant.signIn(product.url);
  const { order_id: orderId } = await merchant.request({ customer: newCustomer('Malee'), notes: '#absent' });
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();

  const dialog = await openSettings(page);
  const note = dialog.getByLabel(say('link-settings', 'note'));
  const save = dialog.getByRole('button', { name: say('link-settings', 'save') });
  await expectAccessible(page, 'what recipients see');
  await note.fill('x'.repeat(trackingNoteMaximum + 1));
  await expect(note).toHaveAccessibleDescription(new RegExp(say('link-settings', 'note.too-long')));
  await expect(save).toBeDisabled();
  await note.fill('Ring twice, please.');
  await dialog.getByLabel(say('link-settings', 'map')).focus();
  await page.keyboard.press('Space');
  await save.click();
  await expect(page.getByText(say('link-settings', 'saved'))).toBeVisible();
  await expect(dialog).toBeHidden();

  const recipient = await browser.newContext({ baseURL: product.url, locale: 'ar-EG' });
  const link = await recipient.newPage();
  const answer = await link.goto(`/tracking/${orderId}`);
  expect(await answer?.text()).not.toContain(orderId);
  await expect(link.getByText('Ring twice, please.')).toBeVisible();
  await expect(link.getByText(orderId)).toBeVisible();
  await expect(link.locator('html')).toHaveAttribute('lang', 'ar');
  const languages = link.getByRole('combobox', { name: wordsOf('ar')('common', 'language') });
  await expect(languages.getByRole('option')).toHaveCount(allLanguages.length);
  await recipient.close();

  await page.reload();
  const again = await openSettings(page);
  await expect(again.getByLabel(say('link-settings', 'map'))).not.toBeChecked();
  await expect(again.getByLabel(say('link-settings', 'phone'))).toBeChecked();
  await expect(again.getByLabel(say('link-settings', 'note'))).toHaveValue('Ring twice, please.');
});
