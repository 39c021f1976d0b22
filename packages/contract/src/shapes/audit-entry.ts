import { auditActions, auditKinds } from '@riderbell/domain/audit/audit-actions.ts';
import * as z from 'zod/mini';
import { instant } from './primitives.ts';

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** Who acted. A later release may add kinds. */
export const auditActor = z.object({
  /** `merchant` (an account), `embedded` (the system that embeds the portal), `fleet` (the courier system) or `system` (the server). */
  kind: z.string(),
  id: z.string(),
  /** An e-mail address, or the vendor of the embedding system; empty for the fleet and the server. */
  name: z.string(),
});

/** An entry of the audit trail (docs/audit-trail.md). */
export const auditEntry = z.object({
  entry_id: z.int(),
  vendor_id: z.string(),
  at: instant,
  who: auditActor,
  /** Null where unknown; all null for an actor that sends no request. */
  from: z.object({
    network: z.nullable(z.string()),
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
  }),
  /** One of the actions by which `what` filters. A later release may add actions. */
  what: z.string(),
  /** An order's id, an e-mail address or a name; null if the action is about the vendor itself. */
  subject: z.nullable(z.string()),
  /** Values, and old and new values of what changed. */
  details: z.record(z.string(), z.union([value, z.object({ old: value, new: value })])),
  /** The place in the chain of the family. */
  sequence: z.int(),
  hash: z.string(),
});
export type AuditEntryOnTheWire = z.infer<typeof auditEntry>;

/** Fields of a query that select entries: the list and its export select the same. */
export const auditFilter = {
  /** The period, both ends inclusive, at most 92 days when both are given. */
  from: z.optional(instant),
  to: z.optional(instant),
  /** The id of an actor. */
  who: z.optional(z.string().check(z.maxLength(100))),
  /** An action, or a kind with all of its actions. */
  what: z.optional(z.enum([...(Object.keys(auditKinds) as (keyof typeof auditKinds)[]), ...auditActions])),
};
