import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import type { Sessions } from './ports.ts';

/** Trades a refresh token for new tokens (specification §4, Session; decisions: Accounts). */
export function extendLogin(needs: { sessions: Sessions }): Handler<typeof calls.extendLogin> {
  return async ({ body }) => {
    const tokens = await needs.sessions.extend(body.refresh_token, body.attempt ?? null);
    return tokens ? accepted({ result: { AuthenticationResult: tokens } }) : refused('session.refresh-invalid');
  };
}
