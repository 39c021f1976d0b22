import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedToken } from '../../shapes/credentials.ts';
import { optional } from '../../shapes/requested.ts';
import { authenticationResult } from '../../shapes/session.ts';

/**
 * Trades a refresh token for new tokens; the old one is spent, and using it twice ends the session (decisions: Accounts). A client that
 * sends a random `attempt` along, another for each token, may send both again when the answer was lost: for an hour, and as long as
 * the new tokens were not used.
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
