import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import type { Sessions } from './ports.ts';

/** Signs the account out on one device. A session of another account is refused like one that does not exist. */
export function endSession(needs: { sessions: Sessions }): Handler<typeof calls.endSession> {
  return async ({ principal, params }) => {
    const ended = await needs.sessions.end(principal.accountId, params.id);
    return ended ? accepted({ result: {} }) : refused('session.not-found');
  };
}
