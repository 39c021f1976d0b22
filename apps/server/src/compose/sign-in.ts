import type { Logger } from 'pino';
import { EmbeddedPasswords } from '../adapters/identity/embedded-passwords.ts';
import { OpenIdProvider } from '../adapters/openid/openid-provider.ts';
import { providerReturnPath } from '@riderbell/contract/links.ts';
import type { IdentityProvider, Passwords } from '../features/accounts/ports.ts';
import type { Settings } from '../settings/settings.ts';

export interface SignInParts {
  settings: Pick<Settings, 'identity' | 'brands'>;
  origin: () => string;
  now: () => number;
  log: Logger;
  /** Wraps the embedded provider's passwords, for a test that counts the work. */
  watchPasswords?: ((passwords: Passwords) => Passwords) | undefined;
}

/** Composes the identity provider: the embedded one or the configured one. */
export function composeSignIn({ settings, origin, now, log, watchPasswords }: SignInParts): IdentityProvider {
  const { identity, brands } = settings;
  if (identity.kind === 'embedded') {
    const passwords = new EmbeddedPasswords();
    // People know their account by the brand.
    return { kind: 'embedded', name: brands.brand.name, passwords: watchPasswords?.(passwords) ?? passwords };
  }
  const { issuer, clientId, clientSecret, name } = identity;
  const provider = new OpenIdProvider({
    issuer,
    clientId,
    clientSecret,
    returnUrl: () => origin() + providerReturnPath,
    now,
    onFailure: (failure, reason) => log.warn({ failure, reason }, 'the identity provider failed'),
  });
  return { kind: 'outside', name, provider };
}
