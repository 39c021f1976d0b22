import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Ends the open sessions of an account, all but `keep`. Within a transaction that has changed the account before, because a sign-in
 * holds the account while it opens its session: that one is ended too, or sees the change.
 * @returns their ids
 */
export async function endSessions(
  database: Kysely<Schema>,
  { accountId, keep }: { accountId: string; keep: string | null },
  now: number,
): Promise<string[]> {
  let update = database
    .updateTable('sessions')
    .set({ revoked_at: new Date(now) })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(now).toISOString());
  if (keep !== null) update = update.where('session_id', '<>', keep);
  const rows = await update.returning('session_id').execute();
  return rows.map((row) => row.session_id);
}
