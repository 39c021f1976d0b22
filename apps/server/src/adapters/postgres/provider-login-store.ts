import type { Kysely } from 'kysely';
import type { ProviderLoginStore } from '../../features/accounts/ports.ts';
import type { Schema } from './schema.ts';

/** Sign-ins at the outside provider that are in progress. */
export class PostgresProviderLoginStore implements ProviderLoginStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async add(hash: string, expiresAt: number): Promise<void> {
    await this.#database
      .insertInto('provider_logins')
      .values({ attempt_hash: hash, expires_at: new Date(expiresAt) })
      .execute();
  }

  async take(hash: string, now: number): Promise<boolean> {
    const row = await this.#database
      .deleteFrom('provider_logins')
      .where('attempt_hash', '=', hash)
      .returning('expires_at')
      .executeTakeFirst();
    return row !== undefined && Date.parse(row.expires_at) > now;
  }

  async sweep(before: number): Promise<number> {
    const swept = await this.#database
      .deleteFrom('provider_logins')
      .where('expires_at', '<', new Date(before).toISOString())
      .executeTakeFirst();
    return Number(swept.numDeletedRows);
  }
}
