import { pathOf } from '@riderbell/contract/call.ts';
import { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import { validateDeliveryArea } from '@riderbell/contract/calls/quotes/validate-delivery-area.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { RequestScreen } from '../screens/request-screen.ts';

const feeCall = `**${pathOf(quoteDeliveryFee)}`;
const areaCall = `**${pathOf(validateDeliveryArea)}`;

test('a fee and a deliverability answer that arrive after newer ones are ignored', async ({
  merchantPage: page,
  merchant,
}) => {
  const request = new RequestScreen(page);
  const held: (() => Promise<void>)[] = [];
  const answered: string[] = [];
  // The answers for the first place arrive after those for the second; the first place is too far away.
  for (const call of [feeCall, areaCall]) {
    await page.route(
      call,
      async (route) => {
        const answer = await route.fetch();
        held.push(async () => {
          await route.fulfill({ response: answer }).catch(() => undefined);
          answered.push(call);
        });
      },
      { times: 1 },
    );
  }
  await request.address.fill('13.95,100.75');
  await page.getByRole('option').first().click();
  await expect.poll(() => held.length).toBe(2);
  await request.chooseAddress('Siam');
  // The parts and their sum; the times on the card may change from minute to minute.
  const card = page.getByRole('region', { name: 'Delivery fee' });
  const parts = card.locator('dl').filter({ hasText: 'Base fee' });
  const sum = card.locator('[aria-live]');
  const priced = async () => `${await parts.textContent()} ${await sum.textContent()}`;
  await expect(parts).toBeVisible();
  const shown = await priced();
  for (const answer of held) await answer();
  await expect.poll(() => answered.length).toBe(2);

  await request.fillDetails({ customer: newCustomer('Busaba'), amount: '115' });
  await expect(request.deliverable).toBeVisible();
  expect(await priced()).toBe(shown);
  const orderId = await request.send();
  const order = await merchant.read({ vendor_id: 'demo', order_id: orderId });
  expect(shown).toContain(order.delivery_fee.toFixed(2));
});

test('choosing another branch starts a new request, and late answers for the old one are ignored', async ({
  merchantPage: page,
  merchant,
}) => {
  const request = new RequestScreen(page);
  let release: (() => Promise<void>) | null = null;
  await request.fillDetails({ customer: newCustomer('Chaiya'), amount: '90' });
  await page.route(
    areaCall,
    async (route) => {
      const answer = await route.fetch();
      release = () => route.fulfill({ response: answer }).catch(() => undefined);
    },
    { times: 1 },
  );
  await request.address.fill('Siam');
  await page.getByRole('option').first().click();
  await expect.poll(() => release !== null).toBe(true);

  const navigation = new Navigation(page);
  await navigation.branchButton.click();
  await navigation.chooseBranch('d002');
  await expect(page).toHaveURL(/\/request-a-rider\/d002/);
  await expect(request.address).toHaveValue('');
  await expect(request.field('customer.name')).toHaveValue('');
  await (release as (() => Promise<void>) | null)?.();

  const customer = newCustomer('Dao');
  await request.fill({ address: 'Siam', customer, amount: '75' });
  await request.send();
  expect((await merchant.ordersFor(customer.phone, 'd002')).map(({ vendor_id }) => vendor_id)).toEqual(['d002']);
});

test('two consecutive orders to the same place are each priced separately', async ({
  merchantPage: page,
  merchant,
}) => {
  const request = new RequestScreen(page);
  const customer = newCustomer('Ek');
  for (const amount of ['60', '65']) {
    await request.open('demo');
    await request.fill({ address: 'Siam', customer, amount });
    await request.send();
  }
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(2);
});
