import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { typedPassword, typedToken } from '../../shapes/credentials.ts';
import { personName } from '../../shapes/primitives.ts';
import { defaulted, ruled } from '../../shapes/requested.ts';
import { authenticationResult, user } from '../../shapes/session.ts';
import { invitationErrors, teamRole } from '../../shapes/team.ts';
import { passwordErrors } from '../accounts/register.ts';

/**
 * Makes the account of an invited person and accepts the invitation, once. The mailed token proves the address, so nothing is left to
 * confirm and the answer signs in.
 */
export const registerInvited = defineCall({
  id: 'register-invited',
  summary: 'Sign up with a mailed invitation',
  service: 'orders',
  method: 'POST',
  path: '/invitations/register',
  access: 'public',
  body: z.strictObject({
    token: typedToken,
    name: ruled(personName(100), ''),
    password: typedPassword,
    terms_accepted: ruled(z.boolean(), false),
    /** The language of the account's mails; if missing or not offered, the deployment's default. */
    locale: defaulted(z.string().check(z.maxLength(35)), ''),
  }),
  answer: resultOf(
    z.object({ user, AuthenticationResult: authenticationResult, vendor_id: z.string(), role: teamRole }),
  ),
  errors: [
    ...passwordErrors,
    'register.name-missing',
    'register.terms-not-accepted',
    ...invitationErrors,
    'register.already-registered',
    'account.too-many',
    'account.kept-elsewhere',
  ],
});
