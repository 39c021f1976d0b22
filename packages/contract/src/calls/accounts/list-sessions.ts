import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { signedInDevice } from '../../shapes/signed-in-device.ts';

/** Where the account is signed in: the one that asks first, then the one used last. */
export const listSessions = defineCall({
  id: 'list-sessions',
  summary: 'Where the account is signed in',
  service: 'orders',
  method: 'GET',
  path: '/sessions',
  access: 'account',
  answer: resultOf(z.object({ sessions: z.array(signedInDevice) })),
  errors: [],
});
