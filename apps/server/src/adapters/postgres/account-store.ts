import type { Kysely, Selectable } from 'kysely';
import type { AccountJob, AccountStore, PasswordChange, StoredAccount } from '../../features/accounts/ports.ts';
import type { AccountsTable } from './account-tables.ts';
import { addDueJob } from './added-job.ts';
import { endSessions } from './ended-sessions.ts';
import type { Schema } from './schema.ts';

export class PostgresAccountStore implements AccountStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async findByEmail(email: string): Promise<StoredAccount | null> {
    const row = await this.#live().where('email', '=', email).executeTakeFirst();
    return row ? accountOf(row) : null;
  }

  async findById(accountId: string): Promise<StoredAccount | null> {
    const row = await this.#live().where('account_id', '=', accountId).executeTakeFirst();
    return row ? accountOf(row) : null;
  }

  async exists(email: string): Promise<boolean> {
    const row = await this.#database
      .selectFrom('accounts')
      .select('account_id')
      .where('email', '=', email)
      .executeTakeFirst();
    return row !== undefined;
  }

  async setDisabled(email: string, disabled: boolean, now: number): Promise<string[] | null> {
    return this.#database.transaction().execute(async (transaction) => {
      const account = await transaction
        .updateTable('accounts')
        .set({ disabled_at: disabled ? new Date(now) : null })
        .where('email', '=', email)
        .returning('account_id')
        .executeTakeFirst();
      if (!account) return null;
      return disabled ? endSessions(transaction, { accountId: account.account_id, keep: null }, now) : [];
    });
  }

  async changePassword({ accountId, from, to, keep, now }: PasswordChange, job: AccountJob): Promise<string[] | null> {
    return this.#database.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable('accounts')
        .set({ password_hash: to })
        .where('account_id', '=', accountId)
        .where('disabled_at', 'is', null)
        .where('password_hash', 'is not distinct from', from)
        .returning('account_id')
        .executeTakeFirst();
      if (!changed) return null;
      const ended = await endSessions(transaction, { accountId, keep }, now);
      await addDueJob(transaction, job, now);
      return ended;
    });
  }

  #live() {
    return this.#database.selectFrom('accounts').selectAll().where('disabled_at', 'is', null);
  }
}

export function accountOf(row: Selectable<AccountsTable>): StoredAccount {
  return {
    id: row.account_id,
    email: row.email,
    shownEmail: row.shown_email ?? row.email,
    name: row.name,
    passwordHash: row.password_hash,
    locale: row.locale,
  };
}
