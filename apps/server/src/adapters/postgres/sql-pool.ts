import { createHash } from 'node:crypto';

/**
 * The interface to the database, a pool that both PostgreSQL and the embedded database implement.
 *
 * Both return the same values: int2, int4, int8 and count(*) as numbers (an int8 beyond 2^53 as its digits),
 * numeric as text, timestamptz as an ISO 8601 instant in UTC with milliseconds, date, time and interval as text,
 * bytea as a Buffer, json and jsonb parsed, arrays as arrays of those. Parameters are text, numbers, booleans,
 * null, Date, Buffer or Uint8Array and arrays of these; values of json and jsonb columns are passed through `JSON.stringify`.
 *
 * Errors of both have `.code` (SQLSTATE), `.constraint`, `.table` and `.detail`.
 */
export interface SqlResult<Row> {
  /** The command's tag, for example SELECT or COMMIT. */
  readonly command: string;
  /** How many rows were returned or changed; 0 for a command without rows. */
  readonly rowCount: number;
  readonly rows: Row[];
}

/** A statement with a constant text, which the database parses once per connection. */
export interface FixedSql {
  readonly name: string;
  readonly text: string;
}

/** The interface that a store needs: the pool, or a client in a transaction. */
export interface SqlRunner {
  /**
   * Runs one statement.
   * @throws DatabaseUnavailable, PoolUsedInsideTransaction, or the database's error
   */
  query<Row = Record<string, unknown>>(
    statement: string | FixedSql,
    values?: readonly unknown[],
  ): Promise<SqlResult<Row>>;
}

/** A connection that is reserved until it is released. */
export interface SqlClient extends SqlRunner {
  /** Returns the connection to the pool. With true, or inside an open transaction, it is closed instead. */
  release(destroy?: boolean): void;
}

export interface SqlPool extends SqlRunner {
  /** Waits for a free connection. @throws DatabaseUnavailable if none is free in time */
  connect(): Promise<SqlClient>;
  /** Waits for reserved clients, then closes all connections. */
  end(): Promise<void>;
}

/** Derives the name of the statement from its text, so that it is the same in every process. */
export function fixedSql(text: string): FixedSql {
  return { name: createHash('sha256').update(text).digest('base64url').slice(0, 22), text };
}

/**
 * Runs `work` in a transaction, which is committed when it returns and rolled back when it throws.
 *
 * Keep it short and wait only for the database in it: on the embedded database all other requests wait, and a transaction that exceeds
 * the time limit is rolled back.
 */
export async function inTransaction<T>(pool: SqlPool, work: (client: SqlRunner) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    try {
      const result = await work(client);
      const { command } = await client.query('commit');
      // PostgreSQL answers COMMIT with ROLLBACK if a statement failed and the error was swallowed.
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed');
      return result;
    } catch (error) {
      broken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      throw error;
    }
  } finally {
    client.release(broken);
  }
}
