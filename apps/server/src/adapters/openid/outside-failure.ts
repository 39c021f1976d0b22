import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { OutsideFailure } from '@riderbell/contract/errors/identity-failures.ts';

/** Maps the error codes of RFC 6749 §4.1.2.1, §5.2 and OpenID Connect Core §3.1.2.6 to those of specification §8. */
const failures: Readonly<Record<string, OutsideFailure>> = {
  access_denied: 'login.role-policy-invalid',
  consent_required: 'login.role-policy-invalid',
  insufficient_scope: 'login.role-policy-invalid',
  interaction_required: 'login.user-not-validated',
  login_required: 'login.user-not-validated',
  account_selection_required: 'login.user-not-validated',
  invalid_grant: 'login.code-invalid',
  invalid_client: 'login.user-pool-configuration-invalid',
  unauthorized_client: 'login.user-pool-configuration-invalid',
  redirect_uri_mismatch: 'login.user-pool-configuration-invalid',
  invalid_request: 'login.parameter-invalid',
  invalid_scope: 'login.parameter-invalid',
  unsupported_response_type: 'login.parameter-invalid',
  unsupported_grant_type: 'login.parameter-invalid',
  server_error: 'login.unexpected-error',
  temporarily_unavailable: 'login.too-many',
  slow_down: 'login.too-many',
};

/** @returns the code for the person, and a reason for the log that contains no data of the request */
export function outsideFailureOf(error: unknown): { why: OutsideFailure; reason: string } {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    const why = failures[error.error] ?? 'login.unexpected-error';
    return { why, reason: /^\w{1,60}$/.test(error.error) ? error.error : 'an unknown error' };
  }
  const status = statusOf(error);
  if (status !== null) return { why: failureOfStatus(status), reason: `status ${status}` };
  if (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT') {
    return { why: 'login.internal-error', reason: 'no answer in time' };
  }
  // `fetch` throws this when the provider is unreachable; openid-client does not wrap it.
  if (error instanceof TypeError && 'cause' in error) {
    return { why: 'login.internal-error', reason: 'not reachable' };
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return { why: 'login.invalid-response', reason: code };
}

function failureOfStatus(status: number): OutsideFailure {
  if (status === 404) return 'login.resource-not-found';
  if (status === 429) return 'login.too-many';
  return status >= 500 ? 'login.unexpected-error' : 'login.invalid-response';
}

/** The status of an unexpected answer, which openid-client keeps as the cause of the error. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const response = error.cause;
  return response instanceof Response && response.status !== 200 ? response.status : null;
}
