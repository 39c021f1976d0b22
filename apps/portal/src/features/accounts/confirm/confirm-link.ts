import { confirmRegistration } from '@riderbell/contract/calls/accounts/confirm-registration.ts';
import type { ApiProblem } from '../../../platform/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { asked } from '../form/asked.ts';

export type Confirmed = { email: string; problem: null } | { email: null; problem: ApiProblem };

/** One for each link that this page was opened with: a link works once, so nothing may send it twice. */
const under = new Map<string, Promise<Confirmed>>();

/**
 * Confirms an e-mail with the token of its link. After a failure that is not the server's word the same link may be tried again.
 */
export function confirmLink(token: string): Promise<Confirmed> {
  const known = under.get(token);
  if (known) return known;
  const confirming = confirm(token);
  under.set(token, confirming);
  return confirming;
}

async function confirm(token: string): Promise<Confirmed> {
  let email = '';
  const problem = await asked(
    callApi(confirmRegistration, { body: { token } }, { retries: 0 }),
    ({ result }) => (email = result.email_address),
  );
  if (problem === null) return { email, problem };
  under.delete(token);
  return { email: null, problem };
}
