import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import { customerAtDoor, doorQuery, type TypedDoor } from '@riderbell/domain/addressbook/same-door.ts';
import { joinAddress } from '@riderbell/domain/places/address.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { wait } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { createBookSearch } from './book-search.ts';
import { type SavedCustomer, savedCustomerOf } from './saved-customer.ts';

/**
 * Reports which saved customer the form is for: the chosen one while number and address still match, otherwise the
 * customer found for them. Null also while that is not certain.
 */
export function useMatchingCustomer(
  door: TypedDoor,
  chosen: SavedCustomer | null,
  search: (query: string, signal: AbortSignal) => Promise<readonly SavedAddress[]>,
  onMatch: (customer: SavedCustomer | null) => void,
): void {
  const { phone_prefix: prefix } = useDeployment();
  const [book] = useState(() => createBookSearch(search, wait));
  const { customers } = useSyncExternalStore(book.subscribe, book.get);
  const isChosen = chosen !== null && isAtDoor(chosen, door, prefix);
  const query = isChosen ? '' : doorQuery(door, prefix);
  useEffect(() => book.type(query), [book, query]);
  const found = isChosen ? null : savedAtDoor(customers, door, prefix);
  const report = useEffectEvent(onMatch);
  useEffect(() => report(isChosen ? chosen : found && savedCustomerOf(found)), [isChosen, chosen, found]);
}

/** Whether the form still has the number and the address of this customer. */
export function isAtDoor({ place, customer }: SavedCustomer, door: TypedDoor, prefix: string): boolean {
  const { unitNumber: unit, building, customerPhone: phone } = customer;
  const address = joinAddress({ unit, building, text: place.address });
  return customerAtDoor(door, [{ phone, address }], prefix) !== null;
}

/** The saved customer with the typed number and address; null if there is none. */
export function savedAtDoor(saved: readonly SavedAddress[], door: TypedDoor, prefix: string): SavedAddress | null {
  const numbered = saved.map((customer) => ({ phone: customer.phone_number, address: customer.address, customer }));
  return customerAtDoor(door, numbered, prefix)?.customer ?? null;
}
