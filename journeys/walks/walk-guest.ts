import { expect } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SenderScreen } from '../screens/sender-screen.ts';
import { toGuests } from '../words.ts';
import type { Walk } from './walk.ts';

/** What a person without an account meets, from the sender to the order. The server has to let guests in. */
export async function walkGuest({ page, say: words, wide, look }: Walk): Promise<void> {
  const say = toGuests(words);
  await page.goto('/request-a-rider/guest');
  const sender = new SenderScreen(page, words);
  await sender.goOn.click();
  await expect(sender.name).toBeFocused();
  await look('sender with faults');
  const customer = newCustomer('Malee');
  await sender.give(newCustomer('Niran'), `${customer.phone.slice(1)}@riderbell.test`);
  await look('request of a guest');
  const request = new RequestScreen(page, say);
  await request.chooseAddress('Siam');
  if (!wide) await request.next.click();
  await request.fillDetails({ customer, amount: '240', notes: '#absent' });
  if (!wide) await request.next.click();
  // The page before stands there until what was filled in has been checked.
  await expect(request.submit).toBeVisible();
  await look('request of a guest, filled');
  await request.send();
  await expect(new OrderDetail(page, customer.name, say).headline('waiting-for-rider')).toBeVisible();
  await look('order of a guest');
}
