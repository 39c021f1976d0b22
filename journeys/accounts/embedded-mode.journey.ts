import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';

test('a token from the embedding system opens the request form of its restaurant, and leaving ends the session', async ({
  page,
}) => {
  await page.goto('/simulated/godroid/');
  await page.getByRole('button', { name: 'Baan Coffee Asok' }).click();
  await expect(page).toHaveURL(/\/request-a-rider\/d001$/);
  await expect(page.getByRole('button', { name: 'Help' })).toHaveCount(0);

  const customer = newCustomer('Malee');
  const request = new RequestScreen(page);
  await request.chooseAddress('13.7466,100.5393');
  await expect(request.deliverable).toBeVisible();
  await request.fillDetails({ customer, amount: '120' });
  await request.send();
  await expect(page).toHaveURL(/\/order-tracking\/d001/);
  await expect(new OrderDetail(page, customer.name).region).toBeVisible();

  const navigation = new Navigation(page);
  // Without an account the menu has the general name.
  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await navigation.logOut.click();
  await expect(page.getByText('You are now disconnected.')).toBeVisible();
  await page.goto('/request-a-rider');
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
});
