import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler } from '@riderbell/contract/handler.ts';
import type { GuestNeeds } from './ports.ts';

/** Ends the session of a guest who wants to be forgotten, also while guest checkout is off. */
export function forgetGuest(needs: GuestNeeds): Handler<typeof calls.forgetGuest> {
  return async ({ body }) => {
    const read = await needs.tokens.read(body.guest_token, needs.now());
    if (read.ok) {
      const { guestId } = read.principal;
      await needs.guests.end(guestId, needs.now());
      await needs.announceEnd(guestId);
    }
    return accepted({ result: {} });
  };
}
