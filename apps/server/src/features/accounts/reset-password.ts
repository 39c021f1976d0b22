import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { attemptKeys, guessesPerCode, takeAttempt } from './attempts.ts';
import { passwordRefusals } from './password-refusals.ts';
import type { AccountStore, AttemptLimiter, Passwords, ResetCodes, ResetStore, Sessions } from './ports.ts';

export interface ResetPasswordNeeds {
  accounts: AccountStore;
  resets: ResetStore;
  codes: ResetCodes;
  passwords: Passwords;
  sessions: Sessions;
  limiter: AttemptLimiter;
  now: () => number;
  newId: () => string;
  onJob: () => void;
}

/**
 * Sets a new password with the mailed code (specification §2, §5). A code that is wrong, used, replaced, expired or guessed at too
 * often, and an address that nobody has, all answer the same after the same work.
 */
export function resetPassword(needs: ResetPasswordNeeds): Handler<typeof calls.resetPassword> {
  return async ({ body, remoteAddress }) => {
    // First, so that a password that will not do costs no guess.
    const faults = passwordRefusals(body.password);
    if (faults.length > 0) return { ok: false, refusals: faults };
    const tooMany = await takeAttempt(needs.limiter, attemptKeys('reset', body.email_address, remoteAddress));
    if (tooMany) return refused('account.too-many', tooMany);
    const account = await needs.accounts.findByEmail(foldedEmail(body.email_address) ?? '');
    const resetId = await needs.resets.takeGuess(account?.id ?? null, guessesPerCode, needs.now());
    const right = needs.codes.isCodeOf(resetId, body.code);
    if (!right || !account || resetId === null) return refused('reset.code-invalid', { field: 'code' });
    const passwordHash = await needs.passwords.hash(body.password);
    const ended = await needs.resets.complete(
      { accountId: account.id, resetId, passwordHash, now: needs.now() },
      { name: 'mail-password-changed', payload: { accountId: account.id, letterId: needs.newId() } },
    );
    if (ended === null) return refused('reset.code-invalid', { field: 'code' });
    await needs.sessions.announce(ended);
    needs.onJob();
    return accepted({ result: {} });
  };
}
