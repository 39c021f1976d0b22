import { expect } from '../fixtures.ts';
import { guestFlags, orderAsGuest, stored, test } from '../guests.ts';
import { Merchant } from '../merchant.ts';
import { mailedLink } from '../mailbox.ts';
import { newMerchant } from '../screens/register-screen.ts';
import { newCustomer } from '../customers.ts';
import { noRiders } from '../product.ts';
import { EditScreen } from '../screens/edit-screen.ts';
import { Navigation } from '../screens/navigation.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RegisterScreen } from '../screens/register-screen.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SenderScreen } from '../screens/sender-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { waitForHydration } from '../served-page.ts';
import { english as say, guestWords } from '../words.ts';

const invitation = { name: say('guests', 'popup.title') };

test('a guest requests a rider, watches the delivery, creates an account and finds the order there', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('landing', 'start') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/request-a-rider\/guest$/);
  const customer = newCustomer('Malee');
  const { email } = newMerchant('guest');
  const sender = newCustomer('Niran');
  await new SenderScreen(page).fillAndSubmit(sender, email);
  const request = new RequestScreen(page, guestWords(say));
  await request.fill({ address: 'Siam', customer, amount: '240' });
  const orderId = await request.send();
  expect(orderId).toMatch(/^guest-/);

  const popup = page.getByRole('dialog', invitation);
  await expect(popup).toBeVisible();
  const detail = new OrderDetail(page, customer.name, guestWords(say));
  await expect(detail.headline('delivered')).toBeVisible({ timeout: 60_000 });
  await popup.getByRole('button', { name: 'Create account', exact: true }).click();

  const register = new RegisterScreen(page);
  await expect(register.email).toHaveValue(email);
  await expect(register.name).toHaveValue(sender.name);
  await expect(register.phone).toHaveValue(sender.phone);
  // A guest is a private sender, so the form asks for no business name.
  await expect(register.vendorName).toBeHidden();
  await expect(page.getByText(/^Riders collect at .+\.$/)).toBeVisible();
  const password = 'Fresh-rider-1!';
  await register.password.fill(password);
  await register.repeated.fill(password);
  await register.terms.check();
  await register.submit.click();
  await expect(register.sent).toBeVisible();
  await page.goto(await mailedLink(page, email));
  // The guest's address is known, so the account can request a rider at once.
  await expect(page).toHaveURL(/\/request-a-rider\/v\w+$/);
  await expect(new RequestScreen(page).address).toBeVisible();
  await expect(page.getByText('1 order that you placed as a guest is now in your account.')).toBeVisible();
  expect(await stored(page, 'guest-token')).toBeNull();
  expect(await stored(page, 'guest-orders')).toBeNull();

  await new Navigation(page).link('tracking').click();
  const tracking = new TrackingScreen(page);
  await tracking.tab('delivered').click();
  await tracking.row(customer.name).click();
  await expect(detail.region.getByText(orderId)).toBeVisible();
  await expect(page.getByRole('dialog', invitation)).toBeHidden();
});

test('when the answer to a join is lost, the page says so and joins again', async ({ page }) => {
  const { customer, orderId } = await orderAsGuest(page);
  const answers: number[] = [];
  await page.route('**/orders/api/v1/guest/join', async (route) => {
    if (answers.length > 0) {
      answers.push(200);
      return route.fallback();
    }
    // The server joins the orders, but its answer does not arrive.
    await route.fetch();
    answers.push(503);
    await route.fulfill({ status: 503, body: '' });
  });
  await page.getByRole('link', { name: say('guests', 'log-in') }).click();
  await new SignInScreen(page).pressDemo();
  await expect(page.getByText(say('guests', 'join.later'))).toBeVisible();
  await expect(page.getByText('1 order that you placed as a guest is now in your account.')).toBeVisible();
  expect(answers).toEqual([503, 200]);
  await page.goto(`/order-tracking/demo?order_id=${orderId}`);
  await expect(new OrderDetail(page, customer.name).region.getByText(orderId)).toBeVisible();
});

test('"Not now" hides the invitation for this order only', async ({ page }) => {
  const { orderId } = await orderAsGuest(page);
  const popup = page.getByRole('dialog', invitation);
  await popup.getByRole('button', { name: 'Not now', exact: true }).click();
  await expect(popup).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region').getByText(orderId)).toBeVisible();
  await expect(page.getByRole('link', { name: say('guests', 'register') })).toBeVisible();
  await expect(popup).toBeHidden();
  // The sender is still filled in.
  await new Navigation(page).link('request').click();
  const request = new RequestScreen(page, guestWords(say));
  await request.fill({ address: 'Siam', customer: newCustomer('Somsak'), amount: '120' });
  expect(await request.send()).not.toBe(orderId);
  await expect(popup).toBeVisible();
});

test('a joined order that is edited keeps its collection point, and its fee follows from there', async ({
  sharedProduct,
}) => {
  const { product, context } = await sharedProduct(noRiders, guestFlags);
  const page = await context.newPage();
  const { orderId } = await orderAsGuest(page);
  await page.getByRole('link', { name: say('guests', 'log-in') }).click();
  await new SignInScreen(page).pressDemo();
  await expect(page.getByText('1 order that you placed as a guest is now in your account.')).toBeVisible();
  const merchant = await Merchant.signIn(product.url);
  const order = { vendor_id: 'demo', order_id: orderId };
  const before = await merchant.read(order);

  const edit = new EditScreen(page);
  await edit.open('demo', orderId);
  await expect(edit.notice).toContainText(orderId);
  const { fee, distance } = await edit.chooseDestination('Lat Phrao');
  await edit.save.click();
  expect(await edit.request.sent()).toBe(orderId);
  const after = await merchant.read(order);
  expect(after).toMatchObject({ delivery_fee: fee, distance, collection_point: before.collection_point });
  expect(after.customer.location.address).toContain('Lat Phrao');
});
