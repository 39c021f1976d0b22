import { expect } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { ParcelPage } from '../screens/parcel-page.ts';
import type { MerchantWalk } from './walk.ts';

/** The links of a waiting order, a delivered one and an unknown one; ends at the receipt. */
export async function walkLinks({ page, say, check, merchant }: MerchantWalk): Promise<void> {
  const waiting = await merchant.request({ customer: newCustomer('Malee'), notes: '#absent' });
  const order = await merchant.request({ customer: newCustomer('Somchai'), vendorId: 'a-001' });
  const parcel = new ParcelPage(page, say);
  await parcel.open('tracking', 'a001-0000000000');
  await expect(parcel.answer).toHaveText(say('public-tracking', 'state.not-found.title'));
  await check('link of an unknown order');
  await parcel.open('tracking', waiting.order_id);
  await expect(parcel.currentStep).toBeVisible();
  await check('parcel that waits for a rider');
  await parcel.open('delivery-receipt', waiting.order_id);
  await expect(parcel.follow).toBeVisible();
  await check('receipt that is not available yet');
  await parcel.open('tracking-c2c', order.order_id);
  await expect(parcel.receiptLink).toBeVisible({ timeout: 60_000 });
  await check('parcel that was delivered, in messages');
  await parcel.open('tracking', order.order_id);
  await expect(parcel.receiptLink).toBeVisible();
  await check('parcel that was delivered');
  await parcel.receiptLink.click();
  await expect(parcel.print).toBeVisible();
}
