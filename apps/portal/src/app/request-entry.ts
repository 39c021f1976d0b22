import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { paths } from '../platform/paths.ts';

/**
 * Where a visitor who wants a rider goes: to the sign-in when the flag sends everybody there (specification §6); straight to a guest's
 * request where guests are admitted; else a newcomer to the registration, and a merchant who has signed in here before to the sign-in.
 * @param registers whether an account can be made here
 * @param isKnown whether somebody has signed in on this device before
 */
export function requestEntry(
  isOn: (flag: FlagName) => boolean,
  { registers, isKnown }: { registers: boolean; isKnown: boolean },
): string {
  if (isOn('request-a-rider-button-goes-to-login-page')) return paths.connect();
  if (isOn('guest_checkout')) return guestRequestPath();
  return registers && !isKnown ? paths.register() : paths.connect();
}

/** The request of a guest: the address says so, or a merchant whose session is over would become one unasked. */
export function guestRequestPath(): string {
  return paths.requestARider(guestVendorId);
}
