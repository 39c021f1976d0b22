import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedPassword } from '../../shapes/credentials.ts';
import { passwordErrors } from './register.ts';

/** Sets a new password with the present one; every other session of the account ends. */
export const changePassword = defineCall({
  id: 'change-password',
  summary: 'Change the password; other sessions end',
  service: 'orders',
  method: 'POST',
  path: '/change-password',
  access: 'account',
  body: z.strictObject({ present_password: typedPassword, password: typedPassword }),
  /** `ended_sessions`: how many other devices were signed out. */
  answer: resultOf(z.object({ ended_sessions: z.int() })),
  errors: ['password.present-wrong', ...passwordErrors, 'account.too-many', 'account.kept-elsewhere'],
});
