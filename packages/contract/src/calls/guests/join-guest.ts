import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedToken } from '../../shapes/credentials.ts';

/**
 * Makes a guest's orders those of the account that asks (specification §1). The token is the only proof, and is worth nothing
 * afterwards. The same account may ask again and gets the same answer.
 */
export const joinGuest = defineCall({
  id: 'join-guest',
  summary: 'Take the orders of a guest into the account',
  service: 'orders',
  method: 'POST',
  path: '/guest/join',
  access: 'account',
  body: z.strictObject({ guest_token: typedToken }),
  /** `joined`: how many orders came along. */
  answer: resultOf(z.object({ joined: z.int() })),
  errors: [
    'guest.not-offered',
    'guest.token-invalid',
    'guest.token-expired',
    'guest.already-joined',
    'guest.vendor-missing',
  ],
});
