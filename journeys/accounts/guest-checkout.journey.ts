import { expectAccessible } from '../accessibility/audit.ts';
import { newCustomer } from '../customers.ts';
import { expect, test as merchantTest } from '../fixtures.ts';
import { guestFlags, orderAsGuest, store, stored, test } from '../guests.ts';
import { noRiders } from '../product.ts';
import { EditScreen } from '../screens/edit-screen.ts';
import { HelpCentre } from '../screens/help-centre.ts';
import { Navigation } from '../screens/navigation.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SenderScreen } from '../screens/sender-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { english as say, guestWords } from '../words.ts';

test('the sign-in and the registration offer a request without an account, and a guest session starts only by that offer', async ({
  page,
}) => {
  for (const path of ['/connect', '/register']) {
    await page.goto(path);
    const offer = page.getByRole('region', { name: 'Request a rider without an account' });
    await expect(offer).toBeVisible();
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/request-a-rider/guest');
  }
  await expectAccessible(page, 'the offer');
  await page.goto('/request-a-rider');
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  expect(await stored(page, 'guest-token')).toBeNull();
  await page.goto('/connect');
  await page.getByRole('link', { name: say('accounts', 'guest.action') }).click();
  await expect(new SenderScreen(page).name).toBeVisible();
  expect(await stored(page, 'guest-token')).not.toBeNull();
});

test('a guest’s navigation has links to the sign-in and the registration, but no branches and no help centre', async ({
  page,
}) => {
  await page.goto('/request-a-rider/guest');
  const sender = new SenderScreen(page);
  await expect(sender.name).toBeVisible();
  const navigation = new Navigation(page);
  await expect(page.getByRole('link', { name: say('guests', 'log-in') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('guests', 'register') })).toBeVisible();
  await expect(navigation.branchButton).toHaveCount(0);
  await expect(navigation.accountButton).toHaveCount(0);
  await expect(new HelpCentre(page).button).toHaveCount(0);
  await expectAccessible(page, 'the offer');

  await page.setViewportSize({ width: 390, height: 844 });
  await navigation.drawerButton.click();
  await expect(navigation.drawer.getByRole('link', { name: say('guests', 'log-in') })).toBeVisible();
  await expect(navigation.drawer.getByRole('group', { name: say('navigation', 'branch.choose') })).toHaveCount(0);
  await navigation.drawer.getByRole('link', { name: say('guests', 'register') }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('errors of the sender appear at their fields, and the values survive a reload and a refused token', async ({
  page,
}) => {
  await page.goto('/request-a-rider/guest');
  const sender = new SenderScreen(page);
  await sender.continueButton.click();
  await expect(sender.name).toBeFocused();
  await expect(sender.name).toHaveAccessibleDescription("Please fill the sender's name");
  await expect(sender.email).toHaveAccessibleDescription('Please enter a valid email');
  await sender.name.fill('Niran 24');
  await sender.email.fill('niran@riderbell.test');
  await sender.phone.fill('12');
  await sender.continueButton.click();
  await expect(sender.phone).toBeFocused();
  await expect(sender.phone).toHaveAccessibleDescription("The phone number doesn't seem correct");
  await page.reload();
  await expect(sender.name).toHaveValue('Niran 24');

  await sender.fillAndSubmit({ name: 'Niran 24', phone: '081 234 5678' }, 'niran@riderbell.test');
  const request = new RequestScreen(page, guestWords(say));
  const customer = newCustomer('Malee');
  await request.fill({ address: 'Siam', customer, amount: '240' });
  const before = (await stored(page, 'guest-token')) as { Token: string };
  await store(page, 'guest-token', { ...before, Token: 'not.a.token' });
  await page.reload();
  await expect(sender.card).toContainText('Niran 24');
  await expect(request.field('customer.name')).toHaveValue(customer.name);
  await expect(request.deliverable).toBeVisible();
  const after = (await stored(page, 'guest-token')) as { Token: string };
  expect(after.Token).not.toBe('not.a.token');

  await sender.change.click();
  await expect(sender.name).toHaveValue('Niran 24');
  await sender.unit.fill('7');
  await sender.continueButton.click();
  await expect(request.deliverable).toBeVisible();
  await request.send();
  await expect(new OrderDetail(page, customer.name).region).toBeVisible();
});

test('the map shows the delivery area of the sender', async ({ page }) => {
  await page.goto('/request-a-rider/guest');
  await new SenderScreen(page).fillAndSubmit(newCustomer('Niran'), 'niran@riderbell.test');
  const request = new RequestScreen(page, guestWords(say));
  await expect(request.map.locator('path.rb-map-border').first()).toBeAttached();
  // Bang Kachao, inside the bend of the river: the demo's delivery area excludes it.
  await request.address.fill('13.68,100.565');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByText('Outside the delivery area')).toBeVisible();
  await expect(page.getByText('Delivery area', { exact: true })).toBeVisible();
});

test('on a phone the form begins at its top after the sender is given', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/request-a-rider/guest');
  await new SenderScreen(page).fillAndSubmit(newCustomer('Niran'), 'niran@riderbell.test');
  await expect(new RequestScreen(page, guestWords(say)).address).toBeVisible();
  expect(await page.evaluate('window.scrollY')).toBe(0);
});

test('forgetting a guest deletes its data from every tab of the browser, and its token is refused', async ({
  page,
  request: calls,
}) => {
  const { customer } = await orderAsGuest(page);
  const { Token } = (await stored(page, 'guest-token')) as { Token: string };
  const other = await page.context().newPage();
  await other.goto('/request-a-rider/guest');
  await expect(new SenderScreen(other).name).toBeVisible();
  await new SenderScreen(other).name.fill('Niran 24');

  const action = page.getByRole('button', { name: say('guests', 'forget.action') });
  const dialog = page.getByRole('dialog', { name: say('guests', 'forget.title') });
  await action.click();
  await expect(dialog).toContainText(say('guests', 'forget.orders'));
  await expectAccessible(page, 'the question before a guest is forgotten');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(action).toBeFocused();

  // Without a network nothing is deleted, and the dialog says so.
  await action.click();
  await page.context().setOffline(true);
  const forget = dialog.getByRole('button', { name: say('guests', 'forget.confirm'), exact: true });
  await forget.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await stored(page, 'guest-token')).not.toBeNull();
  await page.context().setOffline(false);
  await forget.click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
    const storage = await tab.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
    expect(storage).not.toMatch(/Niran|guest-token|guest-orders|guest-sender|request-draft/);
    expect(storage).not.toContain(customer.name);
  }
  const answer = await calls.get('/orders/api/v1/vendors', { headers: { authorization: `Bearer ${Token}` } });
  expect(answer.status()).toBe(401);
});

