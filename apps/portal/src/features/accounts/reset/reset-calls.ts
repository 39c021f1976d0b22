import { forgotPassword } from '@riderbell/contract/calls/accounts/forgot-password.ts';
import { resetPassword } from '@riderbell/contract/calls/accounts/reset-password.ts';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { problemOf } from '../form/problem-of.ts';

/** A requested code, whether or not the address has an account. */
export interface SentCode {
  email: string;
  minutes: number;
}

/** Requests a code. Each request counts against a limit, so there is no automatic retry. */
export function askForCode(email: string, onSent: (code: SentCode) => void): Promise<ApiProblem | null> {
  return problemOf(callApi(forgotPassword, { body: { email_address: email } }, { retries: 0 }), ({ result }) =>
    onSent({ email, minutes: Math.round(result.expires_in / 60) }),
  );
}

export function setNewPassword(body: {
  email_address: string;
  code: string;
  password: string;
}): Promise<ApiProblem | null> {
  return problemOf(callApi(resetPassword, { body }, { retries: 0 }));
}
