import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';

/** Ends the session of an account, or locks a shared device. */
export const logout = defineCall({
  id: 'logout',
  summary: 'End the session and its tokens',
  service: 'orders',
  method: 'POST',
  path: '/logout',
  access: 'session',
  body: z.optional(z.strictObject({})),
  answer: resultOf(z.object({})),
  errors: ['session.account-required'],
});