test('resetting the filters of the history also empties the phone search, even after a refused number', async ({
  page,
}) => {
  await page.goto('/request-a-rider/guest');
  await expect(new SenderScreen(page).name).toBeVisible();
  await new Navigation(page).link('history').click();
  const search = page.getByLabel(say('tracking', 'search.guest-phone'));
  const reset = page.getByRole('button', { name: say('tracking', 'history.empty.reset') });
  const searchInUrl = () => new URL(page.url()).searchParams.get('search');
  await expect(search).toBeVisible();
  await search.fill('081 999 0000');
  await expect.poll(searchInUrl).not.toBeNull();
  await reset.click();
  await expect(search).toHaveValue('');
  await expect.poll(searchInUrl).toBeNull();

  await search.fill('0812');
  await expect(search).toHaveAccessibleDescription("The phone number doesn't seem correct");
  await page.getByLabel(say('tracking', 'history.period')).selectOption('7-days');
  await reset.click();
  await expect(search).toHaveValue('');
  await expect(search).toHaveAccessibleDescription('');
});

test('an expired guest session is deleted with its orders, and the start page opens', async ({ page }) => {
  await orderAsGuest(page);
  await expect.poll(() => stored(page, 'guest-orders')).not.toBeNull();
  const guest = (await stored(page, 'guest-token')) as object;
  await store(page, 'guest-token', { ...guest, Expires: 1 });
  await page.goto('/order-tracking/guest');
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  expect(await stored(page, 'guest-token')).toBeNull();
  expect(await stored(page, 'guest-orders')).toBeNull();
});

