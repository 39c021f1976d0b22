import { pathOf } from '@riderbell/contract/call.ts';
import { autocompletePlaces } from '@riderbell/contract/calls/places/autocomplete-places.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { demo } from '../merchant.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

test('a merchant who uses only the keyboard signs in and requests a rider', async ({ page }) => {
  const customer = newCustomer('Tida');
  const signIn = new SignInScreen(page);
  await signIn.open();
  await tabTo(page, signIn.email);
  await page.keyboard.type(demo.email);
  await page.keyboard.press('Tab');
  await expect(signIn.password).toBeFocused();
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');

  const request = new RequestScreen(page);
  await expect(request.address).toBeFocused();
  // During slow typing the list shows the places for the first letters.
  const found = page.waitForResponse(new RegExp(`${pathOf(autocompletePlaces)}\\?query=Siam&`));
  await page.keyboard.type('Siam');
  await found;
  await expect(request.address).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(request.field('customer.name')).toBeFocused();
  await page.keyboard.type(customer.name);
  await page.keyboard.press('Enter');
  await expect(request.field('customer.phone')).toBeFocused();
  await page.keyboard.type(customer.phone);
  await tabTo(page, request.field('items.amount'));
  await page.keyboard.type('185');
  await tabTo(page, page.getByRole('radio', { name: 'Cash on delivery' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Paid online' })).toBeChecked();
  await expect(request.deliverable).toBeVisible();
  await tabTo(page, request.submit);
  await page.keyboard.press('Enter');

  await request.sent();
  await expect(new OrderDetail(page, customer.name).region).toBeVisible();
});

test('a merchant who types while the screen is loading stays in that field', async ({ page }) => {
  // On a busy device the next frame may be late; until then the screen has not focused its first field.
  await page.addInitScript(`
    const held = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    window.drawFrame = () => { for (const callback of held.splice(0)) callback(performance.now()); };
  `);
  await new SignInScreen(page).enterDemo();
  const request = new RequestScreen(page);
  await request.field('customer.name').focus();
  await page.evaluate('drawFrame()');
  await expect(request.field('customer.name')).toBeFocused();
  await page.keyboard.type('Somsri');
  await page.evaluate('drawFrame()');
  await expect(request.field('customer.name')).toHaveValue('Somsri');
  await expect(request.address).toHaveValue('');
});
