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
  /** The embedded provider's passwords as the server shall see them, for a test that counts the work. */
  watchPasswords?: ((passwords: Passwords) => Passwords) | undefined;
}

/** Who vouches for people: the embedded provider, or the one that the settings name. */
export function composeSignIn({ settings, origin, now, log, watchPasswords }: SignInParts): IdentityProvider {
  const { identity, brands } = settings;
  if (identity.kind === 'embedded') {
    const passwords = new EmbeddedPasswords();
    // People know their account by the brand that they see.
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
