import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { collectionPoint, collectionPointErrors } from '../../shapes/collection-point.ts';
import { id } from '../../shapes/primitives.ts';
import { optional } from '../../shapes/requested.ts';
import { callersVendor } from '../../shapes/vendor.ts';

/**
 * Changes a collection point (specification §7). Its id and parent never change, so a body that names others is refused. Owners who
 * are added get an invitation by e-mail; those who are removed lose their access at once.
 */
export const updateOutlet = defineCall({
  id: 'update-outlet',
  summary: 'Change a collection point',
  service: 'orders',
  method: 'PUT',
  path: '/outlet/:id',
  access: 'session',
  params: z.object({ id }),
  body: z.strictObject({
    parent_vendor_id: optional(z.string().check(z.trim(), z.maxLength(64))),
    client_vendor_id: optional(z.string().check(z.trim(), z.maxLength(64))),
    ...collectionPoint,
  }),
  answer: resultOf(callersVendor),
  errors: ['vendor.not-found', 'outlet.not-offered', 'outlet.locked', 'outlet.fixed', ...collectionPointErrors],
});
