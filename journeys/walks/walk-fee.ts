import { pathOf } from '@riderbell/contract/call.ts';
import { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import { validateVoucher } from '@riderbell/contract/calls/vouchers/validate-voucher.ts';
import { expect, type Page, type Route } from '@playwright/test';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { VoucherField } from '../screens/voucher-field.ts';
import type { Words } from '../words.ts';
import { expectInView, type Size } from './expect-in-view.ts';

const wide: readonly Size[] = [
  [1280, 640],
  [1280, 720],
  [1366, 768],
  [1280, 800],
  [1920, 1080],
  [1024, 768],
];
const narrow: readonly Size[] = [
  [768, 1024],
  [390, 844],
  [360, 640],
];

/** Adds a surcharge to the answer, which the country does not have, so that the fee has all its lines. */
async function addSurcharge(route: Route): Promise<void> {
  const answer = await route.fetch();
  const { result } = await answer.json();
  const parts = result?.parts && { ...result.parts, surcharge: 40 };
  await route.fulfill({ response: answer, json: { result: { ...result, parts } } });
}

export async function openRequestWithSurcharge(page: Page, say: Words): Promise<void> {
  for (const call of [quoteDeliveryFee, validateVoucher]) await page.route(`**${pathOf(call)}`, addSurcharge);
  await page.setViewportSize({ width: 1280, height: 800 });
  await new SignInScreen(page, say).enterDemo();
}

/** The submit button and the fee, with all fields filled in and with a refused address, at each screen size. */
export async function walkFee(page: Page, say: Words, language: string): Promise<void> {
  const request = new RequestScreen(page, say);
  const voucher = new VoucherField(page, say);
  await request.chooseAddress('Siam');
  await request.fillDetails({ customer: { name: 'Malee Suksan', phone: '0812345678' }, amount: '480' });
  await voucher.open();
  await voucher.apply('WELCOME10');
  await expect(voucher.applied('WELCOME10')).toBeVisible();
  await expect(request.submit).toBeEnabled();
  await expectInView(page, `${language}, filled in`, { button: request.submit, fee: voucher.total }, wide);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectInView(page, `${language}, address`, { button: request.next, fee: request.barFee }, narrow);
  await request.next.click();
  await expect(request.field('items.amount')).toBeVisible();
  await expectInView(page, `${language}, details`, { button: request.next, fee: request.barFee }, narrow);
  await request.next.click();
  await expect(request.submit).toBeEnabled();
  await expectInView(page, `${language}, payment`, { button: request.submit, fee: request.barFee }, narrow);

  await page.setViewportSize({ width: 1280, height: 800 });
  await request.address.fill('13.95,100.75');
  await page.getByRole('option').first().click();
  await expect(request.address).toHaveAttribute('aria-invalid', 'true');
  await expectInView(page, `${language}, refused address`, { button: request.submit }, wide);
}
