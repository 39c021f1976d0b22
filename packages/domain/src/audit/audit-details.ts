import type { AuditDetails, AuditValue } from './audit-entry.ts';

/** Old and new values of the fields that differ; null if none does, so that nothing happened. */
export function changedDetails(
  before: Readonly<Record<string, AuditValue>>,
  after: Readonly<Record<string, AuditValue>>,
): AuditDetails | null {
  const changed = Object.entries(after).flatMap(([field, value]) => {
    const old = before[field] ?? null;
    return old === value ? [] : [[field, { old, new: value }] as const];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** The end of a phone number, by which a person recognises it. */
export function endOfPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits === '' ? '' : `…${digits.slice(-4)}`;
}
