import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Ends the open sessions of an account except `keep`. Call it in a transaction that has already changed the account: a sign-in locks the
 * account while it opens its session, so that session is ended too, or the sign-in sees the change.
 * @returns the ids of the ended sessions
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
