import { pathOf } from '@riderbell/contract/call.ts';
import { createOrder } from '@riderbell/contract/calls/orders/create-order.ts';
import { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import { validateDeliveryArea } from '@riderbell/contract/calls/quotes/validate-delivery-area.ts';
import type { Route } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

const feeCall = `**${pathOf(quoteDeliveryFee)}`;
const orderCall = `**${pathOf(createOrder)}`;

const refusal = (status: number, code: string, key: string) => (route: Route) =>
  route.fulfill({
    status,
    json: { status, message: code, errors: [{ code, message: code, meta: { translation_key: key } }], request_id: '' },
  });

test('an expired fee is requested again, and the form keeps its input', async ({ ownProduct }) => {
  const { product, context } = await ownProduct({ QUOTE_LIFETIME_SECONDS: '10' });
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const customer = newCustomer('Amphai');
  const request = new RequestScreen(page);
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith(pathOf(createOrder))) answers.push(answer.status());
  });
  // As in a background tab: it requests no new fee before it is used again.
  let quotes = 0;
  await page.route(feeCall, (route) => {
    quotes += 1;
    return quotes === 1 || answers.length > 0 ? route.continue() : route.abort();
  });
  const quoted = page.waitForResponse(feeCall);
  await request.chooseAddress('Siam');
  const { expires_at: expiresAt } = (await (await quoted).json()).result;
  await request.fillDetails({ customer, amount: '210' });
  await expect.poll(() => Date.now() > Date.parse(expiresAt), { timeout: 30_000 }).toBe(true);

  await request.send();
  expect(answers).toHaveLength(2);
  expect(answers[0]).toBeGreaterThanOrEqual(400);
  const merchant = await Merchant.signIn(product.url);
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(1);
});

test('a changed fee is shown, and the request is sent only after the merchant confirms it', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Rungnapa');
  const request = new RequestScreen(page);
  // An old fee, as in a page that was left open: different from the current one, and expired.
  await page.route(feeCall, async (route) => {
    const answer = await route.fetch();
    const { result } = await answer.json();
    await route.fulfill({ response: answer, json: { result: { ...result, fee: result.fee - 5 } } });
  });
  await page.route(orderCall, refusal(409, 'SignatureExpired', 'error.fee.expired'), { times: 1 });
  await request.fill({ address: 'Siam', customer, amount: '210' });
  await expect(page.getByText('Base fee')).toBeVisible();
  await page.unroute(feeCall);
  await request.submit.click();

  const question = page.getByRole('dialog', { name: 'The delivery fee has changed.' });
  await expect(question).toContainText(/The delivery fee is now [\d.,]+THB\. Are you ok\?/);
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(0);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(request.field('customer.name')).toHaveValue(customer.name);

  // The form now shows the new fee, so it is not confirmed again.
  await request.send();
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(1);
});

test('a failed renewal of the fee is reported, and the same request can be sent again', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Saowalak');
  const request = new RequestScreen(page);
  await request.fill({ address: 'Siam', customer, amount: '210' });
  // Wait for the first fee: without it nothing is sent.
  await expect(request.submit).toBeEnabled();
  await page.route(orderCall, refusal(409, 'SignatureExpired', 'error.fee.expired'), { times: 1 });
  await page.route(feeCall, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await request.submit.click();
  await expect(request.unsent).toContainText('We could not renew the delivery fee, so nothing was sent.');
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(0);

  await page.unroute(feeCall);
  await request.answerUnsent('unsent.retry');
  await request.sent();
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(1);
});

test('a failed price or deliverability check is reported and can be repeated', async ({ merchantPage: page }) => {
  const areaCall = `**${pathOf(validateDeliveryArea)}`;
  const request = new RequestScreen(page);
  const again = page.getByRole('region', { name: 'Delivery fee' }).getByRole('button', { name: 'Try again' });
  await page.route(areaCall, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await request.address.fill('Siam');
  await page.getByRole('option').first().click();
  await expect(request.address).toHaveAccessibleDescription('Unable to verify if order is deliverable');
  await request.fillDetails({ customer: newCustomer('Tong'), amount: '80' });
  await request.submit.click();
  await expect(request.address).toBeFocused();
  await page.unroute(areaCall);
  await again.click();
  await expect(request.deliverable).toBeVisible();

  const noPrice = page.getByText('We could not compute the price for that order.');
  await page.route(feeCall, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await request.chooseAddress('Lat Phrao');
  await expect(noPrice).toBeVisible();
  await page.unroute(feeCall);
  await page.route(feeCall, refusal(422, 'quote.no-price', 'request.error.cannot-compute-price'));
  const refused = page.waitForResponse(feeCall);
  await again.click();
  expect((await refused).status()).toBe(422);
  await expect(noPrice).toBeVisible();
  await page.unroute(feeCall);
  await again.click();
  await expect(page.getByText('Base fee')).toBeVisible();
  await request.send();
});
