import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { opaqueToken } from '../../shapes/credentials.ts';

/** Makes the account of a registration real, with the token of the mailed link: once, within 24 hours (specification §9). */
export const confirmRegistration = defineCall({
  id: 'confirm-registration',
  summary: 'Confirm a registration with the mailed link',
  service: 'orders',
  method: 'POST',
  path: '/register/confirm',
  access: 'public',
  body: z.strictObject({ token: opaqueToken }),
  /** The address to sign in with. */
  answer: resultOf(z.object({ email_address: z.string() })),
  errors: [
    'register.link-invalid',
    'register.link-used',
    'register.link-expired',
    'register.already-registered',
    'account.too-many',
  ],
});
