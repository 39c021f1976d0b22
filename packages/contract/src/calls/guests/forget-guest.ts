import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { opaqueToken } from '../../shapes/credentials.ts';

/**
 * Ends the guest of the token for good: no token of that guest is worth anything afterwards. Its orders go on. A token that is worth
 * nothing already is answered alike, so that a lost answer may be asked for again.
 */
export const forgetGuest = defineCall({
  id: 'forget-guest',
  summary: 'End a guest; its tokens are refused from then on',
  service: 'orders',
  method: 'POST',
  path: '/guest/forget',
  access: 'public',
  body: z.strictObject({ guest_token: opaqueToken }),
  answer: resultOf(z.object({})),
  errors: [],
});
