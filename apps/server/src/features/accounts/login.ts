import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import type { AttemptKey, AttemptLimiter, IdentityProvider } from './ports.ts';

/** Guesses in a quarter of an hour: many addresses may guess at one account, and one address may serve a whole office. */
export const loginLimits = { perAccount: 10, perAddress: 50, windowMilliseconds: 15 * 60_000 } as const;

/** Signs in (specification §7, Account). It never tells whether the address or the password was wrong. */
export function login(needs: { identity: IdentityProvider; limiter: AttemptLimiter }): Handler<typeof calls.login> {
  return async ({ body, remoteAddress }) => {
    const email = body.email_address.toLowerCase();
    const keys: AttemptKey[] = [
      { key: `account:${email}`, limit: loginLimits.perAccount },
      { key: `address:${remoteAddress}`, limit: loginLimits.perAddress },
    ];
    // Counted before the password is looked at, so that guesses sent at once are counted too.
    const seconds = await needs.limiter.take(keys);
    if (seconds !== null) return refused('login.too-many', { values: { seconds } });
    const signedIn = await needs.identity.signIn(email, body.password);
    if (!signedIn) return refused('login.failed');
    await needs.limiter.giveBack(keys);
    return accepted({ result: { user: signedIn.account, AuthenticationResult: signedIn.tokens } });
  };
}
