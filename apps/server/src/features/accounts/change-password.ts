import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler, type HandlerRequest } from '@riderbell/contract/handler.ts';
import { networkOfAddress } from '@riderbell/domain/accounts/network-of-address.ts';
import { type AttemptNeeds, judgeAttempt } from './attempts.ts';
import { passwordRefusals } from './password-refusals.ts';
import type { AccountStore, Judged, Passwords, Sessions } from './ports.ts';

export interface ChangePasswordNeeds extends AttemptNeeds {
  accounts: AccountStore;
  passwords: Passwords;
  sessions: Sessions;
  now: () => number;
  newId: () => string;
  /** Called when a job has been added. */
  onJob: () => void;
}

/** Sets a new password if the present one is right; every other session of the account ends (specification §6). */
export function changePassword(needs: ChangePasswordNeeds): Handler<typeof calls.changePassword> {
  return async (request) => {
    const { principal, body, remoteAddress } = request;
    const faults = passwordRefusals(body.password);
    if (faults.length > 0) return { ok: false, refusals: faults };
    // Limited, so that a stolen session cannot be used to guess the password.
    const attempted = { act: 'change-password', account: principal.email, remoteAddress } as const;
    const attempt = await judgeAttempt(needs, attempted, () => judge(needs, request));
    if (!attempt.ok) return refused('account.too-many', { values: { seconds: attempt.seconds } });
    if (attempt.value === null) return refused('password.present-wrong', { field: 'present_password' });
    await needs.sessions.announce(attempt.value);
    needs.onJob();
    return accepted({ result: { ended_sessions: attempt.value.length } });
  };
}

/** The sessions that ended; null when the present password was wrong. */
async function judge(
  needs: ChangePasswordNeeds,
  { principal, body, remoteAddress }: HandlerRequest<typeof calls.changePassword>,
): Promise<Judged<string[] | null>> {
  const { accountId, sessionId } = principal;
  const network = networkOfAddress(remoteAddress);
  const account = await needs.accounts.findById(accountId);
  const from = account?.passwordHash ?? null;
  const right = await needs.passwords.matches(body.present_password, from, network);
  if (!right) return { counts: true, value: null };
  const change = {
    accountId,
    from,
    to: await needs.passwords.hash(body.password, network),
    keep: sessionId,
    now: needs.now(),
  };
  // null: the password was changed at the same moment, so the one that was typed is no longer the present one.
  const ended = await needs.accounts.changePassword(change, {
    name: 'mail-password-changed',
    payload: { accountId, letterId: needs.newId() },
  });
  return { counts: ended === null, value: ended };
}
