import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

test('for a returning customer the note and the hand-over spot are offered, but not filled in', async ({
  ownProduct,
}) => {
  test.slow();
  const { product, context } = await ownProduct({ FLEET_SPEED: '300' }, { 'activate-address-book': true });
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const request = new RequestScreen(page);
  await request.chooseAddress('13.7466,100.5393');
  const found = await request.address.inputValue();
  const address = `, , ${found}`;

  // Two deliveries to a gate a hundred metres from the address's pin, and one order with the address's own pin.
  const merchant = await Merchant.signIn(product.url);
  const customer = newCustomer('Siriwan');
  const gate = { address, latitude: 13.7475, longitude: 100.5393 };
  const notes = 'Ring twice';
  for (const order of [
    await merchant.request({ customer, place: gate, notes }),
    await merchant.request({ customer, place: gate, notes }),
  ]) {
    await expect.poll(async () => (await merchant.read(order)).status, { timeout: 90_000 }).toBe('DELIVERED');
  }
  await expect.poll(async () => (await merchant.savedCustomers(customer.phone))[0]?.hand_over?.times).toBe(2);
  await merchant.request({ customer, place: { ...gate, latitude: 13.7466 }, notes });
  await expect.poll(async () => (await merchant.savedCustomers(customer.phone))[0]?.latitude).toBe(13.7466);
  const [saved] = await merchant.savedCustomers(customer.phone);

  // The customer is typed, not chosen from the list.
  const name = request.field('customer.name');
  await expect(name).toHaveRole('combobox');
  await name.fill(customer.name);
  await request.field('customer.phone').fill(`0${customer.phone.slice(3)}`);
  await request.offers.note.waitFor();
  await expect(request.offers.note).toContainText(notes);
  await expect(request.offers.spot).toContainText('Riders handed over here 2 times');
  await expect(request.map.getByRole('img', { name: 'Where riders handed over' })).toBeVisible();
  const riderNotes = request.field('destination.notes');
  await expect(riderNotes).toHaveValue('');
  await riderNotes.fill('Leave it at the desk');
  await expect(request.offers.note).toBeHidden();
  await riderNotes.fill('');
  await request.offers.useNote.click();
  await expect(riderNotes).toHaveValue(notes);
  await expect(request.offers.note).toBeHidden();

  // By keyboard: the pin moves, the address remains, and the fee is updated.
  const quoted = page.waitForResponse(/\/delivery\/fee/);
  await request.offers.useSpot.press('Enter');
  await quoted;
  await expect(request.offers.spot).toContainText('The pin is now where riders handed over.');
  await expect(request.field('customer.phone')).toBeFocused();
  await expect(request.address).toHaveValue(found);
  await expect(request.deliverable).toBeVisible();
  await request.field('items.amount').fill('150');
  const orderId = await request.send();
  const { location } = (await merchant.read({ vendor_id: 'demo', order_id: orderId })).customer;
  expect(location).toMatchObject({ address, notes });
  expect(location.latitude).toBeCloseTo(saved?.hand_over?.latitude ?? 0, 5);
  expect(location.longitude).toBeCloseTo(saved?.hand_over?.longitude ?? 0, 5);
});

test('choosing a saved customer fills in the note and offers the hand-over spot, which can be dismissed', async ({
  sharedProduct,
}) => {
  const { context } = await sharedProduct({}, { 'activate-address-book': true });
  const page = await context.newPage();
  const place = { latitude: 13.7466, longitude: 100.5393 };
  const customer = {
    id: 'known-customer',
    name: 'Wipa Known',
    phone_number: '+66812340000',
    address: '5, , Rama I Road, Pathum Wan, Bangkok',
    notes: 'Ring twice',
    ...place,
    hand_over: { latitude: 13.7472, longitude: 100.5393, times: 4 },
  };
  await page.route(/\/addressbook\/search-customers\//, (route) =>
    route.fulfill({ json: { code: 200, body: [customer] } }),
  );
  await new SignInScreen(page).enterDemo();
  const request = new RequestScreen(page);
  const name = request.field('customer.name');
  await expect(name).toHaveRole('combobox');
  await name.pressSequentially('wipa');
  await page.getByRole('option', { name: customer.name }).click();
  await expect(request.field('destination.notes')).toHaveValue('Ring twice');
  await expect(request.offers.note).toBeHidden();
  await expect(request.offers.spot).toContainText('Riders handed over here 4 times');
  await expect(request.deliverable).toBeVisible();
  await request.offers.dismissSpot.click();
  await expect(request.offers.spot).toBeHidden();
  // Another number means another customer; the dismissal is remembered for the first one.
  await request.field('customer.phone').fill('+66812349999');
  await request.field('customer.phone').fill(customer.phone_number);
  await expect(request.address).toHaveValue(/Rama I Road/);
  await expect(request.offers.spot).toBeHidden();
});
