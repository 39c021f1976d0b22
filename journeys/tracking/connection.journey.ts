import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';

test('without a connection the screen says how old it is, and catches up with what it missed', async ({
  merchantPage: page,
  merchant,
  context,
}) => {
  const customer = newCustomer('Penprapa');
  const missed = newCustomer('Supaporn');
  const order = await merchant.request({ customer, notes: '#absent' });
  const tracking = new TrackingScreen(page);
  await tracking.open();
  await expect(tracking.live).toBeVisible();
  await expect(tracking.row(customer.name)).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(/^Updated .* · offline$/)).toBeVisible();
  await expect(tracking.row(customer.name)).toBeVisible();
  await merchant.request({ customer: missed, notes: '#absent' });
  await merchant.changeNotes(order, 'Leave it at the desk.');
  await expect.poll(async () => (await merchant.read(order)).status, { timeout: 60_000 }).toBe('DELIVERED');

  await context.setOffline(false);
  await expect(tracking.live).toBeVisible();
  await expect(tracking.row(missed.name)).toBeVisible();
  await expect(tracking.row(customer.name)).toHaveCount(0);
  await tracking.tab('delivered').click();
  await expect(tracking.row(customer.name)).toBeVisible();
});
