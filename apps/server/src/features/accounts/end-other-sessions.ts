import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler } from '@riderbell/contract/handler.ts';
import type { Sessions } from './ports.ts';

/** Signs the account out on every device except the one that sent the request. */
export function endOtherSessions(needs: { sessions: Sessions }): Handler<typeof calls.endOtherSessions> {
  return async ({ principal }) => {
    const ended = await needs.sessions.endOthers(principal.accountId, principal.sessionId);
    return accepted({ result: { ended_sessions: ended } });
  };
}
