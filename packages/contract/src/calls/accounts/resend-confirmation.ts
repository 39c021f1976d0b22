import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedEmail } from '../../shapes/credentials.ts';

/** Mails the link of a registration again. The answer is the same whether or not there is one. */
export const resendConfirmation = defineCall({
  id: 'resend-confirmation',
  summary: 'Mail the link of a registration again',
  service: 'orders',
  method: 'POST',
  path: '/register/resend',
  access: 'public',
  body: z.strictObject({ email_address: typedEmail }),
  answer: resultOf(z.object({})),
  errors: ['register.email-invalid', 'account.too-many', 'account.kept-elsewhere'],
});
