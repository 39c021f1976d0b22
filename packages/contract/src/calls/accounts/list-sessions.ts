import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { signedInDevice } from '../../shapes/signed-in-device.ts';

/** The sessions of the account: the caller's first, then the most recently used. */
export const listSessions = defineCall({
  id: 'list-sessions',
  summary: 'List the sessions of the account',
  service: 'orders',
  method: 'GET',
  path: '/sessions',
  access: 'account',
  answer: resultOf(z.object({ sessions: z.array(signedInDevice) })),
  errors: [],
});
