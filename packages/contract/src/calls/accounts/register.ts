import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { opaqueToken, typedEmail, typedPassword } from '../../shapes/credentials.ts';
import { personName } from '../../shapes/primitives.ts';
import { defaulted, ruled } from '../../shapes/requested.ts';

/** What a new password may break (specification §5, Accounts); the order is the specification's. */
export const passwordErrors = [
  'password.length',
  'password.number',
  'password.uppercase',
  'password.lowercase',
  'password.letter',
  'password.special',
] as const;

/**
 * Signs up (specification §5, §7, §8). Nothing exists before the mailed link is confirmed. With `outlet_id` the account is linked to that
 * outlet, whose owners must name the address; without it, where the deployment registers new vendors (NPV), a vendor of that name
 * is made. Fields may be empty: what is missing is said in codes of its own.
 */
export const register = defineCall({
  id: 'register',
  summary: 'Sign up; a link to confirm is mailed',
  service: 'orders',
  method: 'POST',
  path: '/register',
  access: 'public',
  body: z.strictObject({
    email_address: typedEmail,
    password: typedPassword,
    /** Of the person. */
    name: ruled(personName(100), ''),
    /** Of the business, for a new one; ignored with an `outlet_id`. */
    vendor_name: ruled(personName(100), ''),
    /** The account of a person without a business: its vendor has the person's name. Ignored with an `outlet_id`. */
    is_private: defaulted(z.boolean(), false),
    /** Of a guest who signs up: the orders and the last collection address become the new vendor's when the link is opened. */
    guest_token: defaulted(opaqueToken, null),
    phone_number: ruled(z.string().check(z.trim(), z.maxLength(32)), ''),
    /** Absent or null: a new business. */
    outlet_id: defaulted(z.string().check(z.trim(), z.maxLength(64)), null),
    terms_accepted: ruled(z.boolean(), false),
    /** The language of the mails; without one, or with one that is not offered, they come in the deployment's default. */
    locale: defaulted(z.string().check(z.maxLength(35)), ''),
  }),
  /** `expires_in`: seconds for which the mailed link works. `sign_in_key`: with it, the link also signs in (decision 049). */
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
