import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { authenticationResult, user } from '../../shapes/session.ts';

/** specification §7, Account. */
export const login = defineCall({
  id: 'login',
  summary: 'Sign in with e-mail and password',
  service: 'orders',
  method: 'POST',
  path: '/login',
  access: 'public',
  body: z.strictObject({
    email_address: z.string().check(z.trim(), z.minLength(1), z.maxLength(320)),
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  answer: resultOf(z.object({ user, AuthenticationResult: authenticationResult })),
  errors: ['login.failed', 'login.too-many'],
});
