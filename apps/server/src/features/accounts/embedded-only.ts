import type { Call } from '@riderbell/contract/call.ts';
import { type Handler, refused } from '@riderbell/contract/handler.ts';
import type { IdentityProvider, Passwords } from './ports.ts';

/**
 * A call that works on passwords of our own. Where people sign in at an outside provider there are none: no second way in stands
 * open beside the one that the operator has chosen.
 */
export function embeddedOnly<C extends Call & { errors: readonly string[] }>(
  identity: IdentityProvider,
  handler: (passwords: Passwords) => Handler<C>,
): Handler<C> {
  if (identity.kind === 'embedded') return handler(identity.passwords);
  const elsewhere = refused('account.kept-elsewhere', { values: { provider: identity.name } });
  return async () => elsewhere as Awaited<ReturnType<Handler<C>>>;
}
