import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';

/** Signs one device of the account out; its tokens are refused from then on. */
export const endSession = defineCall({
  id: 'end-session',
  summary: 'Sign one device of the account out',
  service: 'orders',
  method: 'POST',
  path: '/sessions/:id/end',
  access: 'account',
  params: z.object({ id }),
  body: z.optional(z.strictObject({})),
  answer: resultOf(z.object({})),
  errors: ['session.not-found'],
});
