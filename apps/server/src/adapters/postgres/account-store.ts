import type { Kysely } from 'kysely';
import type { AccountStore, StoredAccount } from '../../features/accounts/ports.ts';
import type { Schema } from './schema.ts';

export class PostgresAccountStore implements AccountStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async findByEmail(email: string): Promise<StoredAccount | null> {
    const row = await this.#database
      .selectFrom('accounts')
      .select(['account_id', 'email', 'name', 'password_hash'])
      .where('email', '=', email)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return row ? { id: row.account_id, email: row.email, name: row.name, passwordHash: row.password_hash } : null;
  }
}
