import { changePassword } from '@riderbell/contract/calls/accounts/change-password.ts';
import { endOtherSessions } from '@riderbell/contract/calls/accounts/end-other-sessions.ts';
import { endSession } from '@riderbell/contract/calls/accounts/end-session.ts';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { problemOf } from '../form/problem-of.ts';

/** Signs out one device, or with null every other device; returns how many. */
export async function signOutDevices(sessionId: string | null): Promise<number> {
  if (sessionId === null) return (await callApi(endOtherSessions, { body: {} })).result.ended_sessions;
  await callApi(endSession, { params: { id: sessionId }, body: {} });
  return 1;
}

/** Changes the password. A wrong current password counts against a limit, so there is no automatic retry. */
export function setOtherPassword(
  body: { present_password: string; password: string },
  onChanged: () => void,
): Promise<ApiProblem | null> {
  return problemOf(callApi(changePassword, { body }, { retries: 0 }), onChanged);
}
