import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler } from '@riderbell/contract/handler.ts';
import type { Sessions } from './ports.ts';

/** Signs every device of the account out but the one that asks. */
export function endOtherSessions(needs: { sessions: Sessions }): Handler<typeof calls.endOtherSessions> {
  return async ({ principal }) => {
    const ended = await needs.sessions.endOthers(principal.accountId, principal.sessionId);
    return accepted({ result: { ended_sessions: ended } });
  };
}
