import type { PendingInvitation } from '@riderbell/contract/shapes/team.ts';
import { type AcceptedInvitation, type InvitationFault, invitationFault } from '@riderbell/domain/access/invitation.ts';
import { isAsStrong, managesTeam } from '@riderbell/domain/access/team-changes.ts';
import type { CallerTrace } from '@riderbell/domain/audit/audit-entry.ts';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Invitation, InvitationStore, NewInvitation, PendingAt, TeamJob } from '../../features/team/ports.ts';
import { addDueJob } from './added-job.ts';
import { addAuditEntry } from './audit/added-audit-entry.ts';
import type { Schema, VendorInvitationsTable } from './schema.ts';
import { auditRole, lockTeams, setRole } from './team-rows.ts';

type Row = Selectable<VendorInvitationsTable>;

/** Mailed invitations to the teams of vendors. */
export class PostgresInvitationStore implements InvitationStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async add(invitation: NewInvitation, job: TeamJob, trace: CallerTrace | null): ReturnType<InvitationStore['add']> {
    const { vendorId, email, role, invitedBy, now } = invitation;
    return this.#database.transaction().execute(async (transaction) => {
      const facts = await lockTeams(transaction, vendorId);
      if (facts === null || !managesTeam(invitedBy, facts)) return 'not-allowed';
      const isOf = (member: { email: string }): boolean => member.email === email;
      // A role at the parent is also one here.
      const inherited = facts.parentTeam.find(isOf);
      if (facts.team.some(isOf) || (inherited && isAsStrong(inherited.role, role))) return 'already-member';
      await transaction
        .updateTable('vendor_invitations')
        .set({ revoked_at: new Date(now) })
        .where('vendor_id', '=', vendorId)
        .where('email', '=', email)
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .execute();
      const row = await transaction
        .insertInto('vendor_invitations')
        .values({
          invitation_id: invitation.id,
          vendor_id: vendorId,
          email,
          shown_email: invitation.shownEmail,
          role,
          locale: invitation.locale,
          invited_by: invitedBy,
          invited_at: new Date(now),
          expires_at: new Date(invitation.expiresAt),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await addDueJob(transaction, job, now);
      if (trace !== null) {
        await addAuditEntry(
          transaction,
          { ...trace, what: 'team.invited', subject: email, details: { role } },
          { familyId: facts.parentVendorId ?? vendorId, vendorId, at: new Date(now) },
        );
      }
      return pendingOf(row);
    });
  }

  async extend(at: Parameters<InvitationStore['extend']>[0], job: TeamJob): Promise<PendingInvitation | null> {
    return this.#database.transaction().execute(async (transaction) => {
      const expires = { expires_at: new Date(at.expiresAt) };
      const row = await changePending(transaction, at, expires, 'team.invitation-resent');
      if (!row) return null;
      await addDueJob(transaction, job, at.now);
      return pendingOf(row);
    });
  }

  async pendingEmail(vendorId: string, invitationId: string): Promise<string | null> {
    const row = await this.#database
      .selectFrom('vendor_invitations')
      .select('email')
      .where('vendor_id', '=', vendorId)
      .where('invitation_id', '=', invitationId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return row?.email ?? null;
  }

  async revoke(at: PendingAt): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      const revoked = { revoked_at: new Date(at.now) };
      return (await changePending(transaction, at, revoked, 'team.invitation-revoked')) !== undefined;
    });
  }

  async find(invitationId: string): Promise<Invitation | null> {
    const row = await this.#database
      .selectFrom('vendor_invitations')
      .innerJoin('vendors', 'vendors.vendor_id', 'vendor_invitations.vendor_id')
      .selectAll('vendor_invitations')
      .select('vendors.name as vendor_name')
      .where('invitation_id', '=', invitationId)
      .executeTakeFirst();
    return row ? { ...invitationOf(row), vendorName: row.vendor_name } : null;
  }

  async accept(
    invitationId: string,
    by: Parameters<InvitationStore['accept']>[1],
  ): Promise<AcceptedInvitation | InvitationFault | 'other-account'> {
    return this.#database.transaction().execute((transaction) => acceptIn(transaction, invitationId, by));
  }

  /** Removes invitations that ended or expired before this instant. */
  async sweep(before: number): Promise<number> {
    const at = new Date(before).toISOString();
    const swept = await this.#database
      .deleteFrom('vendor_invitations')
      .where((where) =>
        where.or([where('expires_at', '<', at), where('revoked_at', '<', at), where('accepted_at', '<', at)]),
      )
      .executeTakeFirst();
    return Number(swept.numDeletedRows);
  }
}

