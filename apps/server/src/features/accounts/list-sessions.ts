import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler } from '@riderbell/contract/handler.ts';
import type { Sessions } from './ports.ts';

/** Lists the account's sessions, the caller's own first. */
export function listSessions(needs: { sessions: Sessions }): Handler<typeof calls.listSessions> {
  return async ({ principal }) => {
    const listed = await needs.sessions.list(principal.accountId);
    const sessions = listed.map(({ id, device, createdAt, lastUsedAt }) => ({
      session_id: id,
      ...device,
      created_at: createdAt,
      last_used_at: lastUsedAt,
      current: id === principal.sessionId,
    }));
    return accepted({ result: { sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) } });
  };
}
