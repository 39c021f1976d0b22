import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler, type HandlerRequest } from '@riderbell/contract/handler.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { networkOfAddress } from '@riderbell/domain/accounts/network-of-address.ts';
import { type AttemptNeeds, guessesPerCode, isKnown, judgeAttempt, rememberNetwork } from './attempts.ts';
import { passwordRefusals } from './password-refusals.ts';
import type { AccountStore, Judged, Passwords, ResetCodes, ResetStore, Sessions } from './ports.ts';

export interface ResetPasswordNeeds extends AttemptNeeds {
  accounts: AccountStore;
  resets: ResetStore;
  codes: ResetCodes;
  passwords: Passwords;
  sessions: Sessions;
  now: () => number;
  newId: () => string;
  onJob: () => void;
}

/**
 * Sets a new password with the mailed code (specification §2, §5). A code that is wrong, used, replaced, expired or guessed too often,
 * and an address without an account, all get the same answer after the same work.
 */
export function resetPassword(needs: ResetPasswordNeeds): Handler<typeof calls.resetPassword> {
  return async ({ body, remoteAddress }) => {
    // Check the new password first, so that an unacceptable one does not use up a guess.
    const faults = passwordRefusals(body.password);
    if (faults.length > 0) return { ok: false, refusals: faults };
    const attempted = { act: 'reset', account: body.email_address, remoteAddress } as const;
    const attempt = await judgeAttempt(needs, attempted, () => judge(needs, body, remoteAddress));
    if (!attempt.ok) return refused('account.too-many', { values: { seconds: attempt.seconds } });
    if (!attempt.value) return refused('reset.code-invalid', { field: 'code' });
    await rememberNetwork(needs, attempted);
    needs.onJob();
    return accepted({ result: {} });
  };
}

/** Whether the code was right and the password is set. */
async function judge(
  needs: ResetPasswordNeeds,
  body: HandlerRequest<typeof calls.resetPassword>['body'],
  remoteAddress: string,
): Promise<Judged<boolean>> {
  const wrong = { counts: true, value: false } as const;
  // Strangers' guesses must not use the code up for its owner: known networks have only their own limits.
  const maxGuesses = (await isKnown(needs, { account: body.email_address, remoteAddress })) ? null : guessesPerCode;
  const account = await needs.accounts.findByEmail(foldedEmail(body.email_address) ?? '');
  const resetId = await needs.resets.takeGuess(account?.id ?? null, maxGuesses, needs.now());
  const right = needs.codes.isCodeOf(resetId, body.code);
  if (!right || !account || resetId === null) return wrong;
  const passwordHash = await needs.passwords.hash(body.password, networkOfAddress(remoteAddress));
  const ended = await needs.resets.complete(
    { accountId: account.id, resetId, passwordHash, now: needs.now() },
    { name: 'mail-password-changed', payload: { accountId: account.id, letterId: needs.newId() } },
  );
  if (ended === null) return wrong;
  await needs.sessions.announce(ended);
  return { counts: false, value: true };
}
