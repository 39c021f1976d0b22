import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { optional } from '../../shapes/requested.ts';

/**
 * Begins a sign-in at the outside provider. The browser keeps `attempt` in its session storage, goes to `authorization_url`, and comes
 * back to `/connect?…`, with whose query and the `attempt` it calls `finish-provider-login`. Both are needed, so that nobody can
 * make somebody else's browser sign in with an answer that was not meant for it.
 */
export const startProviderLogin = defineCall({
  id: 'start-provider-login',
  summary: 'Begin a sign-in at the outside provider',
  service: 'orders',
  method: 'POST',
  path: '/login/provider/start',
  access: 'public',
  /** `choose_account` lets the person choose another account than the one that the provider would take by itself. */
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
