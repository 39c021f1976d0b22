import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { collectionPoint, collectionPointErrors } from '../../shapes/collection-point.ts';
import { personText } from '../../shapes/primitives.ts';
import { longestText, ruledText } from '../../shapes/requested.ts';
import { callersVendor } from '../../shapes/vendor.ts';

/**
 * Adds a collection point as an outlet of the parent (specification §7), with the parent's currency and payment methods. Its id is
 * `client_vendor_id` in lower case. Each owner gets an invitation by e-mail.
 */
export const createOutlet = defineCall({
  id: 'create-outlet',
  summary: 'Add a collection point',
  service: 'orders',
  method: 'POST',
  path: '/outlet',
  access: 'session',
  idempotent: true,
  body: z.strictObject({
    parent_vendor_id: ruledText(z.string().check(z.trim(), z.maxLength(64))),
    client_vendor_id: ruledText(personText(longestText)),
    ...collectionPoint,
  }),
  answer: resultOf(callersVendor),
  errors: [
    'vendor.not-found',
    'outlet.not-offered',
    'outlet.parent-wrong',
    'outlet.id-missing',
    'outlet.id-wrong',
    'outlet.id-reserved',
    'outlet.id-taken',
    ...collectionPointErrors,
  ],
});
