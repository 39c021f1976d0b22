import { guestOrdersPerAddress } from '@riderbell/domain/orders/guest-limits.ts';
import type { SettingReader } from '../setting-reader.ts';

/** Settings of guests, who order without an account; the flag `guest_checkout` enables them. */
export interface GuestSettings {
  sessionHours: number;
  /** Per quarter of an hour. */
  ordersPerAddress: number;
}

export function readGuestSettings(reader: SettingReader): GuestSettings {
  reader.part('Guests');
  return {
    sessionHours: reader.number({
      name: 'GUEST_SESSION_HOURS',
      meaning: 'how long after the last visit a guest can track orders and take them into an account',
      from: 1,
      to: 720,
      // An order may be scheduled two days ahead and is tracked until its delivery.
      fallback: 72,
    }),
    ordersPerAddress: reader.number({
      name: 'GUEST_ORDERS_PER_ADDRESS',
      meaning: 'how many orders guests may place from one network address in a quarter of an hour',
      from: 1,
      to: 10_000,
      fallback: guestOrdersPerAddress,
    }),
  };
}
