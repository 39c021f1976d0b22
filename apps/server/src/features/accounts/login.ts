import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { deviceOf } from '@riderbell/domain/accounts/device.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { attemptKeys, takeAttempt } from './attempts.ts';
import type {
  Account,
  AccountStore,
  AttemptLimiter,
  Passwords,
  RegistrationStore,
  Sessions,
  SignedIn,
} from './ports.ts';

export interface LoginNeeds {
  accounts: AccountStore;
  registrations: RegistrationStore;
  passwords: Passwords;
  sessions: Sessions;
  limiter: AttemptLimiter;
  now: () => number;
}

/**
 * Signs in (specification §7, Account). It never tells whether the address or the password was wrong, and costs the same work in
 * either case; that a registration waits for its confirmation is told to whoever knows its password.
 */
export function login(needs: LoginNeeds): Handler<typeof calls.login> {
  return async ({ body, remoteAddress, userAgent }) => {
    const keys = attemptKeys('login', body.email_address, remoteAddress);
    const tooMany = await takeAttempt(needs.limiter, keys);
    if (tooMany) return refused('login.too-many', tooMany);
    const email = foldedEmail(body.email_address) ?? '';
    const account = await needs.accounts.findByEmail(email);
    const pending = await needs.registrations.pending(email, needs.now());
    const hash = account ? account.passwordHash : (pending?.passwordHash ?? null);
    const right = await needs.passwords.matches(body.password, hash);
    if (!right) return refused('login.failed');
    if (!account) return refused('login.user-not-confirmed');
    const signedIn = await needs.sessions.open(account, hash, deviceOf(userAgent));
    // Its password was changed, or it was disabled, while it signed in.
    if (!signedIn) return refused('login.failed');
    await needs.limiter.giveBack(keys);
    return accepted(signedInAnswer(signedIn));
  };
}

export function signedInAnswer({ account, tokens }: SignedIn) {
  return { result: { user: userOf(account), AuthenticationResult: tokens } };
}

function userOf({ id, shownEmail, name }: Account) {
  return { id, email: shownEmail, name };
}
