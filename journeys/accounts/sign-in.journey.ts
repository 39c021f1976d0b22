import { expect, test } from '../fixtures.ts';
import { demo, other } from '../merchant.ts';
import { RegisterScreen } from '../screens/register-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

test('a wrong password is refused with a message, the input remains, and the right password signs in', async ({
  page,
}) => {
  const signIn = new SignInScreen(page);
  await signIn.open();
  await signIn.fill({ ...other, password: 'Not-the-password-1!' });
  await signIn.submit.click();

  await expect(signIn.problem).toHaveText('Failed to login. The email or the password is not right.');
  await expect(signIn.email).toHaveValue(other.email);
  await expect(signIn.password).toHaveValue('Not-the-password-1!');
  await expect(signIn.password).toBeFocused();

  await signIn.password.fill(other.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/request-a-rider\/othr$/);
});

test('missing and invalid input is reported at its field, one field after the other', async ({ page }) => {
  const signIn = new SignInScreen(page);
  await signIn.open();
  await signIn.submit.click();
  await expect(signIn.email).toBeFocused();
  await expect(signIn.email).toHaveAccessibleDescription('Please enter your email');

  await signIn.email.fill('ploy at baan');
  await signIn.submit.click();
  await expect(signIn.email).toHaveAccessibleDescription('Please enter a valid email');
  await expect(signIn.email).toHaveValue('ploy at baan');

  await signIn.email.fill(demo.email);
  await signIn.submit.click();
  await expect(signIn.password).toBeFocused();
  await expect(signIn.password).toHaveAccessibleDescription('Please enter your password');
});

test('one click on the sign-in page opens the demo shop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await new SignInScreen(page).pressDemo();
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
  await expect(page.getByRole('heading', { name: 'Request a rider', level: 1 })).toBeVisible();
});

test('the sign-in reports that the server is down, and works as soon as it is back', async ({ ownProduct }) => {
  const { product, context } = await ownProduct();
  const page = await context.newPage();
  const signIn = new SignInScreen(page);
  await signIn.open();
  await signIn.fill(demo);
  await product.stop('SIGKILL');
  await signIn.submit.click();
  await expect(signIn.problem).toHaveText('Something went wrong. Please try again. You could be offline.');
  await expect(signIn.password).toHaveValue(demo.password);

  await product.restart();
  await signIn.submit.click();
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
});

test('the sign-in reports a missing network once and keeps the input', async ({ page }) => {
  const signIn = new SignInScreen(page);
  await signIn.open();
  await signIn.fill(demo);
  await page.context().setOffline(true);
  const said = page.getByRole('main').getByText(/offline/i);
  await expect(said).toHaveText('You are offline. You can log in as soon as the connection is back.');
  await signIn.submit.click();
  await expect(signIn.problem).toHaveText('Something went wrong. Please try again. You could be offline.');
  await expect(said).toHaveCount(1);
  await expect(signIn.password).toHaveValue(demo.password);
  await page.context().setOffline(false);
  await signIn.submit.click();
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
});

test('an email typed on one account page is filled in on the next', async ({ page }) => {
  const signIn = new SignInScreen(page);
  await signIn.open();
  await signIn.email.fill('ploy@riderbell.test');
  await page.getByRole('link', { name: 'Create account' }).click();
  const register = new RegisterScreen(page);
  await expect(register.email).toHaveValue('ploy@riderbell.test');
  await register.email.fill('ploy@baan.test');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(register.name).toBeHidden();
  await expect(signIn.email).toHaveValue('ploy@baan.test');
  await expect(signIn.password).toHaveValue('');
});
