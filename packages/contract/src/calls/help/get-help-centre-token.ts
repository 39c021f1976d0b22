import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';

/**
 * A signed token, valid for an hour, that tells the help centre's service the caller, the vendor and the brand (specification §7,
 * `verification_token`). docs/help-centre.md lists its claims.
 */
export const getHelpCentreToken = defineCall({
  id: 'get-help-centre-token',
  summary: 'Create a token for the help centre',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/hc_jwt_token',
  access: 'session',
  params: z.object({ id }),
  answer: resultOf(z.string()),
  errors: ['vendor.not-found', 'help.not-offered'],
});
