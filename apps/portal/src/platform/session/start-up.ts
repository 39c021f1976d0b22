import type { ApplicationMode } from '@riderbell/domain/accounts/session.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import type { HeldCredentials } from './authorization.ts';

/**
 * How the portal starts (specification §4, Session): without a stored token CLASSIC, with one of the system around it GODROID, for
 * the restaurant of its payload, with a guest's GUEST, unless the guest has signed in since. The server verifies the tokens; here
 * they are only read, and an outside one without a restaurant is none.
 */
export function startUpOf({ externalToken, auth, guestToken }: HeldCredentials): {
  readonly mode: ApplicationMode;
  readonly vendorId: string | null;
} {
  const vendorId = externalToken === null ? null : restaurantOf(externalToken);
  if (vendorId !== null) return { mode: 'GODROID', vendorId };
  return auth === null && guestToken !== null
    ? { mode: 'GUEST', vendorId: guestVendorId }
    : { mode: 'CLASSIC', vendorId };
}

/** The claim `restaurant_id`; null when the text is no token, or names none. */
function restaurantOf(token: string): string | null {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
      byte.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null || !('restaurant_id' in claims)) return null;
    const { restaurant_id: vendorId } = claims;
    return typeof vendorId === 'string' && vendorId !== '' ? vendorId : null;
  } catch {
    return null;
  }
}
