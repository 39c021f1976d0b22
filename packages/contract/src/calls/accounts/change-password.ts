import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedPassword } from '../../shapes/credentials.ts';
import { passwordErrors } from './register.ts';

/** Sets a new password, given the current one, and ends every other session of the account. */
export const changePassword = defineCall({
  id: 'change-password',
  summary: 'Change the password and end all other sessions',
  service: 'orders',
  method: 'POST',
  path: '/change-password',
  access: 'account',
  body: z.strictObject({ present_password: typedPassword, password: typedPassword }),
  /** `ended_sessions`: how many other devices the call signed out. */
  answer: resultOf(z.object({ ended_sessions: z.int() })),
  errors: ['password.present-wrong', ...passwordErrors, 'account.too-many', 'account.kept-elsewhere'],
});
