import type { Kysely, Transaction } from 'kysely';
import type {
  Account,
  ListedSession,
  NewRefreshToken,
  NewSession,
  Rotation,
  SessionStore,
} from '../../features/accounts/ports.ts';
import { endSessions } from './ended-sessions.ts';
import type { Schema } from './schema.ts';

/** Sessions and their refresh tokens. */
export class PostgresSessionStore implements SessionStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async open({ id, accountId, passwordHash, device, token, now }: NewSession): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      const account = await transaction
        .selectFrom('accounts')
        .select('password_hash')
        .where('account_id', '=', accountId)
        .where('disabled_at', 'is', null)
        // Locked until the session is stored, so that a simultaneous change of the password either ends it or is seen here.
        .forShare()
        .executeTakeFirst();
      if (!account || (passwordHash !== null && account.password_hash !== passwordHash)) return false;
      await transaction
        .insertInto('sessions')
        .values({
          session_id: id,
          account_id: accountId,
          created_at: instant(now),
          expires_at: instant(token.expiresAt),
          revoked_at: null,
          ...device,
          last_used_at: null,
        })
        .execute();
      await addToken(transaction, { session_id: id, account_id: accountId }, token, now);
      return true;
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
          'refresh_tokens.successor_hash',
          'sessions.revoked_at',
          'accounts.disabled_at',
          'accounts.email',
          'accounts.shown_email',
          'accounts.name',
        ])
        .where('token_hash', '=', spentHash)
        // Of two simultaneous requests with the same token, the second one waits here and finds it used.
        .forUpdate(['refresh_tokens', 'sessions'])
        .executeTakeFirst();
      if (!spent) return { ok: false, reused: null };
      const rotated = { ok: true, account: accountOf(spent), sessionId: spent.session_id } as const;
      if (spent.used_at !== null) {
        if (await isRepeat(transaction, spent, next, now)) return rotated;
        await revoke(transaction, spent.session_id, now);
        return { ok: false, reused: spent.session_id };
      }
      const over = Date.parse(spent.expires_at) <= now;
      if (over || spent.revoked_at !== null || spent.disabled_at !== null) return { ok: false, reused: null };
      await transaction
        .updateTable('refresh_tokens')
        .set({ used_at: instant(now), successor_hash: next.hash })
        .where('token_hash', '=', spentHash)
        .execute();
      await addToken(transaction, spent, next, now);
      await transaction
        .updateTable('sessions')
        .set({ expires_at: instant(next.expiresAt), last_used_at: instant(now) })
        .where('session_id', '=', spent.session_id)
        .execute();
      return rotated;
    });
  }

  async list(accountId: string, now: number): Promise<ListedSession[]> {
    const rows = await this.#database
      .selectFrom('sessions')
      .select(['session_id', 'browser', 'system', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', instant(now))
      .orderBy((order) => order.fn.coalesce('last_used_at', 'created_at'), 'desc')
      .orderBy('session_id', 'desc')
      .execute();
    return rows.map(({ session_id: id, browser, system, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      id,
      device: { browser, system },
      createdAt,
      lastUsedAt: lastUsedAt ?? createdAt,
    }));
  }

  async end(accountId: string, sessionId: string, now: number): Promise<boolean> {
    const ended = await this.#database
      .updateTable('sessions')
      .set({ revoked_at: instant(now) })
      .where('session_id', '=', sessionId)
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return ended.numUpdatedRows > 0n;
  }

  endOthers(accountId: string, sessionId: string, now: number): Promise<string[]> {
    return endSessions(this.#database, { accountId, keep: sessionId }, now);
  }

  async isOpen(sessionId: string, now: number): Promise<boolean> {
    return (await this.#openAmong([sessionId], now)).length === 1;
  }

  async endedAmong(sessionIds: readonly string[], now: number): Promise<string[]> {
    const open = new Set(await this.#openAmong(sessionIds, now));
    return sessionIds.filter((sessionId) => !open.has(sessionId));
  }

  async sweep(before: number): Promise<number> {
    // An old used token becomes unknown and remains invalid.
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

/** How long a lost answer can be repeated. */
const repeatable = 60 * 60_000;

interface Spent {
  used_at: string | null;
  successor_hash: string | null;
  revoked_at: string | null;
  disabled_at: string | null;
}

/** Whether a used token is sent again by a client that did not get the answer. */
async function isRepeat(
  transaction: Transaction<Schema>,
  { used_at: usedAt, successor_hash: successor, revoked_at: revokedAt, disabled_at: disabledAt }: Spent,
  next: NewRefreshToken,
  now: number,
): Promise<boolean> {
  if (successor !== next.hash || revokedAt !== null || disabledAt !== null) return false;
  if (usedAt === null || now - Date.parse(usedAt) > repeatable) return false;
  const unused = await transaction
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('token_hash', '=', successor)
    .where('used_at', 'is', null)
    .where('expires_at', '>', instant(now))
    .executeTakeFirst();
  return unused !== undefined;
}

function accountOf(row: { account_id: string; email: string; shown_email: string | null; name: string }): Account {
  return { id: row.account_id, email: row.email, shownEmail: row.shown_email ?? row.email, name: row.name };
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
      successor_hash: null,
    })
    .execute();
}

async function revoke(database: Kysely<Schema>, sessionId: string, now: number): Promise<void> {
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
