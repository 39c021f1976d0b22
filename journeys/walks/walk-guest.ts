import { expect } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SenderScreen } from '../screens/sender-screen.ts';
import { guestWords } from '../words.ts';
import type { Walk } from './walk.ts';

/** A guest's request, from the sender to the order. The server has to allow guest checkout. */
export async function walkGuest({ page, say: words, wide, check }: Walk): Promise<void> {
  const say = guestWords(words);
  await page.goto('/request-a-rider/guest');
  const sender = new SenderScreen(page, words);
  await sender.continueButton.click();
  await expect(sender.name).toBeFocused();
  await check('sender with faults');
  const customer = newCustomer('Malee');
  await sender.fillAndSubmit(newCustomer('Niran'), `${customer.phone.slice(1)}@riderbell.test`);
  await check('request of a guest');
  const request = new RequestScreen(page, say);
  await request.chooseAddress('Siam');
  if (!wide) await request.next.click();
  await request.fillDetails({ customer, amount: '240', notes: '#absent' });
  if (!wide) await request.next.click();
  // The earlier step is shown until its input has been checked.
  await expect(request.submit).toBeVisible();
  await check('request of a guest, filled');
  await request.send();
  await expect(new OrderDetail(page, customer.name, say).headline('waiting-for-rider')).toBeVisible();
  await check('order of a guest');
}
