import type { Locator, Page } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { demo, Merchant } from '../merchant.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

/**
 * Counts interactions by keyboard: filling a field or activating a control. Typing and choosing from the field's list count as one; Tab
 * and the arrow keys, which only move the focus, do not count. The sign-in counts too.
 */
class KeyboardUser {
  readonly interactions: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await tabTo(this.#page, field);
    await this.#page.keyboard.type(text);
    this.interactions.push(`fill: ${text}`);
  }

  /** Presses Enter at the focus. */
  async activate(what: string): Promise<void> {
    await this.#page.keyboard.press('Enter');
    this.interactions.push(`activate: ${what}`);
  }
}

test('after the sign-in, a request for a returning customer takes three interactions and for a new one five, by keyboard', async ({
  sharedProduct,
}) => {
  // With the address book, as by default; nothing is stored on the device, not even the email.
  const { product, context } = await sharedProduct({}, { 'activate-address-book': true });
  const customer = newCustomer('Quentin');
  const merchant = await Merchant.signIn(product.url);
  const before = await merchant.request({ customer, notes: 'Ring twice' });
  await merchant.waitUntilSaved(customer);

  const page = await context.newPage();
  const user = new KeyboardUser(page);
  const signIn = new SignInScreen(page);
  await signIn.open();
  await user.fill(signIn.email, demo.email);
  await user.fill(signIn.password, demo.password);
  await user.activate('log in');
  expect(user.interactions).toHaveLength(3);

  const request = new RequestScreen(page);
  await expect(request.address).toBeFocused();
  await user.fill(request.address, customer.name.slice(0, 10).toLowerCase());
  await expect(page.getByRole('option', { name: customer.name, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(request.deliverable).toBeVisible();
  await expect(request.field('items.amount')).toBeFocused();
  await user.fill(request.field('items.amount'), '185');
  await expect(request.submit).toBeEnabled();
  await user.activate('request the rider');

  const orderId = await request.sent();
  expect(user.interactions).toHaveLength(6);
  const order = await merchant.read({ vendor_id: 'demo', order_id: orderId });
  const { name, phone_number, location } = before.customer;
  expect(order).toMatchObject({
    customer: { name, phone_number, location: { ...location, address: expect.stringContaining(location.address) } },
    order: { amount: 185 },
    preordered_for: null,
  });

  await test.step('a new customer', async () => {
    await request.open('demo');
    const unknown = newCustomer('Ratree');
    const before = user.interactions.length;
    await user.fill(request.address, '13.7466,100.5393');
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(request.deliverable).toBeVisible();
    // The focus moves to the next field automatically or with Enter.
    await expect(request.field('customer.name')).toBeFocused();
    await user.fill(request.field('customer.name'), unknown.name);
    await user.fill(request.field('customer.phone'), unknown.phone);
    await user.fill(request.field('items.amount'), '185');
    await expect(request.submit).toBeEnabled();
    await user.activate('request the rider');
    await request.sent();
    expect(user.interactions.length - before).toBe(5);
  });
});
