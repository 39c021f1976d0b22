import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { paths } from './paths.ts';

/**
 * Where a visitor who wants a rider goes: to the sign-in when the flag sends everybody there (specification §6), and wherever
 * nobody can request without an account; else straight to a guest's request.
 */
export function requestEntry(isOn: (flag: FlagName) => boolean): string {
  const asGuest = isOn('guest_checkout') && !isOn('request-a-rider-button-goes-to-login-page');
  return asGuest ? guestRequestPath() : paths.connect();
}

/** The request of a guest: the address says so, or a merchant whose session is over would become one unasked. */
export function guestRequestPath(): string {
  return paths.requestARider(guestVendorId);
}