/** Changes a pending or expired invitation, and records it. @returns undefined for any other */
async function changePending(
  transaction: Transaction<Schema>,
  { vendorId, invitationId, now, trace }: PendingAt,
  columns: Updateable<VendorInvitationsTable>,
  what: 'team.invitation-resent' | 'team.invitation-revoked',
): Promise<Row | undefined> {
  const row = await transaction
    .updateTable('vendor_invitations')
    .set(columns)
    .where('vendor_id', '=', vendorId)
    .where('invitation_id', '=', invitationId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row || trace === null) return row;
  const { parent_vendor_id: parentId } = await transaction
    .selectFrom('vendors')
    .select('parent_vendor_id')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  await addAuditEntry(
    transaction,
    { ...trace, what, subject: row.email, details: { role: row.role } },
    { familyId: parentId ?? vendorId, vendorId, at: new Date(now) },
  );
  return row;
}

/** Accepts an invitation in the transaction of the caller. A stronger role of the member stays. */
export async function acceptIn(
  transaction: Transaction<Schema>,
  invitationId: string,
  { email, now, trace }: Parameters<InvitationStore['accept']>[1],
): Promise<AcceptedInvitation | InvitationFault | 'other-account'> {
  const found = await transaction
    .selectFrom('vendor_invitations')
    .select('vendor_id')
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst();
  // The teams first, as everywhere, so that no two transactions wait for each other.
  const facts = found ? await lockTeams(transaction, found.vendor_id) : null;
  const row = await transaction
    .selectFrom('vendor_invitations')
    .selectAll()
    .where('invitation_id', '=', invitationId)
    // Of two simultaneous requests with the same link, the second one waits here and finds it used.
    .forUpdate()
    .executeTakeFirst();
  const fault = invitationFault(row ? invitationOf(row) : null, now);
  if (!row || !facts || fault !== null) return fault ?? 'invitation.invalid';
  if (row.email !== email) return 'other-account';
  await transaction
    .updateTable('vendor_invitations')
    .set({ accepted_at: new Date(now) })
    .where('invitation_id', '=', invitationId)
    .execute();
  const { vendor_id: vendorId, role, invited_by: by } = row;
  const present = facts.team.find((member) => member.email === email && isAsStrong(member.role, role));
  if (present) return { vendorId, role: present.role };
  await setRole(transaction, { vendorId, email, role, by, now });
  await auditRole(transaction, { trace, facts, vendorId, email, to: role, now });
  return { vendorId, role };
}

export function pendingOf(row: Row): PendingInvitation {
  return {
    id: row.invitation_id,
    email: row.shown_email,
    role: row.role,
    vendor_id: row.vendor_id,
    invited_at: row.invited_at,
    expires_at: row.expires_at,
  };
}

function invitationOf(row: Row): Omit<Invitation, 'vendorName'> {
  return {
    id: row.invitation_id,
    vendorId: row.vendor_id,
    email: row.email,
    shownEmail: row.shown_email,
    role: row.role,
    locale: row.locale,
    invitedBy: row.invited_by,
    expiresAt: Date.parse(row.expires_at),
    acceptedAt: row.accepted_at === null ? null : Date.parse(row.accepted_at),
    revokedAt: row.revoked_at === null ? null : Date.parse(row.revoked_at),
  };
}
