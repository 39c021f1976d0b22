import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id, instant } from '../../shapes/primitives.ts';

/** Checks the chain of the vendor's family, entry by entry (docs/audit-trail.md). */
export const checkAuditTrail = defineCall({
  id: 'check-audit-trail',
  summary: 'Check that no entry of the audit trail was changed or removed',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/audit-trail/check',
  access: 'session',
  params: z.object({ id }),
  answer: resultOf(
    z.object({
      intact: z.boolean(),
      /** Of the vendor; at a parent, of its family. Not all of them if one is broken. */
      entries: z.int(),
      /** When the first of them was written. */
      since: z.nullable(instant),
      /** The first broken entry of the family, by its place in the chain. */
      broken_sequence: z.nullable(z.int()),
    }),
  ),
  errors: ['vendor.not-found'],
});
