import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

test('a saved customer is suggested at each field, fills the form, and can be deleted', async ({ ownProduct }) => {
  const { product, context } = await ownProduct({}, { 'activate-address-book': true });
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const request = new RequestScreen(page);
  const customer = newCustomer('Quentin');
  await request.fill({ address: '13.7466,100.5393', customer, amount: '120', notes: 'Ring twice' });
  await request.send();
  await expect(new OrderDetail(page, customer.name).region).toBeVisible();
  await (await Merchant.signIn(product.url)).waitUntilSaved(customer);

  // By name, with the keyboard alone; choosing the customer fills in all fields.
  await page.goto('/request-a-rider/d002');
  const name = request.field('customer.name');
  // The field becomes a combobox when the page is idle.
  await expect(name).toHaveRole('combobox');
  await name.focus();
  await page.keyboard.type('quen');
  const saved = page.getByRole('listbox', { name: 'Saved customers' });
  await expect(saved.getByRole('option')).toHaveCount(1);
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(saved).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(saved.getByRole('option', { selected: true })).toContainText(customer.name);
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue(customer.name);
  await expect(name).toBeFocused();
  await expect(request.field('customer.phone')).toHaveValue(customer.phone);
  await expect(request.field('destination.notes')).toHaveValue('Ring twice');
  await expect(request.address).toHaveValue(/Bangkok/);
  await expect(request.deliverable).toBeVisible();

  // By the number in its national form.
  await page.goto('/request-a-rider/d001');
  const phone = request.field('customer.phone');
  await expect(phone).toHaveRole('combobox');
  await phone.fill('');
  await phone.pressSequentially(`0${customer.phone.slice(3)}`);
  await expect(saved.getByRole('option', { name: customer.name })).toBeVisible();
  await phone.press('Escape');

  // By name in the address field; then the customer is deleted.
  await request.address.fill('quentin');
  const offered = page.getByRole('option', { name: customer.name });
  await offered.click();
  await expect(name).toHaveValue(customer.name);
  await page.getByRole('button', { name: 'Remove this customer' }).click();
  await expect(page.getByText(`${customer.name} is no longer among your saved customers.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove this customer' })).toBeHidden();
  // The input remains: the request is still for this customer.
  await expect(name).toHaveValue(customer.name);
  await name.fill('');
  const answer = page.waitForResponse(/search-customers.*quen/);
  await name.pressSequentially('quen');
  expect(await (await answer).json()).toEqual({ code: 200, body: [] });
  await expect(saved).toBeHidden();
});

test('an address book that fails does not prevent a request', async ({ sharedProduct }) => {
  const { context } = await sharedProduct({}, { 'activate-address-book': true });
  const page = await context.newPage();
  let requests = 0;
  await page.route(/\/addressbook\//, (route) => {
    requests += 1;
    return route.abort();
  });
  await new SignInScreen(page).enterDemo();
  const request = new RequestScreen(page);
  const customer = newCustomer('Rosa');
  await expect(request.field('customer.name')).toHaveRole('combobox');
  await request.chooseAddress('13.7466,100.5393');
  await request.fillDetails({ customer, amount: '99' });
  await expect.poll(() => requests).toBeGreaterThan(0);
  await request.send();
  await expect(new OrderDetail(page, customer.name).region).toBeVisible();
});

test('without their flags there are no saved customers and no delivery area', async ({ ownProduct }) => {
  const { context } = await ownProduct({}, { 'draw-delivery-areas': false });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (made) => {
    if (/addressbook|delivery-area|autocomplete/.test(made.url())) asked.push(made.url());
  });
  await new SignInScreen(page).enterDemo();
  const request = new RequestScreen(page);
  await request.address.fill('somsri');
  await expect.poll(() => asked.some((url) => url.includes('autocomplete'))).toBe(true);
  await request.chooseAddress('13.7466,100.5393');
  await expect(request.field('customer.name')).toHaveRole('textbox');
  await expect(page.getByText('Delivery area', { exact: true })).toBeHidden();
  expect(asked.filter((url) => !url.includes('autocomplete'))).toEqual([]);
});
