import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import type { Kysely } from 'kysely';
import type { ExportAudit } from '../../../features/exports/ports.ts';
import type { Schema } from '../schema.ts';
import { addAuditEntry } from './added-audit-entry.ts';

/** Adds the entries of exports, which change nothing and so have no transaction to join. */
export class PostgresExportAudit implements ExportAudit {
  readonly #kysely: Kysely<Schema>;

  constructor(kysely: Kysely<Schema>) {
    this.#kysely = kysely;
  }

  async add(record: AuditRecord, vendorId: string, at: number): Promise<void> {
    const { parent_vendor_id: parentId } = await this.#kysely
      .selectFrom('vendors')
      .select('parent_vendor_id')
      .where('vendor_id', '=', vendorId)
      .executeTakeFirstOrThrow();
    await addAuditEntry(this.#kysely, record, { familyId: parentId ?? vendorId, vendorId, at: new Date(at) });
  }
}
