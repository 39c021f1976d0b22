import type { Page } from '@playwright/test';
import { type Customer, newCustomer } from './customers.ts';
import { test as base } from './fixtures.ts';
import { endProduct, type FlagChanges, startProduct } from './product.ts';
import { RequestScreen } from './screens/request-screen.ts';
import { SenderScreen } from './screens/sender-screen.ts';
import { english, guestWords } from './words.ts';

/** Allows guest checkout, lets guests edit their orders and draws delivery areas. */
export const guestFlags: FlagChanges = {
  guest_checkout: true,
  'draw-delivery-areas': true,
  'show-modify-order-button': true,
};

/** Journeys on a server with guest checkout. */
export const test = base.extend({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      // All guests come from one address, which may usually create only ten orders in a quarter of an hour.
      const product = await startProduct({ GUEST_ORDERS_PER_ADDRESS: '1000' }, guestFlags);
      await use(product);
      await endProduct(product);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export interface GuestOrder {
  readonly orderId: string;
  readonly customer: Customer;
  readonly email: string;
}

/** Requests a rider as a guest; ends with the order on the tracking screen. */
export async function orderAsGuest(page: Page, address = 'Siam'): Promise<GuestOrder> {
  const customer = newCustomer('Malee');
  const email = `${customer.phone.slice(1)}@riderbell.test`;
  await page.goto('/request-a-rider/guest');
  await new SenderScreen(page).fillAndSubmit(newCustomer('Niran'), email);
  const request = new RequestScreen(page, guestWords(english));
  await request.fill({ address, customer, amount: '240' });
  return { orderId: await request.send(), customer, email };
}

/** Reads a value of the portal from the browser's storage. */
export async function stored(page: Page, name: string): Promise<unknown> {
  return JSON.parse((await page.evaluate<string | null>(`localStorage.getItem('riderbell.${name}')`)) ?? 'null');
}

/** Replaces a stored value, to simulate a later visit. */
export async function store(page: Page, name: string, value: unknown): Promise<void> {
  await page.evaluate(`localStorage.setItem('riderbell.${name}', ${JSON.stringify(JSON.stringify(value))})`);
}
