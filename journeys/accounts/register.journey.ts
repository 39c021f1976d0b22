import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Interactions } from '../interactions.ts';
import { mailedLink } from '../mailbox.ts';
import { demo } from '../merchant.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { newMerchant, RegisterScreen } from '../screens/register-screen.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { serveWith, waitForHydration } from '../served-page.ts';
import { english as say } from '../words.ts';

test('a newcomer registers, is logged in by the mailed link and is asked for the collection address', async ({
  page,
}) => {
  const merchant = newMerchant('ploy');
  const register = new RegisterScreen(page);
  await page.goto('/connect');
  await page.getByRole('link', { name: 'Create account' }).click();
  await register.fill(merchant);
  await register.submit.click();
  await expect(register.sent).toBeFocused();
  await expect(page.getByText(merchant.email)).toBeVisible();
  await expect(page.getByText('for 24 hours')).toBeVisible();
  await page.reload();
  await expect(register.sent).toBeVisible();
  await expect(page.getByText(merchant.email)).toBeVisible();
  await expect(page.getByText('for 24 hours')).toBeVisible();

  // Signing in with the right password before the link: the page says that the email is not confirmed, and can send the mail again.
  const signIn = new SignInScreen(page);
  await signIn.open();
  await signIn.fill(merchant);
  await signIn.submit.click();
  await expect(signIn.problem).toContainText('Your email is not confirmed yet');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('Sent. Please look in your inbox')).toBeVisible();

  const link = await mailedLink(page, merchant.email, 2);
  await page.goto(link);
  await expect(page.getByText('Your email is confirmed, and you are logged in.')).toBeVisible();
  await expect(page).toHaveURL(/\/request-a-rider\/v\w+$/);
  await expect(page.getByRole('heading', { name: 'Where should the rider collect?' })).toBeVisible();
});

test.describe('on a device without an earlier sign-in', () => {
  test.use({ returning: false });

  test('a newcomer gets from the start page to the first order in 19 interactions, with the mailed link in another tab', async ({
    page,
  }) => {
    const person = new Interactions();
    await page.goto('/');
    await waitForHydration(page);
    await person.press(
      page
        .getByRole('main')
        .getByRole('link', { name: say('landing', 'start') })
        .first(),
    );
    const register = new RegisterScreen(page);
    const merchant = newMerchant('first');
    await person.type(register.name, 'Ploy Suksan');
    await person.type(register.vendorName, 'Ploy’s Bakery');
    await person.type(register.phone, '081 234 5678');
    await person.type(register.email, merchant.email);
    await person.type(register.password, merchant.password);
    await person.type(register.repeated, merchant.password);
    await person.press(register.terms);
    await person.press(register.submit);
    await expect(register.sent).toBeVisible();

    const tab = await page.context().newPage();
    await person.openLink(tab, await mailedLink(tab, merchant.email));
    const origin = tab.getByRole('combobox', { name: say('orders', 'origin.search') });
    // The welcome tour waits for the request form, so it does not take the focus here.
    await expect(origin).toBeFocused();
    await person.type(origin, '13.7466,100.5393');
    await person.press(tab.getByRole('listbox').getByRole('option').first());
    await person.press(tab.getByRole('button', { name: say('orders', 'origin.save') }));

    const request = new RequestScreen(tab);
    await person.type(request.address, 'Siam');
    await person.press(tab.getByRole('listbox').getByRole('option').first());
    await expect(request.deliverable).toBeVisible();
    const customer = newCustomer('Malee');
    await person.type(request.field('customer.name'), customer.name);
    await person.type(request.field('customer.phone'), customer.phone);
    await person.type(request.field('items.amount'), '240');
    await person.press(request.submit);
    await expect(new OrderDetail(tab, customer.name).region).toBeVisible();
    expect(person.count).toBe(19);
  });
});

test('a used link says so and leads to the sign-in; an invalid one leads to a new registration', async ({
  page,
  browser,
  product,
}) => {
  const merchant = newMerchant('used');
  const register = new RegisterScreen(page);
  await page.goto('/register');
  await register.fill(merchant);
  await register.submit.click();
  await expect(register.sent).toBeVisible();
  const link = await mailedLink(page, merchant.email);
  // A link alone logs no one in: in another browser it confirms the account, and the sign-in shows the address.
  const elsewhere = await (await browser.newContext({ baseURL: product.url })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Your email is confirmed.')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/connect$/);
  await expect(new SignInScreen(elsewhere).email).toHaveValue(merchant.email);

  await elsewhere.goto('about:blank');
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('alert')).toHaveText(
    'This link was already used. Log in with your email and password.',
  );
  await elsewhere.getByRole('link', { name: 'Log in' }).click();
  await expect(new SignInScreen(elsewhere).email).toBeVisible();

  await elsewhere.goto('/connect#confirm=nothing-of-ours');
  await expect(elsewhere.getByRole('alert')).toContainText('This link is not valid.');
  await elsewhere.getByRole('link', { name: 'Register again' }).click();
  await expect(elsewhere).toHaveURL(/\/register$/);
  await elsewhere.context().close();
});

