import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { RequestScreen } from '../screens/request-screen.ts';

test('leaving a field empty is no error yet, leaving an invalid value is', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  const name = request.field('customer.name');
  const phone = request.field('customer.phone');
  await request.chooseAddress('Siam');
  await expect(name).toBeFocused();
  await phone.fill('+66 12');
  await request.field('destination.unit').click();
  // The name has lost the focus too.
  await expect(phone).toHaveAccessibleDescription("The phone number doesn't seem correct");
  await expect(name).toHaveAccessibleDescription('');
});

test('a phone number is checked once the number plans have loaded, even if its field was left before', async ({
  merchantPage: page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/min-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const phone = new RequestScreen(page).field('customer.phone');
  const plans = page.waitForRequest(/\/assets\/min-/);
  await phone.fill('+66 12');
  await plans;
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription('');
  held.resolve();
  await expect(phone).toHaveAccessibleDescription("The phone number doesn't seem correct");
});

test('errors appear at their fields, and the first one on the page gets the focus', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  const name = request.field('customer.name');
  const phone = request.field('customer.phone');
  const items = request.field('items.description');
  const amount = request.field('items.amount');

  // Unlike page.evaluate(), this waits until the field exists.
  const example = async () => amount.evaluate(`(field) => getComputedStyle(field, '::placeholder').color`);
  const grey = await example();
  await request.submit.click();
  await expect(request.address).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Please fill the customer's name");
  await expect(phone).toHaveAccessibleDescription("Please fill the customer's phone number");
  await expect(request.address).toHaveAccessibleDescription('Please type in the address');
  await expect(amount).toHaveAccessibleDescription('Please put a valid amount for the order');
  // The placeholder does not get the error colour.
  expect(await example()).toBe(grey);

  await request.address.fill('Silom Complex');
  await name.focus();
  await request.submit.click();
  await expect(request.address).toBeFocused();
  await expect(request.address).toHaveAccessibleDescription('We cannot compute the location of this address');

  await request.chooseAddress('Siam');
  await name.fill('Malee 2');
  await phone.fill('+66 12');
  await items.fill('x'.repeat(201));
  await request.submit.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('The customer name is not valid');

  await name.fill('Malee Suksan');
  await request.submit.click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription("The phone number doesn't seem correct");

  await phone.fill('+66 81 234 5678');
  await request.submit.click();
  await expect(items).toBeFocused();
  await expect(items).toHaveAccessibleDescription(/Please do not exceed 200 characters/);

  await items.fill('x'.repeat(200));
  await amount.fill('two hundred');
  await request.submit.click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription('Please put a valid amount for the order');
  await expect(page).toHaveURL(/\/request-a-rider\//);
});

test('a high item value has to be confirmed', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  await request.fill({ address: 'Siam', customer: newCustomer('Lawan'), amount: '5,001' });
  await request.submit.click();
  const question = page.getByRole('dialog', { name: 'Check the item value' });
  await expect(question).toContainText(
    'The item value seems high. Please check the item value again before placing the order.',
  );
  await question.getByRole('button', { name: 'Change the value' }).click();
  await expect(request.field('items.amount')).toBeFocused();

  await request.submit.click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await request.sent();
});

test('a rider for later is booked for the chosen time and listed under the scheduled orders', async ({
  merchantPage: page,
}) => {
  const customer = newCustomer('Kamon');
  const request = new RequestScreen(page);
  await request.fill({ address: 'Siam', customer, amount: '300' });
  await page.getByRole('radio', { name: /^Later/ }).check();
  const day = page.getByRole('combobox', { name: 'Day' });
  const time = page.getByRole('combobox', { name: 'Time' });
  // Wait until the first possible time is chosen; until then there is an additional empty option.
  await expect(day).not.toHaveValue('');
  await day.selectOption({ index: 1 });
  await time.selectOption({ index: 4 });
  const chosen = await time.locator('option:checked').innerText();
  await request.send();

  await expect(page.getByRole('tab', { name: 'Scheduled' })).toHaveAttribute('aria-selected', 'true');
  const row = page.getByRole('option').filter({ hasText: customer.name });
  await expect(row).toContainText(chosen);
  await expect(page.getByRole('heading', { name: 'A rider is booked for later' })).toBeVisible();
});
