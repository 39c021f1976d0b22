import type { Handlers } from '@riderbell/contract/handler.ts';
import { createGuestSession } from './create-guest-session.ts';
import { forgetGuest } from './forget-guest.ts';
import { joinGuest } from './join-guest.ts';
import type { GuestNeeds } from './ports.ts';

/** Guests (specification §1, GUEST): starts their sessions, forgets them and joins them to an account. */
export function createGuestsFeature(needs: GuestNeeds): {
  readonly handlers: Pick<Handlers, 'createGuestSession' | 'forgetGuest' | 'joinGuest'>;
} {
  const handlers = {
    createGuestSession: createGuestSession(needs),
    forgetGuest: forgetGuest(needs),
    joinGuest: joinGuest(needs),
  };
  return { handlers };
}
