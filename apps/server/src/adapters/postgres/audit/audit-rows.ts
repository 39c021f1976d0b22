import type { SealedEntry } from '@riderbell/domain/audit/audit-chain.ts';
import type { AuditActor, AuditDetails, AuditEntry, AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import type { Generated } from 'kysely';
import type { Instant, Json } from '../column-types.ts';

/** Entries that wait for their place in the chain. */
export interface AuditOpenTable {
  entry_id: Generated<number>;
  family_id: string;
  vendor_id: string;
  at: Instant;
  who_kind: string;
  who_id: string;
  who_name: string;
  what: string;
  subject: string | null;
  details: Json<AuditDetails>;
  network: string | null;
  browser: string | null;
  system: string | null;
}

/** The columns that the change writes, after the vendor and the time. */
const recordColumns = 'who_kind, who_id, who_name, what, subject, details, network, browser, system';
/** All columns of an entry without its place in the chain. */
export const entryColumns = `entry_id, family_id, vendor_id, at, ${recordColumns}`;

export interface EntryRow {
  readonly entry_id: number;
  readonly family_id: string;
  readonly vendor_id: string;
  readonly at: string;
  readonly who_kind: string;
  readonly who_id: string;
  readonly who_name: string;
  readonly what: string;
  readonly subject: string | null;
  readonly details: AuditDetails;
  readonly network: string | null;
  readonly browser: string | null;
  readonly system: string | null;
}

export interface SealedRow extends EntryRow {
  readonly sequence: number;
  readonly hash: string;
}

/**
 * The part of a statement that adds an entry for its change. `subject` names a part with one row that has `family_id` and `vendor_id`;
 * `value` adds a value to the statement and returns its placeholder.
 */
export function auditInsert(subject: string, record: AuditRecord, at: Date, value: (value: unknown) => string): string {
  const { kind, id, name } = record.who;
  const { network, browser, system } = record.from;
  const values = [
    kind,
    id,
    name,
    record.what,
    record.subject,
    JSON.stringify(record.details),
    network,
    browser,
    system,
  ];
  return `insert into audit_open (family_id, vendor_id, at, ${recordColumns})
    select family_id, vendor_id, ${value(at)}, ${values.map(value).join(', ')} from ${subject}`;
}

export function entryOf(row: EntryRow): AuditEntry {
  const { entry_id, family_id, vendor_id, at, what, subject, details, network, browser, system } = row;
  return {
    entryId: entry_id,
    familyId: family_id,
    vendorId: vendor_id,
    at,
    who: actorOf(row),
    from: { network, browser, system },
    what,
    subject,
    details,
  };
}

export function sealedEntryOf(row: SealedRow): SealedEntry {
  return { ...entryOf(row), sequence: row.sequence, hash: row.hash };
}

export type ActorRow = Pick<EntryRow, 'who_kind' | 'who_id' | 'who_name'>;

export function actorOf({ who_kind: kind, who_id: id, who_name: name }: ActorRow): AuditActor<string> {
  return { kind, id, name };
}
