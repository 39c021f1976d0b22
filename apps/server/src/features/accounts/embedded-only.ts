import type { Call } from '@riderbell/contract/call.ts';
import { type Handler, refused } from '@riderbell/contract/handler.ts';
import type { IdentityProvider, Passwords } from './ports.ts';

/**
 * A call that uses the server's own passwords. With an outside provider there are none, so the call is refused: it must not be a second
 * way to sign in beside the one that the operator chose.
 */
export function embeddedOnly<C extends Call & { errors: readonly string[] }>(
  identity: IdentityProvider,
  handler: (passwords: Passwords) => Handler<C>,
): Handler<C> {
  if (identity.kind === 'embedded') return handler(identity.passwords);
  const elsewhere = refused('account.kept-elsewhere', { values: { provider: identity.name } });
  return async () => elsewhere as Awaited<ReturnType<Handler<C>>>;
}
