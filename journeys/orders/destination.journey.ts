import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';

test('coordinates are accepted as an address', async ({ merchantPage: page }) => {
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

test('the pin moves with arrow keys and buttons, and the address follows it', async ({ merchantPage: page }) => {
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
  // After one step in each direction the pin is where it was.
  await expect(request.address).toHaveValue(south);
  for (let steps = 0; steps < 6; steps += 1) await step('east');
  await expect(request.address).not.toHaveValue(south);
  await expect(request.address).not.toHaveValue('');
  await expect(request.deliverable).toBeVisible();
});

test('an address out of reach shows the reason, and another one is accepted', async ({ merchantPage: page }) => {
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

test('an address typed over the chosen one is not used before it is chosen from the list', async ({
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

test('the map shows the delivery area, and why a pin is outside it', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  const legend = page.getByText('Delivery area', { exact: true });
  const border = request.map.locator('path.rb-map-border');
  // The area's border is not in view, so there is no legend.
  await expect(border.first()).toBeAttached();
  await expect(legend).toBeHidden();
  const zoomOut = request.map.getByRole('button', { name: 'Zoom out' });
  await expect(async () => {
    await zoomOut.click();
    await expect(legend).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(request.map.getByRole('button', { name: 'Recentre' })).toBeVisible();
  // During the zoom animation, as may happen on a busy machine.
  await page.evaluate(`
    document.querySelector('[aria-label="Zoom out"]').click();
    requestAnimationFrame(() => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Recentre').click());
  `);
  await expect(legend).toBeHidden();
  // Bang Kachao, inside the bend of the river: the demo's delivery area excludes it.
  await request.address.fill('13.68,100.565');
  await page.getByRole('option').first().click();
  await expect(request.address).toHaveAccessibleDescription('We cannot deliver that order there.');
  await expect(page.getByText('Outside the delivery area')).toBeVisible();
  await expect(legend).toBeVisible();
  await request.chooseAddress('13.7466,100.5393');
  await expect(page.getByText('Outside the delivery area')).toBeHidden();
});

test('coordinates outside their range are reported', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  await request.address.fill('95, 200');
  await expect(page.getByText('These coordinates do not exist', { exact: false })).toBeVisible();
  await request.address.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
});
