import type { ApplicationMode } from '@riderbell/domain/accounts/session.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import type { StoredCredentials } from './authorization.ts';

/**
 * The mode in which the portal starts (specification §4, Session): CLASSIC without a stored token; GODROID with an external one, for
 * the restaurant in its payload; GUEST with a guest token, unless the guest has signed in since. The server verifies the tokens; this
 * only reads them, and ignores an external token without a restaurant.
 */
export function startModeOf({ externalToken, auth, guestToken }: StoredCredentials): {
  readonly mode: ApplicationMode;
  readonly vendorId: string | null;
} {
  const vendorId = externalToken === null ? null : restaurantOf(externalToken);
  if (vendorId !== null) return { mode: 'GODROID', vendorId };
  return auth === null && guestToken !== null
    ? { mode: 'GUEST', vendorId: guestVendorId }
    : { mode: 'CLASSIC', vendorId };
}

/** The claim `restaurant_id`; null if the text is not a token or has no such claim. */
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
