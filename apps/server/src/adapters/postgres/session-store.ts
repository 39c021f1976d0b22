import type { Kysely, Transaction } from 'kysely';
import type { NewRefreshToken, Rotation, SessionStore } from '../../features/accounts/ports.ts';
import type { Schema } from './schema.ts';

/** Sessions and their refresh tokens. */
export class PostgresSessionStore implements SessionStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async open(sessionId: string, accountId: string, token: NewRefreshToken, now: number): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('sessions')
        .values({
          session_id: sessionId,
          account_id: accountId,
          created_at: instant(now),
          expires_at: instant(token.expiresAt),
          revoked_at: null,
        })
        .execute();
      await addToken(transaction, { session_id: sessionId, account_id: accountId }, token, now);
    });
  }

  async rotate(spentHash: string, next: NewRefreshToken, now: number): Promise<Rotation> {
    return this.#database.transaction().execute(async (transaction) => {
      const spent = await transaction
        .selectFrom('refresh_tokens')
        .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
        .innerJoin('accounts', 'accounts.account_id', 'refresh_tokens.account_id')
        .select([
          'refresh_tokens.session_id',
          'refresh_tokens.account_id',
          'refresh_tokens.expires_at',
          'refresh_tokens.used_at',
          'sessions.revoked_at',
          'accounts.disabled_at',
          'accounts.email',
          'accounts.name',
        ])
        .where('token_hash', '=', spentHash)
        // Of two that come with the same token at once, the second waits here and finds it spent.
        .forUpdate(['refresh_tokens', 'sessions'])
        .executeTakeFirst();
      if (!spent) return { ok: false, reused: null };
      if (spent.used_at !== null) {
        await endSession(transaction, spent.session_id, now);
        return { ok: false, reused: spent.session_id };
      }
      const over = Date.parse(spent.expires_at) <= now;
      if (over || spent.revoked_at !== null || spent.disabled_at !== null) return { ok: false, reused: null };
      await transaction
        .updateTable('refresh_tokens')
        .set({ used_at: instant(now) })
        .where('token_hash', '=', spentHash)
        .execute();
      await addToken(transaction, spent, next, now);
      await transaction
        .updateTable('sessions')
        .set({ expires_at: instant(next.expiresAt) })
        .where('session_id', '=', spent.session_id)
        .execute();
      const account = { id: spent.account_id, email: spent.email, name: spent.name };
      return { ok: true, account, sessionId: spent.session_id };
    });
  }

  async end(sessionId: string, now: number): Promise<void> {
    await endSession(this.#database, sessionId, now);
  }

  async isOpen(sessionId: string, now: number): Promise<boolean> {
    return (await this.#openAmong([sessionId], now)).length === 1;
  }

  async endedAmong(sessionIds: readonly string[], now: number): Promise<string[]> {
    const open = new Set(await this.#openAmong(sessionIds, now));
    return sessionIds.filter((sessionId) => !open.has(sessionId));
  }

  async sweep(before: number): Promise<number> {
    // A token that was spent long ago and comes again is unknown then, and as worthless as before.
    await this.#database.deleteFrom('refresh_tokens').where('used_at', '<', instant(before)).execute();
    const swept = await this.#database
      .deleteFrom('sessions')
      .where((where) =>
        where.or([where('expires_at', '<', instant(before)), where('revoked_at', '<', instant(before))]),
      )
      .executeTakeFirst();
    return Number(swept.numDeletedRows);
  }

  async #openAmong(sessionIds: readonly string[], now: number): Promise<string[]> {
    const rows = await this.#database
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.account_id', 'sessions.account_id')
      .select('session_id')
      .where('session_id', 'in', sessionIds)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', instant(now))
      .where('disabled_at', 'is', null)
      .execute();
    return rows.map((row) => row.session_id);
  }
}

async function addToken(
  transaction: Transaction<Schema>,
  { session_id, account_id }: { session_id: string; account_id: string },
  token: NewRefreshToken,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('refresh_tokens')
    .values({
      token_hash: token.hash,
      session_id,
      account_id,
      created_at: instant(now),
      expires_at: instant(token.expiresAt),
      used_at: null,
      revoked_at: null,
    })
    .execute();
}

async function endSession(database: Kysely<Schema>, sessionId: string, now: number): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ revoked_at: instant(now) })
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}
