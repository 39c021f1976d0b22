import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { byKind } from '@riderbell/domain/access/principal.ts';
import type { Sessions } from './ports.ts';

export interface LogoutNeeds {
  readonly sessions: Pick<Sessions, 'end'>;
  /** Locks the shared device of a session. */
  lockDevice(sessionId: string): Promise<void>;
}

/** Ends the session: from now on its tokens are refused and its sockets are closed (specification §6). */
export function logout({ sessions, lockDevice }: LogoutNeeds): Handler<typeof calls.logout> {
  return async ({ principal }) => {
    const ended = byKind<Promise<unknown> | null>(principal, {
      merchant: ({ accountId, sessionId }) => sessions.end(accountId, sessionId),
      device: ({ sessionId }) => lockDevice(sessionId),
      // Their tokens are of another system, or of no account.
      embedded: () => null,
      guest: () => null,
    });
    if (ended === null) return refused('session.account-required');
    await ended;
    return accepted({ result: {} });
  };
}
