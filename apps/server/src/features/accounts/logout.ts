import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler } from '@riderbell/contract/handler.ts';
import type { Sessions } from './ports.ts';

/** Ends the session: from now on its tokens are refused and its sockets are closed (specification §6). */
export function logout(needs: { sessions: Sessions }): Handler<typeof calls.logout> {
  return async ({ principal }) => {
    await needs.sessions.end(principal.accountId, principal.sessionId);
    return accepted({ result: {} });
  };
}
