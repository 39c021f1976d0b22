import { pathOf } from '@riderbell/contract/call.ts';
import { getCountryParameter } from '@riderbell/contract/calls/countries/get-country-parameter.ts';
import { createOrder } from '@riderbell/contract/calls/orders/create-order.ts';
import { listVendors } from '@riderbell/contract/calls/outlets/list-vendors.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { english as say } from '../words.ts';

test('each payment method says who pays whom how much, and a request without any method says so', async ({
  merchantPage: page,
}) => {
  // The demo has no shop with all methods.
  let offered = 'CASH_ON_DELIVERY|PAID|PAYMENT_ON_DELIVERY|PAY_AT_PICKUP';
  await page.route(`**${pathOf(getCountryParameter, { parameter: 'paymentMethods' })}`, (route) =>
    route.fulfill({ json: { result: offered } }),
  );
  await page.route(`**${pathOf(listVendors)}`, async (route) => {
    const answer = await route.fetch();
    const { result } = await answer.json();
    for (const { flags } of result.vendors) flags.payment_methods.push('PAYMENT_ON_DELIVERY', 'PAY_AT_PICKUP');
    await route.fulfill({ response: answer, json: { result } });
  });
  await page.reload();
  const request = new RequestScreen(page);
  const method = (name: 'CASH_ON_DELIVERY' | 'PAID' | 'PAYMENT_ON_DELIVERY' | 'PAY_AT_PICKUP') =>
    page.getByRole('radio', { name: say('orders', `payment.method.${name}`) });

  // The country's default method.
  await expect(method('CASH_ON_DELIVERY')).toBeChecked();
  await expect(page.getByText('The rider collects the item value from the customer in cash.')).toBeVisible();
  await request.field('items.amount').fill('1,250.50');
  await expect(page.getByText(/^The rider collects .*1,250\.50 from the customer in cash\.$/)).toBeVisible();
  await method('PAY_AT_PICKUP').check();
  await expect(page.getByText(/^The rider pays you .*1,250\.50 at collection\.$/)).toBeVisible();
  await method('PAYMENT_ON_DELIVERY').check();
  await expect(page.getByText(/^The customer pays .*1,250\.50 at the door\.$/)).toBeVisible();
  await method('PAID').check();
  await expect(page.getByText('The customer has paid. The rider collects nothing.')).toBeVisible();

  await test.step('a method that is no longer offered is replaced by the default', async () => {
    offered = 'CASH_ON_DELIVERY';
    await page.reload();
    await expect(method('CASH_ON_DELIVERY')).toBeChecked();
    await expect(method('PAID')).toHaveCount(0);
  });

  await test.step('without any method the request says so and is not sent', async () => {
    offered = 'generic_creditcard';
    await page.reload();
    await expect(page.getByText('No payment method available')).toBeVisible();
    // The field that gets the focus when the submission fails.
    const none = page.locator('[data-field="paymentMethod"]');
    await request.fill({ address: 'Siam', customer: newCustomer('Nok'), amount: '90' });
    let sent = 0;
    page.on('request', (made) => (sent += made.url().endsWith(pathOf(createOrder)) ? 1 : 0));
    await request.submit.click();
    await expect(none).toBeFocused();
    await expect(page.getByText('No payment method available')).toBeInViewport();
    expect(sent).toBe(0);
    // Without a draft there is no earlier method and no price; the submission still fails at once.
    await page.evaluate('sessionStorage.clear()');
    await page.reload();
    await request.fill({ address: 'Siam', customer: newCustomer('Nok'), amount: '90' });
    await request.submit.click();
    await expect(none).toBeFocused();
    await expect(page.getByText('No payment method available')).toBeInViewport();
    expect(sent).toBe(0);
  });
});

test('the age check and the VAT number are sent with the order', async ({ merchantPage: page, merchant }) => {
  const request = new RequestScreen(page);
  await request.fill({ address: 'Siam', customer: newCustomer('Orn'), amount: '450' });
  await page.getByRole('checkbox', { name: say('orders', 'items.age-check') }).check();
  await page.locator('summary', { hasText: say('orders', 'vat.title') }).click();
  const vat = page.getByRole('textbox', { name: say('orders', 'vat.title') });
  await vat.fill('1234');
  await request.submit.click();
  await expect(vat).toBeFocused();
  await expect(vat).toHaveAccessibleDescription(/Your VAT number should be 8 characters, please check again\./);
  await vat.fill('TH-23456');
  await request.submit.click();
  await expect(vat).toHaveAccessibleDescription(/Your VAT number is invalid, please check again\./);
  await vat.fill('TH123456');
  await expect(vat).not.toHaveAccessibleDescription(/check again/);
  // The field stays open while it is corrected.
  await expect(vat).toBeVisible();

  const sent = page.waitForRequest(`**${pathOf(createOrder)}`);
  const orderId = await request.send();
  expect((await sent).postDataJSON()).toMatchObject({
    order: { cold_bag_needed: false },
    login_pickup_estimation: expect.any(Number),
  });
  expect(await merchant.read({ vendor_id: 'demo', order_id: orderId })).toMatchObject({
    vat_number: 'TH123456',
    age_validation_required: true,
  });
});
