import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { opaqueToken, typedToken } from '../../shapes/credentials.ts';
import { defaulted } from '../../shapes/requested.ts';
import { authenticationResult, user } from '../../shapes/session.ts';

/** Creates the account of a registration, given the token of the mailed link: once, within 24 hours (specification §9). */
export const confirmRegistration = defineCall({
  id: 'confirm-registration',
  summary: 'Confirm a registration with the mailed link',
  service: 'orders',
  method: 'POST',
  path: '/register/confirm',
  access: 'public',
  /** `sign_in_key`: from the answer to the registration, if the link is opened in the same browser. */
  body: z.strictObject({ token: typedToken, sign_in_key: defaulted(opaqueToken, null) }),
  /** The address to sign in with. `session` only with the right `sign_in_key`: a link alone does not sign in (decision 049). */
  answer: resultOf(
    z.object({
      email_address: z.string(),
      session: z.nullable(z.object({ user, AuthenticationResult: authenticationResult })),
    }),
  ),
  errors: [
    'register.link-invalid',
    'register.link-used',
    'register.link-expired',
    'register.already-registered',
    'account.too-many',
  ],
});
