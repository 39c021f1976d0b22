import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedEmail, typedPassword } from '../../shapes/credentials.ts';
import { ruled } from '../../shapes/requested.ts';
import { passwordErrors } from './register.ts';

/** Sets a new password with the mailed code, which works once, and ends every session of the account. */
export const resetPassword = defineCall({
  id: 'reset-password',
  summary: 'Set a new password with the mailed code',
  service: 'orders',
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  body: z.strictObject({
    email_address: typedEmail,
    /** 6 digits; any other text is a wrong code. */
    code: ruled(z.string().check(z.trim(), z.maxLength(16)), ''),
    password: typedPassword,
  }),
  answer: resultOf(z.object({})),
  errors: [...passwordErrors, 'reset.code-invalid', 'account.too-many', 'account.kept-elsewhere'],
});
