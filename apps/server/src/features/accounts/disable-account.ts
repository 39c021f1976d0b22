import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler } from '@riderbell/contract/handler.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import type { AccountStore, Sessions } from './ports.ts';

export interface DisableAccountNeeds {
  accounts: AccountStore;
  sessions: Sessions;
  now: () => number;
}

/** Announces the ended sessions to every process, so that no process accepts their tokens any longer. */
export function disableAccount({ accounts, sessions, now }: DisableAccountNeeds): Handler<typeof calls.disableAccount> {
  return async ({ body }) => {
    const email = foldedEmail(body.email_address);
    const ended = email === null ? null : await accounts.setDisabled(email, body.disabled, now());
    await sessions.announce(ended ?? []);
    return accepted({ result: { known: ended !== null, ended_sessions: ended?.length ?? 0 } });
  };
}
