import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Adds an entry in the transaction of the change that it reports. */
export async function addAuditEntry(
  transaction: Kysely<Schema>,
  { who, from, what, subject, details }: AuditRecord,
  { familyId, vendorId, at }: { readonly familyId: string; readonly vendorId: string; readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto('audit_open')
    .values({
      family_id: familyId,
      vendor_id: vendorId,
      at,
      who_kind: who.kind,
      who_id: who.id,
      who_name: who.name,
      what,
      subject,
      details: JSON.stringify(details),
      ...from,
    })
    .execute();
}
