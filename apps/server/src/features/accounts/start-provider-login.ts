import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { addressKeys } from './attempts.ts';
import type { AttemptLimiter, IdentityProvider, ProviderLogins } from './ports.ts';

export interface StartProviderLoginNeeds {
  identity: IdentityProvider;
  logins: ProviderLogins;
  limiter: AttemptLimiter;
  now: () => number;
}

/** Begins a sign-in at the outside provider: an attempt that only this browser gets, and where it has to go. */
export function startProviderLogin(needs: StartProviderLoginNeeds): Handler<typeof calls.startProviderLogin> {
  return async ({ body, remoteAddress }) => {
    if (needs.identity.kind === 'embedded') return refused('login.resource-not-found');
    const seconds = await needs.limiter.take(addressKeys('provider-login', remoteAddress));
    if (seconds !== null) return refused('login.too-many', { values: { seconds } });
    const { attempt, expiresIn } = await needs.logins.begin(needs.now());
    const there = await needs.identity.provider.authorizationUrl(attempt, body?.choose_account ?? false);
    if (!there.ok) return refused(there.why);
    return accepted({ result: { authorization_url: there.url, attempt, expires_in: expiresIn } });
  };
}
