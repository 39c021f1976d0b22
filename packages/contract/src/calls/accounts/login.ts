import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedEmail, typedPassword } from '../../shapes/credentials.ts';
import { authenticationResult, user } from '../../shapes/session.ts';

/** specification §7, Account. */
export const login = defineCall({
  id: 'login',
  summary: 'Sign in with e-mail and password',
  service: 'orders',
  method: 'POST',
  path: '/login',
  access: 'public',
  body: z.strictObject({ email_address: typedEmail, password: typedPassword }),
  answer: resultOf(z.object({ user, AuthenticationResult: authenticationResult })),
  errors: ['login.failed', 'login.user-not-confirmed', 'login.too-many', 'account.kept-elsewhere'],
});
