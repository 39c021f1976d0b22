import { customerKey, termsOfCustomer } from '@riderbell/domain/addressbook/search-terms.ts';
import type { AddressBookNeeds, OrderedCustomer } from './ports.ts';

/** How many orders of the past are read at a time. */
const portion = 500;
const day = 24 * 60 * 60_000;

/** Before this nobody is remembered any more (epoch ms). */
export function rememberedSince({ now, retentionDays }: Pick<AddressBookNeeds, 'now' | 'retentionDays'>): number {
  return now() - retentionDays * day;
}

/** Learns the customer of one order; doing it again changes nothing. */
export async function learnCustomer(needs: AddressBookNeeds, orderId: string): Promise<void> {
  const customer = await needs.orders.customerOf(orderId);
  if (customer) await learn(needs, [customer]);
}

/** Learns from the orders after this one, and leaves what comes next to another job: a crash costs one portion. */
export async function learnPastCustomers(needs: AddressBookNeeds, after: string): Promise<void> {
  const { customers, last } = await needs.store.pastOrders(after, portion);
  await learn(needs, customers);
  if (last !== null) await needs.addJob('learn-past-customers', { after: last });
}

async function learn(needs: AddressBookNeeds, customers: readonly OrderedCustomer[]): Promise<void> {
  const since = rememberedSince(needs);
  const learned = customers
    .filter(({ orderedAt }) => Date.parse(orderedAt) >= since)
    .map((customer) => ({
      ...customer,
      key: customerKey(customer, needs.phonePrefix),
      terms: termsOfCustomer(customer),
    }));
  if (learned.length > 0) await needs.store.learn(learned);
}
