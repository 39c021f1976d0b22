import type { Locator, Page } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { demo, Merchant } from '../merchant.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

/**
 * Two hands on the keys. An interaction is a field that is filled or a control that is activated: typing and the choice from the
 * list of the same field are one, and Tab and the arrows, which only lead there, are none. Everything counts, the sign-in too.
 */
class Hands {
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

  /** By Enter, where the focus is. */
  async activate(what: string): Promise<void> {
    await this.#page.keyboard.press('Enter');
    this.interactions.push(`activate: ${what}`);
  }
}

test('a customer seen before takes three interactions after the sign-in, a new one five, all by keyboard', async ({
  sharedProduct,
}) => {
  // With the address book, as it is shipped; nothing is remembered on the device, not even the email.
  const { product, context } = await sharedProduct({}, { 'activate-address-book': true });
  const customer = newCustomer('Quentin');
  const merchant = await Merchant.signIn(product.url);
  const before = await merchant.request({ customer, notes: 'Ring twice' });
  await merchant.untilKnown(customer);

  const page = await context.newPage();
  const hands = new Hands(page);
  const signIn = new SignInScreen(page);
  await signIn.open();
  await hands.fill(signIn.email, demo.email);
  await hands.fill(signIn.password, demo.password);
  await hands.activate('log in');
  expect(hands.interactions).toHaveLength(3);

  const request = new RequestScreen(page);
  await expect(request.address).toBeFocused();
  await hands.fill(request.address, customer.name.slice(0, 10).toLowerCase());
  await expect(page.getByRole('option', { name: customer.name, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(request.deliverable).toBeVisible();
  await expect(request.field('items.amount')).toBeFocused();
  await hands.fill(request.field('items.amount'), '185');
  await expect(request.submit).toBeEnabled();
  await hands.activate('request the rider');

  const orderId = await request.sent();
  expect(hands.interactions).toHaveLength(6);
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
    const before = hands.interactions.length;
    await hands.fill(request.address, '13.7466,100.5393');
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(request.deliverable).toBeVisible();
    // From field to field by itself, or by Enter: no hand is lifted in between.
    await expect(request.field('customer.name')).toBeFocused();
    await hands.fill(request.field('customer.name'), unknown.name);
    await hands.fill(request.field('customer.phone'), unknown.phone);
    await hands.fill(request.field('items.amount'), '185');
    await expect(request.submit).toBeEnabled();
    await hands.activate('request the rider');
    await request.sent();
    expect(hands.interactions.length - before).toBe(5);
  });
});
