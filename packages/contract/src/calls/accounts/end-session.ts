import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';

/** Signs out one device of the account, whose tokens the server refuses from then on. */
export const endSession = defineCall({
  id: 'end-session',
  summary: 'Sign out one device of the account',
  service: 'orders',
  method: 'POST',
  path: '/sessions/:id/end',
  access: 'account',
  params: z.object({ id }),
  body: z.optional(z.strictObject({})),
  answer: resultOf(z.object({})),
  errors: ['session.not-found'],
});
