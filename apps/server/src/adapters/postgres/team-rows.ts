import { type TeamRole, teamRoles } from '@riderbell/domain/access/vendor-rights.ts';
import type { CallerTrace } from '@riderbell/domain/audit/audit-entry.ts';
import type { TeamFacts } from '@riderbell/domain/access/team-changes.ts';
import type { Transaction } from 'kysely';
import { addAuditEntry } from './audit/added-audit-entry.ts';
import type { Schema } from './schema.ts';

/**
 * The teams of a vendor and of its parent, locked until the end of the transaction, so that two changes are judged one after the other.
 * Null for an unknown vendor. The lock does not delay orders, whose foreign keys only need the vendor's id to stay.
 */
export async function lockTeams(transaction: Transaction<Schema>, vendorId: string): Promise<TeamFacts | null> {
  const vendors = await transaction
    .selectFrom('vendors')
    .select(['vendor_id', 'parent_vendor_id'])
    .where((where) =>
      where.or([
        where('vendor_id', '=', vendorId),
        where(
          'vendor_id',
          '=',
          where.selectFrom('vendors as outlet').select('parent_vendor_id').where('outlet.vendor_id', '=', vendorId),
        ),
      ]),
    )
    .orderBy('vendor_id')
    .forNoKeyUpdate()
    .execute();
  const vendor = vendors.find((row) => row.vendor_id === vendorId);
  if (!vendor) return null;
  const members = await transaction
    .selectFrom('vendor_team')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.email', '=', 'vendor_team.email').on('accounts.disabled_at', 'is', null),
    )
    .select(['vendor_team.vendor_id', 'vendor_team.email', 'vendor_team.role', 'accounts.account_id'])
    .where(
      'vendor_team.vendor_id',
      'in',
      vendors.map((row) => row.vendor_id),
    )
    .execute();
  const teamOf = (id: string | null) =>
    members
      .filter((member) => member.vendor_id === id)
      .map(({ email, role, account_id }) => ({ email, role, isActive: account_id !== null }));
  const { parent_vendor_id: parentVendorId } = vendor;
  return { parentVendorId, team: teamOf(vendorId), parentTeam: teamOf(parentVendorId) };
}

/** Gives the address this role at the vendor instead of the one that it had; null removes it. */
export async function setRole(
  transaction: Transaction<Schema>,
  {
    vendorId,
    email,
    role,
    by,
    now,
  }: { vendorId: string; email: string; role: TeamRole | null; by: string; now: number },
): Promise<void> {
  for (const table of ['vendor_owners', 'vendor_members'] as const) {
    await transaction.deleteFrom(table).where('vendor_id', '=', vendorId).where('email', '=', email).execute();
  }
  if (role === null) return;
  const added = { vendor_id: vendorId, email, added_at: new Date(now), added_by: by };
  if (role !== 'owner') {
    await transaction
      .insertInto('vendor_members')
      .values({ ...added, role })
      .execute();
    return;
  }
  await transaction
    .insertInto('vendor_owners')
    .values((insert) => ({
      ...added,
      account_id: insert.selectFrom('accounts').select('account_id').where('email', '=', email),
    }))
    .execute();
}

/** Adds the entry of a changed, new or ended role to the audit trail; none if the role stays, or without a trace. */
export async function auditRole(
  transaction: Transaction<Schema>,
  change: {
    readonly trace: CallerTrace | null;
    /** Before the change. */
    readonly facts: TeamFacts;
    readonly vendorId: string;
    readonly email: string;
    readonly to: TeamRole | null;
    readonly now: number;
  },
): Promise<void> {
  const { trace, facts, vendorId, email: subject, to, now } = change;
  const own = facts.team.filter((member) => member.email === subject);
  const from = teamRoles.find((role) => own.some((member) => member.role === role)) ?? null;
  if (trace === null || from === to) return;
  const record = { ...trace, subject, details: to === null ? { role: from } : { role: { old: from, new: to } } };
  await addAuditEntry(
    transaction,
    { ...record, what: to === null ? 'team.removed' : 'team.role-changed' },
    { familyId: facts.parentVendorId ?? vendorId, vendorId, at: new Date(now) },
  );
}
