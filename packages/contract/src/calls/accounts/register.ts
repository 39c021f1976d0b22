import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { opaqueToken, typedEmail, typedPassword } from '../../shapes/credentials.ts';
import { personName } from '../../shapes/primitives.ts';
import { defaulted, ruled } from '../../shapes/requested.ts';

/** The faults of a new password, in the order of specification §5, Accounts. */
export const passwordErrors = [
  'password.length',
  'password.number',
  'password.uppercase',
  'password.lowercase',
  'password.letter',
  'password.special',
] as const;

/**
 * Signs up (specification §5, §7, §8). The account does not exist before the mailed link is confirmed. With `outlet_id` it is linked to
 * that outlet, whose owners must include the address; without it, and if the deployment registers new vendors (NPV), a new vendor is
 * created. Fields may be empty: each missing one has its own error code.
 */
export const register = defineCall({
  id: 'register',
  summary: 'Sign up; the server mails a confirmation link',
  service: 'orders',
  method: 'POST',
  path: '/register',
  access: 'public',
  body: z.strictObject({
    email_address: typedEmail,
    password: typedPassword,
    /** The person's name. */
    name: ruled(personName(100), ''),
    /** The name of a new business; ignored with an `outlet_id`. */
    vendor_name: ruled(personName(100), ''),
    /** Whether the account is for an individual: the vendor then has the person's name. Ignored with an `outlet_id`. */
    is_private: defaulted(z.boolean(), false),
    /** The token of a guest who signs up: the new vendor takes over the guest's orders and last collection address when the link is opened. */
    guest_token: defaulted(opaqueToken, null),
    phone_number: ruled(z.string().check(z.trim(), z.maxLength(32)), ''),
    /** Absent or null for a new business. */
    outlet_id: defaulted(z.string().check(z.trim(), z.maxLength(64)), null),
    terms_accepted: ruled(z.boolean(), false),
    /** The language of the mails; if missing or not offered, the deployment's default. */
    locale: defaulted(z.string().check(z.maxLength(35)), ''),
  }),
  /** `expires_in`: seconds for which the mailed link works. `sign_in_key`: lets the link also sign in (decision 049). */
  answer: resultOf(z.object({ email_address: z.string(), expires_in: z.int(), sign_in_key: z.string() })),
  errors: [
    'register.closed',
    'register.email-invalid',
    ...passwordErrors,
    'register.name-missing',
    'register.vendor-name-missing',
    'register.phone-missing',
    'register.phone-wrong',
    'register.terms-not-accepted',
    'register.vendor-missing',
    'register.wrong-email',
    'register.already-linked',
    'register.already-registered',
    'account.too-many',
    'account.kept-elsewhere',
  ],
});
