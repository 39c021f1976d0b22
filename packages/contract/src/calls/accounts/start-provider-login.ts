import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { optional } from '../../shapes/requested.ts';

/**
 * Starts a sign-in at the outside provider. The browser stores `attempt` in its session storage and goes to `authorization_url`. The
 * provider redirects it to `/connect?…`, and the portal calls `finish-provider-login` with that query and the `attempt`. Both are
 * required, so that an attacker cannot sign another person's browser in with a redirect meant for the attacker's own.
 */
export const startProviderLogin = defineCall({
  id: 'start-provider-login',
  summary: 'Start a sign-in at the outside provider',
  service: 'orders',
  method: 'POST',
  path: '/login/provider/start',
  access: 'public',
  /** `choose_account` lets the person choose an account instead of the provider's current one. */
  body: z.optional(z.strictObject({ choose_account: optional(z.boolean()) })),
  answer: resultOf(z.object({ authorization_url: z.string(), attempt: z.string(), expires_in: z.int() })),
  errors: [
    'login.resource-not-found',
    'login.internal-error',
    'login.unexpected-error',
    'login.invalid-response',
    'login.too-many',
  ],
});
