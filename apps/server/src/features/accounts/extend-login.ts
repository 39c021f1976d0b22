import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { type AttemptNeeds, rememberNetwork } from './attempts.ts';
import type { Sessions } from './ports.ts';

/** Trades a refresh token for new tokens (specification §4, Session, §6). */
export function extendLogin(
  needs: { sessions: Sessions } & Pick<AttemptNeeds, 'networks'>,
): Handler<typeof calls.extendLogin> {
  return async ({ body, remoteAddress }) => {
    const extended = await needs.sessions.extend(body.refresh_token, body.attempt ?? null);
    if (extended === null) return refused('session.refresh-invalid');
    await rememberNetwork(needs, { account: extended.account.email, remoteAddress });
    return accepted({ result: { AuthenticationResult: extended.tokens } });
  };
}
