import { expect } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { ParcelPage } from '../screens/parcel-page.ts';
import type { MerchantWalk } from './walk.ts';

/** The links of an order that waits, of one that was delivered, and of none; it ends at the receipt. */
export async function walkLinks({ page, say, look, merchant }: MerchantWalk): Promise<void> {
  const waiting = await merchant.request({ customer: newCustomer('Malee'), notes: '#absent' });
  const order = await merchant.request({ customer: newCustomer('Somchai'), vendorId: 'a-001' });
  const parcel = new ParcelPage(page, say);
  await parcel.open('tracking', 'a001-0000000000');
  await expect(parcel.answer).toHaveText(say('public-tracking', 'state.not-found.title'));
  await look('link that leads nowhere');
  await parcel.open('tracking', waiting.order_id);
  await expect(parcel.now).toBeVisible();
  await look('parcel that waits for a rider');
  await parcel.open('delivery-receipt', waiting.order_id);
  await expect(parcel.follow).toBeVisible();
  await look('receipt that is not there yet');
  await parcel.open('tracking-c2c', order.order_id);
  await expect(parcel.receiptLink).toBeVisible({ timeout: 60_000 });
  await look('parcel that was delivered, in messages');
  await parcel.open('tracking', order.order_id);
  await expect(parcel.receiptLink).toBeVisible();
  await look('parcel that was delivered');
  await parcel.receiptLink.click();
  await expect(parcel.print).toBeVisible();
}
