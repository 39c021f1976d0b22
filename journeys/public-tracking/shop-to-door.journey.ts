import { parcelMessages } from '@riderbell/domain/tracking/parcel-messages.ts';
import { expectAccessible } from '../accessibility/audit.ts';
import { newCustomer, places } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { ParcelPage } from '../screens/parcel-page.ts';
import { english, wordsOf } from '../words.ts';

const arabic = wordsOf('ar');

/** Shortly before midnight a parcel arrives tomorrow. */
const arrival = /^(?:Arriving|Tomorrow,) about /;

test('a recipient waits for a parcel despite a failing network, follows it to the door and gets its receipt', async ({
  ownProduct,
  browser,
}) => {
  // Slow enough to see the ride; Arabic is not among the merchants' languages.
  const { product, context } = await ownProduct({ FLEET_SPEED: '100', LANGUAGES: 'en,th_TH' });
  const merchant = await Merchant.signIn(product.url);
  const waiting = await merchant.request({ customer: newCustomer('Anan'), vendorId: 'd001', notes: '#absent' });
  const parcel = new ParcelPage(await context.newPage());
  const { page } = parcel;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  await parcel.open('delivery-receipt', waiting.order_id);
  await expect(parcel.answer).toHaveText(english('public-tracking', 'state.not-ready.title'));
  await parcel.follow.click();
  await expect(parcel.answer).toHaveText(arrival);
  await expect(page).toHaveTitle(/^(?:Arriving|Tomorrow,) about .* · Swift$/);
  await expect(parcel.call('Baan Coffee Asok')).toHaveAttribute('href', /^tel:\+66/);
  await expect(page.getByText(english('public-tracking', 'pay.due')).locator('..')).toContainText('฿180.00');

  const following = page.getByText(english('public-tracking', 'freshness.following'));
  await expect(following).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^Updated .* · no connection/)).toBeVisible();
  await expect(parcel.answer).toHaveText(arrival);
  await context.setOffline(false);
  await expect(following).toBeVisible();

  const release = await parcel.holdAtPosition();
  const customer = newCustomer('Malee');
  const order = await merchant.request({ customer, vendorId: 'd001', place: places.far });
  await parcel.open('tracking', order.order_id);
  await expect(parcel.answer).toHaveText('Less than 5 minutes away', { timeout: 60_000 });
  await expect(parcel.map.locator('.rb-rider-body')).toBeVisible();
  await expectAccessible(page, 'parcel on its way');
  // A recipient with another language opens the same link, in its form for parcels between people.
  const elsewhere = await browser.newContext({ baseURL: product.url, locale: 'ar' });
  const read = new ParcelPage(await elsewhere.newPage(), arabic);
  await read.open('tracking-c2c', order.order_id);
  await expect(read.page.locator('html')).toHaveAttribute('dir', 'rtl');
  const messages = parcelMessages.filter((message) => message !== 'cancelled');
  await expect(read.steps.getByRole('listitem')).toContainText(
    messages.map((message) => arabic('public-tracking', `message.${message}`)),
  );
  release();

  await expect(parcel.answer).toHaveText(/^Delivered at \d\d:\d\d$/, { timeout: 60_000 });
  await expect(read.currentStep).toContainText(arabic('public-tracking', 'message.delivered'));
  await expect(parcel.map).toHaveCount(0);
  await parcel.receiptLink.click();
  await expect(parcel.answer).toHaveText(english('delivery-receipt', 'title'));
  await expect(page.getByRole('article')).toContainText(customer.name);
  await expect(page.getByRole('article')).toContainText('฿180.00');
  await page.emulateMedia({ media: 'print' });
  await expect(parcel.print).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expectAccessible(page, 'receipt');
  await expect(page.getByText(english('delivery-receipt', 'fee.title'))).toHaveCount(0);
  expect(calls.filter((path) => /\/(order|vendors|login.*)$/.test(path))).toEqual([]);
  await elsewhere.close();
});
