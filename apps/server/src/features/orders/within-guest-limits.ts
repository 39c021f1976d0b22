import type { CallAnswer, CallErrorCode } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import { type HandlerRequest, type Outcome, refused } from '@riderbell/contract/handler.ts';
import { guestIdOf } from '@riderbell/domain/access/principal.ts';
import { guestOrdersUnderWay } from '@riderbell/domain/orders/guest-limits.ts';
import type { GuestClaim, OrderNeeds } from './ports.ts';

type Created = Outcome<CallAnswer<typeof calls.createOrder>, CallErrorCode<typeof calls.createOrder>>;

/** Each loser of a race of two orders of one guest looks again. */
const attempts = 8;

/**
 * Makes an order of a guest only where its limits leave room: orders of its address in time, and its own that are under way. The
 * count under way and the order's making are two statements, so the second holds only while the guest has made no other order
 * since; "guest-changed" says that it has, or that it was joined to an account meanwhile. Everybody else's is made at once.
 */
export async function withinGuestLimits(
  { store, guestLimits }: Pick<OrderNeeds, 'store' | 'guestLimits'>,
  { principal, remoteAddress }: Pick<HandlerRequest<typeof calls.createOrder>, 'principal' | 'remoteAddress'>,
  make: (guest: GuestClaim | null) => Promise<Created | 'guest-changed'>,
): Promise<Created> {
  const guestId = guestIdOf(principal);
  if (guestId === null) return settled(await make(null));
  const seconds = await guestLimits.take(remoteAddress);
  if (seconds !== null) return refused('guest.too-many', { values: { seconds } });
  let made = false;
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const guest = await store.guest(guestId);
      // Joined to an account since the token was looked at.
      if (guest === null) return refused('session.invalid');
      if (guest.underWay >= guestOrdersUnderWay) {
        return refused('guest.too-many-orders', { values: { limit: guestOrdersUnderWay } });
      }
      const outcome = await make({ guestId, ordersMade: guest.ordersMade });
      if (outcome === 'guest-changed') continue;
      made = outcome.ok;
      return outcome;
    }
    throw new Error(`guest ${guestId} made ${attempts} other orders in a row`);
  } finally {
    // What came to nothing has sent no rider anywhere.
    if (!made) await guestLimits.giveBack(remoteAddress);
  }
}

function settled(outcome: Created | 'guest-changed'): Created {
  if (outcome === 'guest-changed') throw new Error('an order without a guest waits for none');
  return outcome;
}
