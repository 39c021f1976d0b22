import { sql, type Kysely } from 'kysely';
import type { AccountJob, ResetStore } from '../../features/accounts/ports.ts';
import { addDueJob } from './added-job.ts';
import { endSessions } from './ended-sessions.ts';
import type { Schema } from './schema.ts';

/** The valid reset code of each account; there is at most one. */
export class PostgresResetStore implements ResetStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async begin(reset: Parameters<ResetStore['begin']>[0], job: AccountJob): Promise<void> {
    const row = {
      reset_id: reset.resetId,
      requested_at: instant(reset.requestedAt),
      expires_at: instant(reset.expiresAt),
      guesses: 0,
      used_at: null,
    };
    await this.#database.transaction().execute(async (transaction) => {
      const stored = await transaction
        .insertInto('password_resets')
        .values({ account_id: reset.accountId, ...row })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet(row)
            // Jobs may run out of order and twice; the code of the newest request is valid.
            .where('password_resets.requested_at', '<=', row.requested_at)
            .where('password_resets.reset_id', '<>', row.reset_id),
        )
        .returning('account_id')
        .executeTakeFirst();
      if (stored) await addDueJob(transaction, job, reset.requestedAt);
    });
  }

  async isLive(accountId: string, resetId: string, now: number): Promise<boolean> {
    const row = await this.#database
      .selectFrom('password_resets')
      .select('reset_id')
      .where('account_id', '=', accountId)
      .where('reset_id', '=', resetId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', instant(now))
      .executeTakeFirst();
    return row !== undefined;
  }

  async takeGuess(accountId: string | null, most: number | null, now: number): Promise<string | null> {
    const row = await this.#database
      .updateTable('password_resets')
      .set({ guesses: most === null ? sql`guesses` : sql`guesses + 1` })
      // An unknown account takes the same query.
      .where('account_id', '=', accountId ?? '')
      .where('used_at', 'is', null)
      .where('expires_at', '>', instant(now))
      .$if(most !== null, (query) => query.where('guesses', '<', most ?? 0))
      .returning('reset_id')
      .executeTakeFirst();
    return row?.reset_id ?? null;
  }

  async complete(reset: Parameters<ResetStore['complete']>[0], job: AccountJob): Promise<string[] | null> {
    const { accountId, resetId, passwordHash, now } = reset;
    return this.#database.transaction().execute(async (transaction) => {
      const used = await transaction
        .updateTable('password_resets')
        .set({ used_at: instant(now) })
        .where('account_id', '=', accountId)
        .where('reset_id', '=', resetId)
        .where('used_at', 'is', null)
        .returning('account_id')
        .executeTakeFirst();
      if (!used) return null;
      await transaction
        .updateTable('accounts')
        .set({ password_hash: passwordHash })
        .where('account_id', '=', accountId)
        .execute();
      const ended = await endSessions(transaction, { accountId, keep: null }, now);
      await addDueJob(transaction, job, now);
      return ended;
    });
  }

  async sweep(before: number): Promise<number> {
    const swept = await this.#database
      .deleteFrom('password_resets')
      .where('expires_at', '<', instant(before))
      .executeTakeFirst();
    return Number(swept.numDeletedRows);
  }
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}
