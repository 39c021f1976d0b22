import { readableAddress } from '@riderbell/domain/places/address.ts';
import type { Registration } from '../../features/accounts/register/check-registration.ts';
import { type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';

/** What a guest entered while requesting a rider, so that the registration does not ask again. */
export interface GuestDetails {
  readonly registration: Partial<Registration>;
  /** The collection point of the last order; null without an order. It moves to the account with the order. */
  readonly origin: string | null;
}

/**
 * @param tab stores the sender of the request
 * @param device stores the guest's orders, the newest first
 */
export function readGuestDetails(tab: Pick<Store, 'read'>, device: Pick<Store, 'read'>): GuestDetails {
  const [order] = listIn(device.read(storageKeys.guestOrders), 'orders');
  const sender = tab.read(storageKeys.guestSender);
  const orderSender = partOf(order, 'sender');
  // The form has precedence, because it is newer than the order.
  const newest = (inForm: string, inOrder: string) => textIn(sender, inForm) || textIn(orderSender, inOrder);
  const registration = {
    name: newest('name', 'name'),
    email_address: newest('email', 'email'),
    phone_number: newest('phone', 'phone_number'),
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
