import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { paths } from '../platform/paths.ts';

/**
 * Where the request button leads: to the sign-in if the flag demands it (specification §6); to a guest's
 * request if guests are allowed; otherwise new visitors to the registration, and returning merchants to the sign-in.
 * @param canRegister whether the portal has a registration
 * @param isKnown whether a merchant has signed in on this device before
 */
export function requestEntryPath(
  isOn: (flag: FlagName) => boolean,
  { canRegister, isKnown }: { canRegister: boolean; isKnown: boolean },
): string {
  if (isOn('request-a-rider-button-goes-to-login-page')) return paths.connect();
  if (isOn('guest_checkout')) return guestRequestPath();
  return canRegister && !isKnown ? paths.register() : paths.connect();
}

/** The address of a guest's request. It names the guest vendor, so that a merchant with an expired session does not become a guest. */
export function guestRequestPath(): string {
  return paths.requestARider(guestVendorId);
}
