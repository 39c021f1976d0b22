import { pathOf } from '@riderbell/contract/call.ts';
import { createOrder } from '@riderbell/contract/calls/orders/create-order.ts';
import { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import { addVoucher } from '@riderbell/contract/calls/vouchers/add-voucher.ts';
import { endVoucher } from '@riderbell/contract/calls/vouchers/end-voucher.ts';
import { validateVoucher } from '@riderbell/contract/calls/vouchers/validate-voucher.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { askOperator } from '../../tools/operator/ask-operator.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { VoucherField } from '../screens/voucher-field.ts';
import { english } from '../words.ts';

const token = 'operator-token-of-a-journey-0123456789';
const notAvailable = english('vouchers', 'voucher.error.validation.message');

const required = (candidate: Order | undefined): Order => {
  if (candidate === undefined) throw new Error('the order is missing');
  return candidate;
};

// One worker runs these journeys, so that they share a server.
test.describe.configure({ mode: 'default' });

test('a voucher lowers the fee, another one replaces it, and the order has the fee that was shown', async ({
  sharedProduct,
}) => {
  const { product, context } = await sharedProduct({ OPERATOR_TOKEN: token });
  const ask = askOperator({ server: product.url, token });
  await ask(addVoucher, { body: { code: 'HALF', type: 'percent', amount: 50, created_by: 'journey' } });
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const customer = newCustomer('Malee');
  const request = new RequestScreen(page);
  const voucher = new VoucherField(page);
  await request.fill({ address: 'Siam', customer, amount: '150' });
  const full = await voucher.amount();

  await voucher.open();
  await voucher.code.fill(' welcome10 ');
  await voucher.code.press('Enter');
  await expect(voucher.applied('WELCOME10')).toContainText('10% off the delivery fee');
  await expect.poll(() => voucher.amount()).toBeCloseTo(full * 0.9, 2);
  await expect(voucher.part).toContainText((full * 0.1).toFixed(2));

  // Applying the same code again changes nothing.
  await voucher.apply('WELCOME10');
  await expect(voucher.code).toHaveValue('');
  await expect(voucher.part).toContainText((full * 0.1).toFixed(2));
  await expect(request.submit).toBeEnabled();

  // A refused code shows the reason and removes the earlier one.
  await voucher.apply('EXPIRED1');
  await expect(page.getByText(english('vouchers', 'voucher.error.expired')).first()).toBeVisible();
  await expect(voucher.applied('WELCOME10')).toBeHidden();
  await expect.poll(() => voucher.amount()).toBe(full);
  await voucher.apply('NO-SUCH');
  await expect(page.getByText(notAvailable).first()).toBeVisible();

  await voucher.apply('half');
  await expect(voucher.applied('HALF')).toBeVisible();
  await expect(page.getByText(notAvailable)).toHaveCount(0);
  await expect.poll(() => voucher.amount()).toBeCloseTo(full / 2, 2);
  await request.send();
  const merchant = await Merchant.signIn(product.url);
  const order = required((await merchant.ordersFor(customer.phone))[0]);
  expect(order).toMatchObject({ voucher: { code: 'HALF' }, delivery_fee: full / 2 });

  // The next request has no voucher.
  await request.open('demo');
  await expect(voucher.applied('HALF')).toBeHidden();
});

test('another destination or time checks the voucher again, and an invalid voucher is removed', async ({
  sharedProduct,
}) => {
  const { product, context } = await sharedProduct({ OPERATOR_TOKEN: token });
  const ask = askOperator({ server: product.url, token });
  await ask(addVoucher, { body: { code: 'SOON-OVER', type: 'amount', amount: 5, created_by: 'journey' } });
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const customer = newCustomer('Duangjai');
  const request = new RequestScreen(page);
  const voucher = new VoucherField(page);
  // The code is accepted before the fee is known.
  await voucher.open();
  await voucher.apply('soon-over');
  await expect(voucher.applied('SOON-OVER')).toContainText(english('vouchers', 'waiting'));
  await request.fill({ address: 'Siam', customer, amount: '150' });
  await expect(voucher.part).toBeVisible();
  const near = await voucher.amount();

  // A reload keeps the code and checks it again.
  await page.reload();
  await expect(voucher.applied('SOON-OVER')).toBeVisible();
  await expect.poll(() => voucher.amount()).toBe(near);

  const checked = page.waitForResponse(`**${pathOf(validateVoucher)}`);
  await page.getByRole('radio', { name: english('orders', 'time.later') }).check();
  expect((await checked).status()).toBe(200);
  await expect(voucher.part).toBeVisible();
  await page.getByRole('radio', { name: english('orders', 'time.asap') }).check();
  await expect(voucher.part).toBeVisible();

  await ask(endVoucher, { params: { code: 'SOON-OVER' }, body: { ended_by: 'journey' } });
  await request.chooseAddress('Silom');
  await expect(page.getByText(notAvailable).first()).toBeVisible();
  await expect(voucher.applied('SOON-OVER')).toBeHidden();
  await expect(voucher.part).toBeHidden();
  await request.send();
  const merchant = await Merchant.signIn(product.url);
  expect(required((await merchant.ordersFor(customer.phone))[0]).voucher).toBeUndefined();
});

test('a voucher that ends before the submission is reported, and the request can be sent without it', async ({
  sharedProduct,
}) => {
  const { product, context } = await sharedProduct({ OPERATOR_TOKEN: token });
  const ask = askOperator({ server: product.url, token });
  await ask(addVoucher, {
    body: { code: 'LAST-ONE', type: 'percent', amount: 10, use_limit: 1, created_by: 'journey' },
  });
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const customer = newCustomer('Kamonwan');
  const request = new RequestScreen(page);
  const voucher = new VoucherField(page);
  await request.fill({ address: 'Siam', customer, amount: '150' });
  await voucher.open();
  await voucher.apply('LAST-ONE');
  await expect(voucher.part).toBeVisible();
  await ask(endVoucher, { params: { code: 'LAST-ONE' }, body: { ended_by: 'journey' } });
  await request.submit.click();
  await expect(page.getByRole('alert').filter({ hasText: notAvailable })).toBeVisible();
  await expect(voucher.part).toBeHidden();
  const merchant = await Merchant.signIn(product.url);
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(0);
  await request.send();
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(1);
});

test('a voucher survives an expired fee and a lost answer', async ({ merchantPage: page, merchant }) => {
  const customer = newCustomer('Nittaya');
  const request = new RequestScreen(page);
  const voucher = new VoucherField(page);
  await request.fill({ address: 'Siam', customer, amount: '150' });
  await voucher.open();
  await voucher.apply('WELCOME10');
  await expect(voucher.part).toBeVisible();
  const shown = await voucher.amount();
  const quotes = page.waitForResponse(`**${pathOf(quoteDeliveryFee)}`);
  let tries = 0;
  await page.route(`**${pathOf(createOrder)}`, async (route) => {
    tries += 1;
    if (tries === 1) {
      const refused = { code: 'SignatureExpired', message: '', meta: { translation_key: 'error.fee.expired' } };
      return route.fulfill({
        status: 409,
        json: { status: 409, message: '', errors: [refused], request_id: 'journey' },
      });
    }
    await route.fetch();
    return route.abort('connectionreset');
  });
  await request.submit.click();
  expect((await quotes).status()).toBe(200);
  await expect(request.unsent).toBeVisible();
  await page.unroute(`**${pathOf(createOrder)}`);
  await request.answerUnsent('unsent.retry');
  await request.sent();
  const orders = await merchant.ordersFor(customer.phone);
  expect(orders).toHaveLength(1);
  expect(required(orders[0])).toMatchObject({ voucher: { code: 'WELCOME10' }, delivery_fee: shown });
});
