import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

test('a customer of an order is offered at each field, fills the form, and is forgotten', async ({ ownProduct }) => {
  const { product, context } = await ownProduct({}, { 'activate-address-book': true });
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const request = new RequestScreen(page);
  const customer = newCustomer('Quentin');
  await request.fill({ address: '13.7466,100.5393', customer, amount: '120', notes: 'Ring twice' });
  await request.send();
  await expect(new OrderDetail(page, customer.name).region).toBeVisible();
  await (await Merchant.signIn(product.url)).untilKnown(customer);

  // The name: by keyboard alone, and what was filled in is the whole customer.
  await page.goto('/request-a-rider/d002');
  const name = request.field('customer.name');
  // It becomes a combobox when the page is quiet.
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

  // The number, as it is dialled inside the country.
  await page.goto('/request-a-rider/d001');
  const phone = request.field('customer.phone');
  await expect(phone).toHaveRole('combobox');
  await phone.fill('');
  await phone.pressSequentially(`0${customer.phone.slice(3)}`);
  await expect(saved.getByRole('option', { name: customer.name })).toBeVisible();
  await phone.press('Escape');

  // The address field; then the customer goes.
  await request.address.fill('quentin');
  const offered = page.getByRole('option', { name: customer.name });
  await offered.click();
  await expect(name).toHaveValue(customer.name);
  await page.getByRole('button', { name: 'Remove this customer' }).click();
  await expect(page.getByText(`${customer.name} is no longer among your saved customers.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove this customer' })).toBeHidden();
  // What is filled in stays: the order under way is still theirs.
  await expect(name).toHaveValue(customer.name);
  await name.fill('');
  const answer = page.waitForResponse(/search-customers.*quen/);
  await name.pressSequentially('quen');
  expect(await (await answer).json()).toEqual({ code: 200, body: [] });
  await expect(saved).toBeHidden();
});

test('an address book that fails is in nobody’s way', async ({ sharedProduct }) => {
  const { context } = await sharedProduct({}, { 'activate-address-book': true });
  const page = await context.newPage();
  let asked = 0;
  await page.route(/\/addressbook\//, (route) => {
    asked += 1;
    return route.abort();
  });
  await new SignInScreen(page).enterDemo();
  const request = new RequestScreen(page);
  const customer = newCustomer('Rosa');
  await expect(request.field('customer.name')).toHaveRole('combobox');
  await request.chooseAddress('13.7466,100.5393');
  await request.fillDetails({ customer, amount: '99' });
  await expect.poll(() => asked).toBeGreaterThan(0);
  await request.send();
  await expect(new OrderDetail(page, customer.name).region).toBeVisible();
});

test('without their flags there are neither saved customers nor a delivery area', async ({ ownProduct }) => {
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
