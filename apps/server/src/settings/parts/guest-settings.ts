import { guestOrdersPerAddress } from '@riderbell/domain/orders/guest-limits.ts';
import type { SettingReader } from '../setting-reader.ts';

/** Requests without an account; whether there are any is the flag `guest_checkout`. */
export interface GuestSettings {
  sessionHours: number;
  /** In a quarter of an hour. */
  ordersPerAddress: number;
}

export function readGuestSettings(reader: SettingReader): GuestSettings {
  reader.part('Guests');
  return {
    sessionHours: reader.number({
      name: 'GUEST_SESSION_HOURS',
      meaning: 'how long a guest follows its orders, and can bring them into an account, after it last came',
      from: 1,
      to: 720,
      // An order may be meant for two days ahead, and is followed until it has arrived.
      fallback: 72,
    }),
    ordersPerAddress: reader.number({
      name: 'GUEST_ORDERS_PER_ADDRESS',
      meaning: 'how many orders guests may make from one network address in a quarter of an hour',
      from: 1,
      to: 10_000,
      fallback: guestOrdersPerAddress,
    }),
  };
}
