import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import type { Sessions } from './ports.ts';

/** Signs one device of the account out. Of somebody else's sessions it knows as little as of those that never were. */
export function endSession(needs: { sessions: Sessions }): Handler<typeof calls.endSession> {
  return async ({ principal, params }) => {
    const ended = await needs.sessions.end(principal.accountId, params.id);
    return ended ? accepted({ result: {} }) : refused('session.not-found');
  };
}
