import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { auditActor, auditEntry, auditFilter } from '../../shapes/audit-entry.ts';
import { id } from '../../shapes/primitives.ts';

/**
 * Newest first, 50 a page: send `pagination_key` back with the same query for the next page; null marks the end. At a parent the
 * trail of its whole family.
 */
export const listAuditEntries = defineCall({
  id: 'list-audit-entries',
  summary: 'List who did what at a vendor, newest first',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/audit-trail',
  access: 'session',
  params: z.object({ id }),
  query: z.strictObject({ ...auditFilter, pagination_key: z.optional(z.string().check(z.maxLength(2000))) }),
  answer: resultOf(
    z.object({
      data: z.array(auditEntry),
      pagination_key: z.nullable(z.string()),
      /** Everyone with an entry, for the filter by `who`. */
      actors: z.array(auditActor),
    }),
  ),
  // An unknown pagination key is an invalid request.
  errors: [
    'vendor.not-found',
    'request.invalid',
    'audit.page-of-another-list',
    'audit.period-reversed',
    'audit.period-too-long',
  ],
});
