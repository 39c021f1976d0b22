import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { opaqueToken } from '../../shapes/credentials.ts';

/**
 * Ends the guest of the token for good: all tokens of that guest become invalid. The guest's orders continue. An invalid token gets
 * the same answer, so that the client may repeat the call after a lost answer.
 */
export const forgetGuest = defineCall({
  id: 'forget-guest',
  summary: 'End a guest and all its tokens',
  service: 'orders',
  method: 'POST',
  path: '/guest/forget',
  access: 'public',
  body: z.strictObject({ guest_token: opaqueToken }),
  answer: resultOf(z.object({})),
  errors: [],
});
