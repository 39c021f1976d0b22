import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';

test('an address given as coordinates is looked up and ordered to', async ({ merchantPage: page }) => {
  const customer = newCustomer('Chalerm');
  const request = new RequestScreen(page);
  await request.address.fill('13.7466,100.5393');
  const place = page.getByRole('option').first();
  await expect(place).toContainText('13.7466,100.5393');
  await place.click();
  await expect(request.deliverable).toBeVisible();
  const address = await request.address.inputValue();
  expect(address).toContain('Bangkok');

  await request.fillDetails({ customer, amount: '99.50' });
  await request.send();
  const detail = new OrderDetail(page, customer.name);
  await expect(detail.region.getByText(address).first()).toBeVisible();
});

test('the pin moves by arrow keys and by the buttons, and the address follows it', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  await request.chooseAddress('13.7466,100.5393');
  const first = await request.address.inputValue();

  await request.pin.focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(request.address).not.toHaveValue(first);
  await expect(request.address).not.toHaveValue('');
  await expect(request.deliverable).toBeVisible();
  const south = await request.address.inputValue();
  await expect(request.map.getByText('The pin is at')).toContainText(south);

  const mover = request.map.getByRole('button', { name: 'Move the pin', exact: true });
  await mover.click();
  await expect(mover).toBeFocused();
  const step = (direction: string) =>
    request.map.getByRole('button', { name: `Move the pin ${direction}` }).click({ modifiers: ['Shift'] });
  for (const direction of ['east', 'north', 'west', 'south']) await step(direction);
  // Round a block and back: the pin stands where it stood.
  await expect(request.address).toHaveValue(south);
  for (let steps = 0; steps < 6; steps += 1) await step('east');
  await expect(request.address).not.toHaveValue(south);
  await expect(request.address).not.toHaveValue('');
  await expect(request.deliverable).toBeVisible();
});

test('an address that no rider can reach says why, and another one goes on', async ({ merchantPage: page }) => {
  const customer = newCustomer('Vichai');
  const request = new RequestScreen(page);
  const choose = async (coordinates: string): Promise<void> => {
    await request.address.fill(coordinates);
    await page.getByRole('option').first().click();
  };
  await choose('13.95,100.75');
  await expect(request.address).toHaveAccessibleDescription(
    'We cannot deliver that order there. The address is too far from the collection point.',
  );
  await request.fillDetails({ customer, amount: '120' });
  await expect(page.getByRole('region', { name: 'Delivery fee' })).toContainText('The address is too far');
  await request.submit.click();
  await expect(request.address).toBeFocused();

  await choose('48.8584,2.2945');
  await expect(request.address).not.toHaveValue('');
  await expect(request.address).toHaveAccessibleDescription('We cannot deliver that order there.');

  await request.chooseAddress('Siam');
  await expect(request.address).not.toHaveAccessibleDescription(/cannot deliver/);
  await expect(request.field('customer.name')).toHaveValue(customer.name);
  await request.send();
});

test('an address that is typed over the chosen one is not ordered to before its place is chosen', async ({
  merchantPage: page,
  merchant,
}) => {
  const customer = newCustomer('Wipa');
  const request = new RequestScreen(page);
  await request.fill({ address: 'Siam', customer, amount: '120' });
  const chosen = await request.address.inputValue();
  await request.address.fill('Silom Complex');
  await request.field('customer.name').focus();
  await expect(request.address).toHaveValue('Silom Complex');
  await expect(page.getByText('This address is not chosen yet.', { exact: false })).toBeVisible();
  await expect(request.deliverable).toBeHidden();
  await request.submit.click();
  await expect(request.address).toBeFocused();
  await expect(request.address).toHaveAccessibleDescription('We cannot compute the location of this address');

  await page.reload();
  await expect(request.address).toHaveValue('Silom Complex');
  await request.submit.click();
  await expect(request.address).toHaveAccessibleDescription('We cannot compute the location of this address');
  expect(await merchant.ordersFor(customer.phone)).toHaveLength(0);

  await request.address.blur();
  await page.getByRole('button', { name: `Keep ${chosen}` }).click();
  await expect(request.address).toHaveValue(chosen);
  await request.send();
  await expect(new OrderDetail(page, customer.name).region.getByText(chosen).first()).toBeVisible();
});

test('the map shows where riders go, and why they do not go to a pin', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  const legend = page.getByText('Delivery area', { exact: true });
  const border = request.map.locator('path.rb-map-border');
  // The street of the outlet is far from where the area ends, so there is nothing to explain.
  await expect(border.first()).toBeAttached();
  await expect(legend).toBeHidden();
  const zoomOut = request.map.getByRole('button', { name: 'Zoom out' });
  await expect(async () => {
    await zoomOut.click();
    await expect(legend).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(request.map.getByRole('button', { name: 'Recentre' })).toBeVisible();
  // While the map still zooms, as a press on a busy machine may come.
  await page.evaluate(`
    document.querySelector('[aria-label="Zoom out"]').click();
    requestAnimationFrame(() => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Recentre').click());
  `);
  await expect(legend).toBeHidden();
  // Bang Kachao, the bend of the river that the demo's area leaves out.
  await request.address.fill('13.68,100.565');
  await page.getByRole('option').first().click();
  await expect(request.address).toHaveAccessibleDescription('We cannot deliver that order there.');
  await expect(page.getByText('Outside the delivery area')).toBeVisible();
  await expect(legend).toBeVisible();
  await request.chooseAddress('13.7466,100.5393');
  await expect(page.getByText('Outside the delivery area')).toBeHidden();
});

test('coordinates off the globe are nowhere', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  await request.address.fill('95, 200');
  await expect(page.getByText('These coordinates do not exist', { exact: false })).toBeVisible();
  await request.address.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
});
