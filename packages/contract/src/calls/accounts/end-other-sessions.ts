import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';

/** Signs every device of the account out but the one that asks. */
export const endOtherSessions = defineCall({
  id: 'end-other-sessions',
  summary: 'Sign every other device of the account out',
  service: 'orders',
  method: 'POST',
  path: '/sessions/end-others',
  access: 'account',
  body: z.optional(z.strictObject({})),
  answer: resultOf(z.object({ ended_sessions: z.int() })),
  errors: [],
});
