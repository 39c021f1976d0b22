import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedEmail } from '../../shapes/credentials.ts';

/** Mails a code of 6 digits. The answer and its timing are the same whether or not the address is known. */
export const forgotPassword = defineCall({
  id: 'forgot-password',
  summary: 'Mail a code for setting a new password',
  service: 'orders',
  method: 'POST',
  path: '/forgot-password',
  access: 'public',
  body: z.strictObject({ email_address: typedEmail }),
  /** `expires_in`: seconds for which the code works. */
  answer: resultOf(z.object({ expires_in: z.int() })),
  errors: ['register.email-invalid', 'account.too-many', 'account.kept-elsewhere'],
});
