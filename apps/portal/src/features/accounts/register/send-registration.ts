import { register } from '@riderbell/contract/calls/accounts/register.ts';
import { resendConfirmation } from '@riderbell/contract/calls/accounts/resend-confirmation.ts';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { problemOf } from '../form/problem-of.ts';
import type { Registration } from './check-registration.ts';

/** The address that the link was mailed to, and how long it works. */
export interface SentLink {
  email: string;
  hours: number;
}

/** Registers. A lost answer is not retried automatically, because that would mail a second link. */
export function sendRegistration(
  draft: Registration,
  { locale, guestToken }: { locale: string; guestToken: string | null },
  onSent: (link: SentLink, signInKey: string) => void,
): Promise<ApiProblem | null> {
  const {
    email_address,
    password,
    name,
    vendor_name,
    phone_number,
    has_outlet,
    outlet_id,
    is_private,
    terms_accepted,
  } = draft;
  const body = {
    email_address,
    password,
    name,
    phone_number,
    terms_accepted,
    locale,
    vendor_name: has_outlet || is_private ? '' : vendor_name,
    outlet_id: has_outlet ? outlet_id : null,
    is_private: is_private && !has_outlet,
    ...(guestToken !== null && { guest_token: guestToken }),
  };
  return problemOf(callApi(register, { body }, { retries: 0 }), ({ result }) =>
    onSent({ email: result.email_address, hours: Math.round(result.expires_in / 3600) }, result.sign_in_key),
  );
}

/** Requests the link again; each request counts against a limit. */
export function resendLink(email: string): Promise<ApiProblem | null> {
  return problemOf(callApi(resendConfirmation, { body: { email_address: email } }, { retries: 0 }));
}
