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

/** Begins a sign-in at the outside provider: returns a new attempt for this browser and the URL to open. */
export function startProviderLogin(needs: StartProviderLoginNeeds): Handler<typeof calls.startProviderLogin> {
  return async ({ body, remoteAddress }) => {
    if (needs.identity.kind === 'embedded') return refused('login.resource-not-found');
    const seconds = await needs.limiter.take(addressKeys('provider-login', remoteAddress));
    if (seconds !== null) return refused('login.too-many', { values: { seconds } });
    const { attempt, expiresIn } = await needs.logins.begin(needs.now());
    const authorization = await needs.identity.provider.authorizationUrl(attempt, body?.choose_account ?? false);
    if (!authorization.ok) return refused(authorization.why);
    return accepted({ result: { authorization_url: authorization.url, attempt, expires_in: expiresIn } });
  };
}
