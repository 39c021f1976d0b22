import type { PendingInvitation } from '@riderbell/contract/shapes/team.ts';
import { judgeTeamChange, type TeamChange } from '@riderbell/domain/access/team-changes.ts';
import type { Kysely } from 'kysely';
import type { TeamStore } from '../../features/team/ports.ts';
import { pendingOf } from './invitation-store.ts';
import type { Schema } from './schema.ts';
import { auditRole, lockTeams, setRole } from './team-rows.ts';

/** The people of vendors. */
export class PostgresTeamStore implements TeamStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async list(vendorId: string, withParent: boolean): ReturnType<TeamStore['list']> {
    const vendors = this.#database
      .selectFrom('vendors')
      .select('vendor_id')
      .where((where) =>
        where.or([
          where('vendor_id', '=', vendorId),
          where('parent_vendor_id', '=', vendorId),
          ...(withParent
            ? [
                where(
                  'vendor_id',
                  '=',
                  where
                    .selectFrom('vendors as outlet')
                    .select('parent_vendor_id')
                    .where('outlet.vendor_id', '=', vendorId),
                ),
              ]
            : []),
        ]),
      );
    const members = await this.#database
      .selectFrom('vendor_team')
      .leftJoin('accounts', 'accounts.email', 'vendor_team.email')
      .select(['vendor_team.vendor_id', 'vendor_team.email', 'role', 'added_at', 'name', 'shown_email'])
      .where('vendor_team.vendor_id', 'in', vendors)
      .orderBy('vendor_team.vendor_id')
      .orderBy('vendor_team.email')
      .execute();
    const invitations = await this.#database
      .selectFrom('vendor_invitations')
      .selectAll()
      .where('vendor_id', 'in', vendors)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .orderBy('invited_at')
      .execute();
    return {
      members: members.map((row) => ({
        email: row.shown_email ?? row.email,
        name: row.name,
        role: row.role,
        vendor_id: row.vendor_id,
        since: row.added_at,
      })),
      invitations: invitations.map((row): PendingInvitation => pendingOf(row)),
    };
  }

  async change(
    vendorId: string,
    change: TeamChange,
    { now, trace }: Parameters<TeamStore['change']>[2],
  ): ReturnType<TeamStore['change']> {
    return this.#database.transaction().execute(async (transaction) => {
      const facts = await lockTeams(transaction, vendorId);
      if (facts === null) return 'not-allowed';
      const judged = judgeTeamChange(facts, change);
      if (judged !== 'allowed') return judged;
      const { email, to, by } = change;
      await setRole(transaction, { vendorId, email, role: to, by, now });
      await auditRole(transaction, { trace, facts, vendorId, email, to, now });
      if (to !== 'owner') await revokeInvitationsOf(transaction, vendorId, email, now);
      return 'changed';
    });
  }
}

/** Revokes what a person who no longer manages the team has mailed, so that no friend of theirs comes in afterwards. */
async function revokeInvitationsOf(database: Kysely<Schema>, vendorId: string, email: string, now: number) {
  await database
    .updateTable('vendor_invitations')
    .set({ revoked_at: new Date(now) })
    .where('invited_by', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('vendor_id', 'in', (where) =>
      where
        .selectFrom('vendors')
        .select('vendors.vendor_id')
        .where((or) => or.or([or('vendors.vendor_id', '=', vendorId), or('parent_vendor_id', '=', vendorId)])),
    )
    .execute();
}
