import type { AuditEntry } from './audit-entry.ts';

/** For tests: an entry with the given values. */
export function sampleEntry(about: Partial<AuditEntry> = {}): AuditEntry {
  return {
    entryId: 1,
    familyId: 'demo',
    vendorId: 'd001',
    at: '2026-11-21T03:00:00.000Z',
    who: { kind: 'merchant', id: 'account-1', name: 'owner@example.test' },
    from: { network: '203.0.113.7', browser: 'Chrome 131', system: 'Windows' },
    what: 'order.cancelled',
    subject: 'd001-0000000001',
    details: { reason: 'customer-cancelled' },
    ...about,
  };
}
