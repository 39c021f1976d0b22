import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { attemptKeys, takeAttempt } from './attempts.ts';
import { passwordRefusals } from './password-refusals.ts';
import type { AccountStore, AttemptLimiter, Passwords, Sessions } from './ports.ts';

export interface ChangePasswordNeeds {
  accounts: AccountStore;
  passwords: Passwords;
  sessions: Sessions;
  limiter: AttemptLimiter;
  now: () => number;
  newId: () => string;
  /** Told that a job waits. */
  onJob: () => void;
}

/** A new password for whoever knows the present one; every other session of the account ends (decisions: Accounts). */
export function changePassword(needs: ChangePasswordNeeds): Handler<typeof calls.changePassword> {
  return async ({ principal, body, remoteAddress }) => {
    const faults = passwordRefusals(body.password);
    if (faults.length > 0) return { ok: false, refusals: faults };
    // A session that was stolen must not become a way to guess the password.
    const keys = attemptKeys('change-password', principal.accountId, remoteAddress);
    const tooMany = await takeAttempt(needs.limiter, keys);
    if (tooMany) return refused('account.too-many', tooMany);
    const account = await needs.accounts.findById(principal.accountId);
    const from = account?.passwordHash ?? null;
    const right = await needs.passwords.matches(body.present_password, from);
    if (!right) return refused('password.present-wrong', { field: 'present_password' });
    const change = {
      accountId: principal.accountId,
      from,
      to: await needs.passwords.hash(body.password),
      keep: principal.sessionId,
      now: needs.now(),
    };
    const ended = await needs.accounts.changePassword(change, {
      name: 'mail-password-changed',
      payload: { accountId: principal.accountId, letterId: needs.newId() },
    });
    // Somebody else has changed it in this moment: what was typed is not the present one any more.
    if (ended === null) return refused('password.present-wrong', { field: 'present_password' });
    await needs.sessions.announce(ended);
    await needs.limiter.giveBack(keys);
    needs.onJob();
    return accepted({ result: { ended_sessions: ended.length } });
  };
}
