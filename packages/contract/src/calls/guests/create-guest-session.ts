import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { opaqueToken } from '../../shapes/credentials.ts';
import { optional } from '../../shapes/requested.ts';

/**
 * Creates a guest session (specification §1, §4) while the flag `guest_checkout` is on. For a valid token the answer is a new token of
 * the same guest; without a token or with an invalid one, it is a token of a new guest.
 */
export const createGuestSession = defineCall({
  id: 'create-guest-session',
  summary: 'Start or extend a guest session',
  service: 'orders',
  method: 'POST',
  path: '/guest/session',
  access: 'public',
  body: z.optional(z.strictObject({ guest_token: optional(opaqueToken) })),
  /** `expires`: seconds for which the token works, like `ExpiresIn` of a sign-in. */
  answer: resultOf(z.object({ guest_token: z.string(), expires: z.int() })),
  errors: ['guest.not-offered', 'guest.too-many'],
});
