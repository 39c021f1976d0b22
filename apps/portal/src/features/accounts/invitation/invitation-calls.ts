import { acceptInvitation } from '@riderbell/contract/calls/team/accept-invitation.ts';
import { readInvitation } from '@riderbell/contract/calls/team/read-invitation.ts';
import { registerInvited } from '@riderbell/contract/calls/team/register-invited.ts';
import type { CallAnswer } from '@riderbell/contract/call.ts';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { track } from '../../../platform/analytics/track.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { session } from '../../../platform/session/browser-session.ts';
import { problemOf } from '../form/problem-of.ts';
import { typedEmail } from '../form/typed-email.ts';

export type Invitation = CallAnswer<typeof readInvitation>['result'];

/** Reads the invitation of a mailed link; the sign-in then knows its address. */
export async function openInvitation(token: string): Promise<Invitation | ApiProblem> {
  let invitation: Invitation | null = null;
  const problem = await problemOf(callApi(readInvitation, { body: { token } }), ({ result }) => {
    invitation = result;
    typedEmail.set(result.email);
  });
  const read = problem ?? invitation;
  if (read === null) throw new Error('An invitation was read without an answer');
  return read;
}

/** Accepts with the account that is signed in. The link works once, so there is no automatic retry. */
export function accept(token: string, onJoined: (vendorId: string) => void): Promise<ApiProblem | null> {
  return problemOf(callApi(acceptInvitation, { body: { token } }, { retries: 0 }), ({ result }) =>
    onJoined(result.vendor_id),
  );
}

/** Makes the account, accepts with it and signs in. */
export function registerAndAccept(
  body: { token: string; name: string; password: string; terms_accepted: boolean; locale: string },
  onJoined: (vendorId: string) => void,
): Promise<ApiProblem | null> {
  return problemOf(callApi(registerInvited, { body }, { retries: 0 }), ({ result }) => {
    session.begin(result.user, result.AuthenticationResult);
    track('signed_in', {});
    onJoined(result.vendor_id);
  });
}
