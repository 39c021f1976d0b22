/** What the audit trail records, by the part of the business that it is about. */
export const auditKinds = {
  orders: ['order.requested', 'order.edited', 'order.rescheduled', 'order.cancelled', 'bulk.uploaded', 'bulk.placed'],
  branches: ['outlet.added', 'outlet.changed', 'address.saved', 'hours.changed', 'tracking-page.changed'],
  team: [
    'team.invited',
    'team.invitation-resent',
    'team.invitation-revoked',
    'team.joined',
    'team.role-changed',
    'team.removed',
    'device.added',
    'device.connected',
    'device.removed',
    'device.person-added',
    'device.person-changed',
    'device.person-removed',
  ],
  cash: ['cash.closed', 'cash.corrected', 'cash.handed-over'],
  exports: [
    'export.downloaded',
    'proofs.exported',
    'export.mailed',
    'scheduled-export.changed',
    'numbers.exported',
    'audit.exported',
  ],
} as const;

export type AuditKind = keyof typeof auditKinds;

export type AuditAction = (typeof auditKinds)[AuditKind][number];

export const auditActions: readonly AuditAction[] = Object.values(auditKinds).flat();

const actions: ReadonlySet<string> = new Set(auditActions);

export function isAuditAction(text: string): text is AuditAction {
  return actions.has(text);
}
