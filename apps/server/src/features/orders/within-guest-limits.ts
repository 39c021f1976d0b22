import type { CallAnswer, CallErrorCode } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import { type HandlerRequest, type Outcome, refused } from '@riderbell/contract/handler.ts';
import { guestIdOf } from '@riderbell/domain/access/principal.ts';
import { guestOrdersUnderWay } from '@riderbell/domain/orders/guest-limits.ts';
import type { GuestClaim, OrderNeeds } from './ports.ts';

type Created = Outcome<CallAnswer<typeof calls.createOrder>, CallErrorCode<typeof calls.createOrder>>;

/** An order that loses a race against another order of the same guest is tried again. */
const maxAttempts = 8;

/**
 * Creates a guest's order only within the limits: orders from its network address, and its own orders in progress. Counting those and
 * creating the order are two statements, so `make` claims the number of orders that the guest has made; it returns "guest-changed" if
 * the guest made another order or was joined to an account since. Orders of other callers are created without limits.
 */
export async function withinGuestLimits(
  { store, guestLimits }: Pick<OrderNeeds, 'store' | 'guestLimits'>,
  { principal, remoteAddress }: Pick<HandlerRequest<typeof calls.createOrder>, 'principal' | 'remoteAddress'>,
  make: (guest: GuestClaim | null) => Promise<Created | 'guest-changed'>,
): Promise<Created> {
  const guestId = guestIdOf(principal);
  if (guestId === null) return withoutGuest(await make(null));
  const seconds = await guestLimits.take(remoteAddress);
  if (seconds !== null) return refused('guest.too-many', { values: { seconds } });
  let made = false;
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const guest = await store.guest(guestId);
      // The guest was joined to an account after its token was checked.
      if (guest === null) return refused('session.invalid');
      if (guest.underWay >= guestOrdersUnderWay) {
        return refused('guest.too-many-orders', { values: { limit: guestOrdersUnderWay } });
      }
      const outcome = await make({ guestId, ordersMade: guest.ordersMade });
      if (outcome === 'guest-changed') continue;
      made = outcome.ok;
      return outcome;
    }
    throw new Error(`guest ${guestId} made ${maxAttempts} other orders in a row`);
  } finally {
    // An order that was not created does not count.
    if (!made) await guestLimits.giveBack(remoteAddress);
  }
}

function withoutGuest(outcome: Created | 'guest-changed'): Created {
  if (outcome === 'guest-changed') throw new Error('an order without a guest cannot lose a race of guests');
  return outcome;
}
