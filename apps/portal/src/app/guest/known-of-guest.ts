import { readableAddress } from '@riderbell/domain/places/address.ts';
import type { Registration } from '../../features/accounts/register/check-registration.ts';
import { type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';

/** What a guest said while requesting a rider, so that the registration does not ask for it again. */
export interface KnownOfGuest {
  readonly registration: Partial<Registration>;
  /** Where the last order was collected; null while there is none. It becomes the account's, with the order. */
  readonly origin: string | null;
}

/**
 * @param tab keeps the sender of the request
 * @param device keeps the guest's orders, the newest first
 */
export function knownOfGuest(tab: Pick<Store, 'read'>, device: Pick<Store, 'read'>): KnownOfGuest {
  const [order] = listIn(device.read(storageKeys.guestOrders), 'orders');
  const sender = tab.read(storageKeys.guestSender);
  const ordered = partOf(order, 'sender');
  // What was typed last counts.
  const said = (inForm: string, inOrder: string) => textIn(sender, inForm) || textIn(ordered, inOrder);
  const registration = {
    name: said('name', 'name'),
    email_address: said('email', 'email'),
    phone_number: said('phone', 'phone_number'),
  };
  const origin = readableAddress(textIn(partOf(order, 'collection_point'), 'address'));
  return { registration: { ...registration, is_private: true }, origin: origin === '' ? null : origin };
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function textIn(value: unknown, name: string): string {
  const part = partOf(value, name);
  return typeof part === 'string' ? part.trim() : '';
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const part = partOf(value, name);
  return Array.isArray(part) ? part : [];
}
