import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedToken } from '../../shapes/credentials.ts';

/**
 * Moves a guest's orders to the caller's account (specification §1). The token is the only proof, and becomes invalid. A repeated call
 * of the same account gets the same answer.
 */
export const joinGuest = defineCall({
  id: 'join-guest',
  summary: 'Move the orders of a guest to the account',
  service: 'orders',
  method: 'POST',
  path: '/guest/join',
  access: 'account',
  body: z.strictObject({ guest_token: typedToken }),
  /** `joined`: how many orders were moved. */
  answer: resultOf(z.object({ joined: z.int() })),
  errors: [
    'guest.not-offered',
    'guest.token-invalid',
    'guest.token-expired',
    'guest.already-joined',
    'guest.vendor-missing',
  ],
});
