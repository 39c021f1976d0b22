import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { deviceOf } from '@riderbell/domain/accounts/device.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { addressKeys } from './attempts.ts';
import { signedInAnswer } from './login.ts';
import type {
  Account,
  AttemptLimiter,
  IdentityProvider,
  OutsideAccounts,
  OutsideIdentity,
  ProviderLogins,
  Sessions,
} from './ports.ts';

export interface FinishProviderLoginNeeds {
  identity: IdentityProvider;
  logins: ProviderLogins;
  outside: OutsideAccounts;
  sessions: Sessions;
  limiter: AttemptLimiter;
  now: () => number;
  newId: () => string;
}

/** Completes a sign-in at the outside provider: exchanges the code, finds the account and opens a session. */
export function finishProviderLogin(needs: FinishProviderLoginNeeds): Handler<typeof calls.finishProviderLogin> {
  return async ({ body, remoteAddress, userAgent }) => {
    const { identity, logins, now } = needs;
    if (identity.kind === 'embedded') return refused('login.resource-not-found');
    const seconds = await needs.limiter.take(addressKeys('provider-login', remoteAddress));
    if (seconds !== null) return refused('login.too-many', { values: { seconds } });
    // The attempt is used up whatever the result, so the provider's answer is accepted only once.
    if (!(await logins.take(body.attempt, now()))) return refused('login.user-not-validated');
    const identified = await identity.provider.identify(body.attempt, body.query);
    if (!identified.ok) return refused(identified.why);
    const account = await accountOf(identified.identity, needs);
    if (typeof account === 'string') return refused(account);
    const signedIn = await needs.sessions.open(account, null, deviceOf(userAgent));
    return signedIn ? accepted(signedInAnswer(signedIn)) : refused('login.user-not-found');
  };
}

/** Finds the account by issuer and subject; the first time by the e-mail address, if the provider has verified it. */
async function accountOf(identity: OutsideIdentity, { outside, now, newId }: FinishProviderLoginNeeds) {
  const known: Account | null = await outside.find(identity);
  if (known) return known;
  const email = identity.email === null ? null : foldedEmail(identity.email);
  if (email === null || !identity.emailVerified) return 'login.email-invalid';
  const linked = await outside.link(identity, email, newId(), now());
  if (linked === 'taken') return 'login.username-exists';
  return linked === 'unknown' ? 'login.user-not-found' : linked;
}
