import type { Page } from '@playwright/test';
import { type Customer, newCustomer } from './customers.ts';
import { test as base } from './fixtures.ts';
import { endProduct, type FlagChanges, startProduct } from './product.ts';
import { RequestScreen } from './screens/request-screen.ts';
import { SenderScreen } from './screens/sender-screen.ts';
import { english, toGuests } from './words.ts';

/** Guests are let in and may have their orders changed, and delivery areas are drawn. */
export const guestFlags: FlagChanges = {
  guest_checkout: true,
  'draw-delivery-areas': true,
  'show-modify-order-button': true,
};

/** Journeys on a server that lets guests in. */
export const test = base.extend({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      // All of them come from one address, which elsewhere may make ten orders in a quarter of an hour (decision 021).
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

/** Requests a rider as a guest, from the request's own address to its order on the tracking screen. */
export async function orderAsGuest(page: Page, address = 'Siam'): Promise<GuestOrder> {
  const customer = newCustomer('Malee');
  const email = `${customer.phone.slice(1)}@riderbell.test`;
  await page.goto('/request-a-rider/guest');
  await new SenderScreen(page).give(newCustomer('Niran'), email);
  const request = new RequestScreen(page, toGuests(english));
  await request.fill({ address, customer, amount: '240' });
  return { orderId: await request.send(), customer, email };
}

/** What the browser keeps under a name of ours. */
export async function stored(page: Page, name: string): Promise<unknown> {
  return JSON.parse((await page.evaluate<string | null>(`localStorage.getItem('riderbell.${name}')`)) ?? 'null');
}

/** Puts something else there, as a browser that comes back later would have it. */
export async function store(page: Page, name: string, value: unknown): Promise<void> {
  await page.evaluate(`localStorage.setItem('riderbell.${name}', ${JSON.stringify(JSON.stringify(value))})`);
}