test('another guest’s order is shown as one that does not exist', async ({ page, browser, product }) => {
  const { orderId, customer } = await orderAsGuest(page);
  const elsewhere = await (await browser.newContext({ baseURL: product.url })).newPage();
  await elsewhere.goto('/request-a-rider/guest');
  await expect(new SenderScreen(elsewhere).name).toBeVisible();
  await elsewhere.goto(`/order-tracking/guest?order_id=${orderId}`);
  await expect(elsewhere.getByText(say('tracking', 'detail.not-found.title'))).toBeVisible();
  await expect(elsewhere.getByText(customer.name)).toHaveCount(0);
  await elsewhere.context().close();
});

test('a guest finds past orders by a valid phone number, and stored ones without a network', async ({ page }) => {
  const { customer, orderId } = await orderAsGuest(page);
  await new Navigation(page).link('history').click();
  await page.getByLabel(say('tracking', 'history.period')).selectOption('custom');
  const to = page.getByLabel(say('tracking', 'history.to'), { exact: true });
  const today = (await to.getAttribute('max')) ?? '';
  await page.getByLabel(say('tracking', 'history.from'), { exact: true }).fill(today);
  await to.fill(today);
  const row = page.getByRole('row').filter({ hasText: customer.name });
  await expect(row).toBeVisible();

  const search = page.getByLabel(say('tracking', 'search.guest-phone'));
  await search.fill('0812');
  await expect(search).toHaveAccessibleDescription("The phone number doesn't seem correct");
  await search.fill('081 999 0000');
  await expect(search).toHaveAccessibleDescription('');
  await expect(row).toHaveCount(0);
  // A complete order id shows that order instead of the table.
  await search.fill(orderId);
  await expect(page.getByRole('option').filter({ hasText: customer.name })).toBeVisible();

  // The row must disappear first: the one from the network would be found at once.
  await search.fill('081 999 0000');
  await expect(row).toHaveCount(0);
  await page.context().setOffline(true);
  await search.fill(customer.phone);
  await expect(row).toBeVisible();
  await page.context().setOffline(false);
});

test('a guest who signs in in another tab becomes the merchant in this tab too', async ({ page, context }) => {
  await page.goto('/request-a-rider/guest');
  await expect(new SenderScreen(page).name).toBeVisible();
  const elsewhere = await context.newPage();
  await new SignInScreen(elsewhere).enterDemo();
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
  await expect(new Navigation(page).branchButton).toBeVisible();
});

test('a guest changes the destination of an own order', async ({ sharedProduct }) => {
  const { context } = await sharedProduct(noRiders, guestFlags);
  const page = await context.newPage();
  const { customer, orderId } = await orderAsGuest(page);
  const { region } = new OrderDetail(page, customer.name);
  // The invitation to register may cover the order's details.
  await page.getByRole('button', { name: say('guests', 'popup.not-now'), exact: true }).click();
  await region.getByRole('link', { name: say('tracking', 'modify.action') }).click();
  const edit = new EditScreen(page, guestWords(say));
  await expect(edit.notice).toContainText(orderId);
  const { fee } = await edit.chooseDestination('Lat Phrao');
  await edit.request.field('items.description').fill('A cake with candles');
  await edit.save.click();
  expect(await edit.request.sent()).toBe(orderId);
  await expect(region.getByText('A cake with candles')).toBeVisible();
  await expect(region).toContainText(fee.toFixed(2));
});

merchantTest('without guest checkout no page leads to it', async ({ page }) => {
  await page.goto('/request-a-rider/guest');
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  await page.goto('/connect');
  await expect(new SignInScreen(page).submit).toBeVisible();
  await expect(page.getByRole('link', { name: say('accounts', 'guest.action') })).toHaveCount(0);
  const answer = await page.request.post('/orders/api/v1/guest/session', { data: {} });
  expect(answer.status()).toBe(404);
  await expect(new TrackingScreen(page).search).toHaveCount(0);
});
