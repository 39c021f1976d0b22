import type { Country } from '@riderbell/domain/countries/country.ts';
import { PostgresAddressBook } from '../adapters/postgres/address-book-store.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { addJob } from '../adapters/postgres/job-queue.ts';
import { type AddressBookFeature, createAddressBookFeature } from '../features/addressbook/feature.ts';
import type { OrderedCustomer } from '../features/addressbook/ports.ts';
import type { OrderRecord } from '../features/orders/ports.ts';
import type { VendorAccess } from '../features/outlets/vendor-access.ts';
import type { FlagAnswers } from '../http/ports.ts';
import type { Settings } from '../settings/settings.ts';

export interface AddressBookParts {
  readonly database: Database;
  readonly vendors: VendorAccess;
  readonly orders: { find(orderId: string): Promise<OrderRecord | null> };
  readonly country: Country;
  readonly flags: Pick<FlagAnswers, 'of'>;
  readonly settings: Pick<Settings, 'addressBook'>;
  readonly now: () => number;
}

/** The address book, which learns from the orders of this deployment. */
export function composeAddressBook(parts: AddressBookParts): AddressBookFeature {
  const { database, vendors, orders, country, flags, settings, now } = parts;
  return createAddressBookFeature({
    store: new PostgresAddressBook(database.pool),
    vendors,
    orders: { customerOf: async (orderId) => customerOf(await orders.find(orderId)) },
    addJob: (name, payload) => addJob(database.pool, { name, key: payload.after, payload, runAt: now() }, now()),
    isOn: async (asker) => (await flags.of(asker))['activate-address-book'],
    phonePrefix: country.phonePrefix,
    retentionDays: settings.addressBook.retentionDays,
    now,
  });
}

function customerOf(order: OrderRecord | null): OrderedCustomer | null {
  if (order === null) return null;
  const { name, phoneNumber: phone, address, notes, latitude, longitude } = order.customer;
  const { vendorId, familyId, created_at: orderedAt } = order;
  return { vendorId, familyId, orderedAt, name, phone, address, notes, latitude, longitude };
}
