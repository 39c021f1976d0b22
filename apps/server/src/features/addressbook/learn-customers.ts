import { customerKey, termsOfCustomer } from '@riderbell/domain/addressbook/search-terms.ts';
import type { AddressBookNeeds, OrderedCustomer } from './ports.ts';

/** How many past orders are read at a time. */
const batch = 500;
const day = 24 * 60 * 60_000;

/** Customers whose last order is older than this instant (epoch ms) are forgotten. */
export function oldestRemembered({ now, retentionDays }: Pick<AddressBookNeeds, 'now' | 'retentionDays'>): number {
  return now() - retentionDays * day;
}

/** Learns the customer of one order; repeating it changes nothing. */
export async function learnCustomer(needs: AddressBookNeeds, orderId: string): Promise<void> {
  const customer = await needs.orders.customerOf(orderId);
  if (customer) await learn(needs, [customer]);
}

/** Learns from one batch of the orders after this one and adds a job for the next batch, so that a crash repeats one batch at most. */
export async function learnPastCustomers(needs: AddressBookNeeds, after: string): Promise<void> {
  const { customers, last } = await needs.store.pastOrders(after, batch);
  await learn(needs, customers);
  if (last !== null) await needs.addJob('learn-past-customers', { after: last });
}

async function learn(needs: AddressBookNeeds, customers: readonly OrderedCustomer[]): Promise<void> {
  const since = oldestRemembered(needs);
  const learned = customers
    .filter(({ orderedAt }) => Date.parse(orderedAt) >= since)
    .map((customer) => ({
      ...customer,
      key: customerKey(customer, needs.phonePrefix),
      terms: termsOfCustomer(customer),
    }));
  if (learned.length > 0) await needs.store.learn(learned);
}
