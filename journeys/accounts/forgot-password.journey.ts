import { expect, test } from '../fixtures.ts';
import { mailedCode, mailedLink } from '../mailbox.ts';
import { other } from '../merchant.ts';
import { Navigation } from '../screens/navigation.ts';
import { newMerchant, RegisterScreen } from '../screens/register-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

test('a merchant who forgot the password sets a new one with the mailed code, and every device is signed out', async ({
  ownProduct,
}) => {
  const { context, product } = await ownProduct();
  const signedIn = await context.newPage();
  const before = new SignInScreen(signedIn);
  await before.open();
  await before.fill(other);
  await before.submit.click();
  await expect(signedIn).toHaveURL(/\/request-a-rider\/othr$/);

  const fresh = await context.browser()?.newContext({ baseURL: product.url });
  if (!fresh) throw new Error('There is no browser');
  const page = await fresh.newPage();
  const signIn = new SignInScreen(page);
  await signIn.open();
  await signIn.email.fill(other.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const send = page.getByRole('button', { name: 'Send the code' });
  // Until the new screen is shown, the label "Email" finds the field of the sign-in.
  await expect(send).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(other.email);
  await send.click();

  const code = page.getByLabel('Code from the email');
  await expect(code).toBeFocused();
  // The mail may take a while: the step and its address survive a reload.
  await page.reload();
  await expect(page.getByText(`If ${other.email} has an account`)).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  const digits = await mailedCode(page, other.email);
  await code.fill(digits === '000000' ? '111111' : '000000');
  await page.getByLabel('New password', { exact: true }).fill('Newer-rider-2!');
  await page.getByLabel('Repeat the new password').fill('Newer-rider-2!');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('The code is not valid. Check it, or ask for a new one.');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Newer-rider-2!');

  // With spaces, as a code pasted from a mail may have.
  const pasted = ` ${digits.slice(0, 3)} ${digits.slice(3)} `;
  await code.fill(pasted);
  await expect(code).toHaveValue(pasted);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await expect(signIn.email).toHaveValue(other.email);
  await signIn.password.fill(other.password);
  await signIn.submit.click();
  await expect(signIn.problem).toContainText('The email or the password is not right.');
  await signIn.password.fill('Newer-rider-2!');
  await signIn.submit.click();
  await expect(page).toHaveURL(/\/request-a-rider\/othr$/);
  await expect(new Navigation(page).accountButton).toBeVisible();

  // The other device is signed out without any action there.
  const start = /^[^/]+\/\/[^/]+\/$/;
  await expect(signedIn).toHaveURL(start);
  await signedIn.goto('/history/othr');
  await expect(signedIn).toHaveURL(start);
  await fresh.close();
});

test('a merchant who never confirmed the email and asks for a new password receives the confirmation link again', async ({
  page,
}) => {
  const merchant = newMerchant('unconfirmed');
  const register = new RegisterScreen(page);
  await page.goto('/register');
  await register.fill(merchant);
  await register.submit.click();
  await expect(register.sent).toBeVisible();

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(merchant.email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('we send you the confirmation link instead')).toBeVisible();
  await page.goto(await mailedLink(page, merchant.email, 2));
  await expect(page.getByText('Your email is confirmed, and you are logged in.')).toBeVisible();
});

test('an unknown address gets the same answer as a registered one, and too many mails are refused with the time to wait', async ({
  page,
}) => {
  const email = `unknown-${crypto.randomUUID().slice(0, 8)}@riderbell.test`;
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('a code is on its way there. It works once, for 15 minutes.')).toBeVisible();

  const again = page.getByRole('button', { name: 'Send a new code' });
  for (let times = 0; times < 2; times += 1) {
    await again.click();
    await expect(page.getByText('Sent. Please look in your inbox')).toBeVisible();
  }
  await again.click();
  await expect(page.getByRole('alert')).toContainText(/Too many attempts.*You can try again in 1[45] minutes\./s);
});
