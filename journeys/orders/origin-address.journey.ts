import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

test('an outlet without a place on the map is asked for its address once, and then requests a rider', async ({
  ownProduct,
}) => {
  const { context } = await ownProduct();
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  await page.goto('/request-a-rider/d003');

  await expect(page.getByRole('heading', { name: 'Where should the rider collect?' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Address of the collection point' }).fill('Thong Lo');
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Unit number' }).fill('12');
  await page.getByRole('textbox', { name: 'Notes for riders' }).fill('Ring at the glass door.');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address saved')).toBeVisible();

  const request = new RequestScreen(page);
  await expect(request.address).toBeFocused();
  await request.fill({ address: 'Siam', customer: newCustomer('Prapai'), amount: '130' });
  await request.send();

  await request.open('d003');
});
