import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { opaqueToken } from '../../shapes/credentials.ts';
import { optional } from '../../shapes/requested.ts';

/**
 * A guest session (specification §1, §4), where the flag `guest_checkout` is on. A token that is still good is answered with a new
 * one of the same guest; without one, or with one that is worth nothing now, a new guest begins.
 */
export const createGuestSession = defineCall({
  id: 'create-guest-session',
  summary: 'Begin or prolong a guest session',
  service: 'orders',
  method: 'POST',
  path: '/guest/session',
  access: 'public',
  body: z.optional(z.strictObject({ guest_token: optional(opaqueToken) })),
  /** `expires`: seconds for which the token works, as `ExpiresIn` of a sign-in. */
  answer: resultOf(z.object({ guest_token: z.string(), expires: z.int() })),
  errors: ['guest.not-offered', 'guest.too-many'],
});
