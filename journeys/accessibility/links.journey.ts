import type { Page } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import type { Merchant } from '../merchant.ts';
import { ParcelPage } from '../screens/parcel-page.ts';
import { english, type Words, wordsOf } from '../words.ts';
import { expectAccessible } from './audit.ts';

/** The links of an order that waits, of one that was delivered, and of none. */
async function auditLinks(page: Page, say: Words, merchant: Merchant): Promise<void> {
  const waiting = await merchant.request({ customer: newCustomer('Malee'), vendorId: 'a-001', notes: '#absent' });
  const order = await merchant.request({ customer: newCustomer('Somchai'), vendorId: 'a-001' });
  const parcel = new ParcelPage(page, say);
  await parcel.open('tracking', 'a001-0000000000');
  await expect(parcel.answer).toHaveText(say('public-tracking', 'state.not-found.title'));
  await expectAccessible(page, 'link that leads nowhere');
  await parcel.open('tracking', waiting.order_id);
  await expect(parcel.now).toBeVisible();
  await expectAccessible(page, 'parcel that waits for a rider');
  await parcel.open('tracking-c2c', order.order_id);
  await expect(parcel.receiptLink).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'parcel that was delivered, in messages');
  await parcel.receiptLink.click();
  await expect(parcel.print).toBeVisible();
}

test('a recipient can use the links of an order on a desktop, and so can its merchant, who sees the fee', async ({
  merchantPage: page,
  merchant,
}) => {
  await auditLinks(page, english, merchant);
  const fee = page.getByRole('region', { name: english('delivery-receipt', 'fee.title') });
  await expect(fee).toContainText(english('delivery-receipt', 'fee.base'));
  await expectAccessible(page, 'receipt with the fee');
});

test.describe('on a phone in Arabic, right to left', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'ar', contextOptions: { reducedMotion: 'reduce' } });

  test('a recipient can use the links of an order', async ({ page, merchant }) => {
    await auditLinks(page, wordsOf('ar'), merchant);
    await expectAccessible(page, 'receipt');
  });
});
