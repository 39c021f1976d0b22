import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';

/** Signs out every device of the account but the caller's. */
export const endOtherSessions = defineCall({
  id: 'end-other-sessions',
  summary: 'Sign out every other device of the account',
  service: 'orders',
  method: 'POST',
  path: '/sessions/end-others',
  access: 'account',
  body: z.optional(z.strictObject({})),
  answer: resultOf(z.object({ ended_sessions: z.int() })),
  errors: [],
});
