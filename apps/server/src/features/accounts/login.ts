import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler, type HandlerRequest } from '@riderbell/contract/handler.ts';
import { deviceOf } from '@riderbell/domain/accounts/device.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { networkOfAddress } from '@riderbell/domain/accounts/network-of-address.ts';
import { type AttemptNeeds, judgeAttempt, rememberNetwork } from './attempts.ts';
import type { Account, AccountStore, Judged, Passwords, RegistrationStore, Sessions, SignedIn } from './ports.ts';

export interface LoginNeeds extends AttemptNeeds {
  accounts: AccountStore;
  registrations: RegistrationStore;
  passwords: Passwords;
  sessions: Sessions;
  now: () => number;
}

/**
 * Signs in (specification §7, Account). The answer never reveals whether the address or the password was wrong, and both cost the same
 * work. Only a caller with the right password learns that the registration is not confirmed yet.
 */
export function login(needs: LoginNeeds): Handler<typeof calls.login> {
  return async (request) => {
    const { body, remoteAddress } = request;
    const attempted = { act: 'login', account: body.email_address, remoteAddress } as const;
    const attempt = await judgeAttempt(needs, attempted, () => judge(needs, request));
    if (!attempt.ok) return refused('login.too-many', { values: { seconds: attempt.seconds } });
    if (typeof attempt.value === 'string') return refused(attempt.value);
    await rememberNetwork(needs, attempted);
    return accepted(signedInAnswer(attempt.value));
  };
}

type Found = SignedIn | 'login.failed' | 'login.user-not-confirmed';

async function judge(
  needs: LoginNeeds,
  { body, remoteAddress, userAgent }: HandlerRequest<typeof calls.login>,
): Promise<Judged<Found>> {
  const email = foldedEmail(body.email_address) ?? '';
  const account = await needs.accounts.findByEmail(email);
  const pending = await needs.registrations.pending(email, needs.now());
  const hash = account ? account.passwordHash : (pending?.passwordHash ?? null);
  const right = await needs.passwords.matches(body.password, hash, networkOfAddress(remoteAddress));
  if (!right) return { counts: true, value: 'login.failed' };
  if (!account) return { counts: false, value: 'login.user-not-confirmed' };
  const signedIn = await needs.sessions.open(account, hash, deviceOf(userAgent));
  // null: the password was changed, or the account disabled, during the sign-in.
  return signedIn ? { counts: false, value: signedIn } : { counts: true, value: 'login.failed' };
}

export function signedInAnswer({ account, tokens }: SignedIn) {
  return { result: { user: userOf(account), AuthenticationResult: tokens } };
}

function userOf({ id, shownEmail, name }: Account) {
  return { id, email: shownEmail, name };
}
