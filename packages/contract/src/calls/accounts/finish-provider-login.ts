import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { opaqueToken } from '../../shapes/credentials.ts';
import { authenticationResult, user } from '../../shapes/session.ts';

/** Completes a sign-in at the outside provider: exchanges its code, once, and starts a session. */
export const finishProviderLogin = defineCall({
  id: 'finish-provider-login',
  summary: 'Complete a sign-in at the outside provider',
  service: 'orders',
  method: 'POST',
  path: '/login/provider/finish',
  access: 'public',
  body: z.strictObject({
    attempt: opaqueToken,
    /** The query string of the provider's redirect, without the question mark. */
    query: z.string().check(z.minLength(1), z.maxLength(8192)),
  }),
  answer: resultOf(z.object({ user, AuthenticationResult: authenticationResult })),
  errors: [
    'login.resource-not-found',
    'login.internal-error',
    'login.unexpected-error',
    'login.invalid-response',
    'login.parameter-invalid',
    'login.user-pool-configuration-invalid',
    'login.role-policy-invalid',
    'login.user-not-validated',
    'login.code-invalid',
    'login.email-invalid',
    'login.user-not-found',
    'login.username-exists',
    'login.too-many',
  ],
});
