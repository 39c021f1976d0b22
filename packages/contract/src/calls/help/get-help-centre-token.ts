import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';

/**
 * A signed token of an hour with which the help centre's service knows who asks, for which vendor and brand (specification §7,
 * `verification_token`). Its claims stand in docs/help-centre.md.
 */
export const getHelpCentreToken = defineCall({
  id: 'get-help-centre-token',
  summary: 'A token for the help centre',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/hc_jwt_token',
  access: 'session',
  params: z.object({ id }),
  answer: resultOf(z.string()),
  errors: ['vendor.not-found', 'help.not-offered'],
});
