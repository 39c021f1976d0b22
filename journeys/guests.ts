import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Customer, newCustomer } from './customers.ts';
import { test as base } from './fixtures.ts';
import { endProduct, startProduct } from './product.ts';
import { RequestScreen } from './screens/request-screen.ts';
import { SenderScreen } from './screens/sender-screen.ts';
import { english, toGuests } from './words.ts';

const on = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'on' };

/** Journeys on a server that lets guests in (the flag guest_checkout), draws delivery areas, and has orders changed. */
export const test = base.extend<object, { guestFlags: string }>({
  guestFlags: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'riderbell-guests-'));
      const file = join(folder, 'flags.json');
      const flags = { guest_checkout: on, 'draw-delivery-areas': on, 'show-modify-order-button': on };
      await writeFile(file, JSON.stringify({ flags }));
      await use(file);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ guestFlags }, use) => {
      // All of them come from one address, which elsewhere may make ten orders in a quarter of an hour (decision 021).
      const product = await startProduct({ FLAG_FILE: guestFlags, GUEST_ORDERS_PER_ADDRESS: '1000' });
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
