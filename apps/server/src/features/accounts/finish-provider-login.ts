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

/** Ends a sign-in at the outside provider: the code is exchanged, the account found, and a session of our own begins. */
export function finishProviderLogin(needs: FinishProviderLoginNeeds): Handler<typeof calls.finishProviderLogin> {
  return async ({ body, remoteAddress, userAgent }) => {
    const { identity, logins, now } = needs;
    if (identity.kind === 'embedded') return refused('login.resource-not-found');
    const seconds = await needs.limiter.take(addressKeys('provider-login', remoteAddress));
    if (seconds !== null) return refused('login.too-many', { values: { seconds } });
    // Spent whatever comes of it: an answer of the provider is looked at once.
    if (!(await logins.take(body.attempt, now()))) return refused('login.user-not-validated');
    const said = await identity.provider.identify(body.attempt, body.query);
    if (!said.ok) return refused(said.why);
    const account = await accountOf(said.identity, needs);
    if (typeof account === 'string') return refused(account);
    const signedIn = await needs.sessions.open(account, null, deviceOf(userAgent));
    return signedIn ? accepted(signedInAnswer(signedIn)) : refused('login.user-not-found');
  };
}

/** By issuer and subject; the first time by the address, if the provider has verified that it is theirs. */
async function accountOf(identity: OutsideIdentity, { outside, now, newId }: FinishProviderLoginNeeds) {
  const known: Account | null = await outside.find(identity);
  if (known) return known;
  const email = identity.email === null ? null : foldedEmail(identity.email);
  if (email === null || !identity.emailVerified) return 'login.email-invalid';
  const linked = await outside.link(identity, email, newId(), now());
  if (linked === 'taken') return 'login.username-exists';
  return linked === 'unknown' ? 'login.user-not-found' : linked;
}