test('a link that is opened while another merchant is logged in confirms the account and keeps that merchant logged in', async ({
  merchantPage: page,
}) => {
  const merchant = newMerchant('beside');
  const registering = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!registering) throw new Error('There is no browser');
  const elsewhere = await registering.newPage();
  const register = new RegisterScreen(elsewhere);
  await elsewhere.goto('/register');
  await register.fill(merchant);
  await register.submit.click();
  await expect(register.sent).toBeVisible();

  const link = await mailedLink(elsewhere, merchant.email);
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: merchant.email })).toContainText('is confirmed');
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
  // Opened again later.
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('This link was already used. Log in with your email and password.');
  await expect(page.getByRole('link', { name: 'Register again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue to your requests' }).click();
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
  await page.goto('/connect');
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);

  const signIn = new SignInScreen(elsewhere);
  await signIn.open();
  await signIn.fill(merchant);
  await signIn.submit.click();
  await expect(elsewhere).toHaveURL(/\/request-a-rider\/v\w+$/);
  await registering.close();
});

test('the start page links to the registration, unless it is closed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Create account' })).toBeHidden();
  // There are two links: for businesses and for individuals.
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).first().click();
  await expect(page).toHaveURL(/\/register$/);
  await serveWith(page, ({ flags }) => void (flags['deactivate-sign-up-button'] = true));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Create account' })).toHaveCount(0);
});

test('errors appear at their fields, password rules are updated while typing, and no input is lost', async ({
  page,
}) => {
  const register = new RegisterScreen(page);
  await page.goto('/register');
  await register.submit.click();
  await expect(register.name).toBeFocused();
  await expect(register.name).toHaveAccessibleDescription('Please enter your name');
  await expect(register.phone).toHaveAccessibleDescription('Please enter phone number');
  await expect(register.terms).toHaveAccessibleDescription('Please accept the terms and conditions to continue');

  const rule = register.rule('The password should have at least one uppercase character');
  await expect(register.password).toHaveAttribute('aria-invalid', 'true');
  await register.password.fill('abc');
  await expect(rule).toContainText('Not met yet');
  // Each rule appears once, and is part of the field's description.
  await expect(page.getByText('The password should have at least 8 characters')).toHaveCount(1);
  await expect(register.password).toHaveAccessibleDescription(
    /Not met yet: The password should have at least 8 characters/,
  );
  await register.password.fill('abC');
  await expect(rule).not.toContainText('Not met yet');
  await register.repeated.fill('abX');
  await expect(register.repeated).toHaveAccessibleDescription('The two passwords do not match');

  await register.fill({ ...demo, password: 'Fresh-rider-1!' });
  await register.submit.click();
  await expect(register.email).toBeFocused();
  await expect(register.email).toHaveAccessibleDescription(
    /already registered with an existing account of .*different/,
  );
  await expect(register.password).toHaveValue('Fresh-rider-1!');
  await expect(register.terms).toBeChecked();
  await register.email.fill(newMerchant('other').email);
  await expect(register.email).toHaveAccessibleDescription('');
});

test('registering an outlet by its id shows the server’s refusals', async ({ page }) => {
  const register = new RegisterScreen(page);
  await page.goto('/register');
  await register.fill(newMerchant('outlet'));
  await register.hasOutlet.check();
  await register.outletId.fill('nowhere');
  await register.submit.click();
  await expect(register.outletId).toHaveAccessibleDescription(/We could not find that outlet/);
  await register.outletId.fill('d001');
  await register.submit.click();
  await expect(register.outletId).toHaveAccessibleDescription(/This outlet is registered with another email/);
});

test('a double click sends one registration, and a failure without a message shows the specification’s', async ({
  page,
}) => {
  const register = new RegisterScreen(page);
  let sent = 0;
  // The answer waits until both clicks are done.
  const { promise: clicked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/orders/api/v1/register', async (route) => {
    sent += 1;
    await clicked;
    await route.fulfill({ status: 500, body: 'down' });
  });
  await page.goto('/register');
  await register.fill(newMerchant('twice'));
  await register.submit.dblclick();
  answer();
  await expect(register.problem).toHaveText('We were unable to create an account.');
  await expect(register.submit).toBeFocused();
  expect(sent).toBe(1);

  await page.context().setOffline(true);
  await expect(page.getByText('We keep what you typed here')).toBeVisible();
  await register.submit.click();
  await expect(register.problem).toContainText('You are offline.');
  await expect(page.getByText('You are offline.')).toHaveCount(1);
  await expect(register.name).toHaveValue('Ploy Suksan');
  await page.context().setOffline(false);
});

test('with sign-up switched off no page links to it', async ({ page }) => {
  await serveWith(page, ({ flags }) => void (flags['deactivate-sign-up-button'] = true));
  await page.goto('/connect');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create account' })).toHaveCount(0);
});

test('a deployment for existing outlets asks only for the outlet', async ({ page }) => {
  await serveWith(page, (deployment) => void (deployment.registration_type = 'PV'));
  const register = new RegisterScreen(page);
  await page.goto('/register');
  await expect(register.outletId).toBeVisible();
  await expect(register.vendorName).toHaveCount(0);
  await expect(register.hasOutlet).toHaveCount(0);
});
