import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedToken } from '../../shapes/credentials.ts';
import { optional } from '../../shapes/requested.ts';
import { authenticationResult } from '../../shapes/session.ts';

/**
 * Exchanges a refresh token for new tokens. A refresh token works once; a second use ends the session (specification §6). If the
 * client also sends a random `attempt`, a new one for each token, it may repeat the request for an hour after a lost answer, until
 * it uses the new tokens.
 */
export const extendLogin = defineCall({
  id: 'extend-login',
  summary: 'Extend the session with a refresh token',
  service: 'orders',
  method: 'POST',
  path: '/login/extend',
  access: 'public',
  body: z.strictObject({
    refresh_token: typedToken,
    attempt: optional(
      z.string().check(z.regex(/^[\w-]{22,128}$/, 'must have 22 to 128 characters: letters, digits, - and _')),
    ),
  }),
  answer: resultOf(z.object({ AuthenticationResult: authenticationResult })),
  errors: ['session.refresh-invalid'],
});
