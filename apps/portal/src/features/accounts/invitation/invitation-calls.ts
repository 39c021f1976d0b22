import { acceptInvitation } from '@riderbell/contract/calls/team/accept-invitation.ts';
import { readInvitation } from '@riderbell/contract/calls/team/read-invitation.ts';
import { registerInvited } from '@riderbell/contract/calls/team/register-invited.ts';
import type { CallAnswer } from '@riderbell/contract/call.ts';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { track } from '../../../platform/analytics/track.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { session } from '../../../platform/session/browser-session.ts';
import { problemOf } from '../form/problem-of.ts';

export type Invitation = CallAnswer<typeof readInvitation>['result'];

export function openInvitation(token: string, onRead: (invitation: Invitation) => void): Promise<ApiProblem | null> {
  return problemOf(callApi(readInvitation, { body: { token } }), ({ result }) => onRead(result));
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
