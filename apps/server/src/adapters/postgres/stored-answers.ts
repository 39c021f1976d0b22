import type { StoredAnswer, StoredAnswers } from '../../http/ports.ts';
import { fixedSql, type SqlPool } from './sql-pool.ts';

const findAnswer = fixedSql(`
  select body_hash, answer from idempotency_keys
  where scope = $1 and key = $2 and expires_at > $3`);

/** Answers to idempotency keys. The stores of the features write them with their changes. */
export class PostgresStoredAnswers implements StoredAnswers {
  readonly #pool: SqlPool;
  readonly #now: () => number;

  constructor(pool: SqlPool, now: () => number) {
    this.#pool = pool;
    this.#now = now;
  }

  async find(scope: string, key: string): Promise<StoredAnswer | null> {
    const values = [scope, key, new Date(this.#now())];
    const { rows } = await this.#pool.query<{ body_hash: string; answer: unknown }>(findAnswer, values);
    const [row] = rows;
    return row ? { bodyHash: row.body_hash, answer: row.answer } : null;
  }

  /** Removes expired keys. */
  async sweep(): Promise<number> {
    const { rowCount } = await this.#pool.query('delete from idempotency_keys where expires_at <= $1', [
      new Date(this.#now()),
    ]);
    return rowCount;
  }
}
