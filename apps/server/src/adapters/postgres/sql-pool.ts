import { createHash } from 'node:crypto';

/**
 * What the server knows of a database: one pool-shaped front that PostgreSQL and the embedded database both satisfy.
 *
 * Values come out the same on both: int2, int4, int8 and count(*) as numbers (an int8 beyond 2^53 as its digits),
 * numeric as text, timestamptz as an ISO 8601 instant in UTC with milliseconds, date, time and interval as text,
 * bytea as a Buffer, json and jsonb parsed, arrays as arrays of those. They go in as text, numbers, booleans, null,
 * Date, Buffer or Uint8Array and arrays of these; what goes into a json or jsonb column goes in through `JSON.stringify`.
 *
 * Errors of the database carry `.code` (SQLSTATE), `.constraint`, `.table` and `.detail` on both.
 */
export interface SqlResult<Row> {
  /** The command's tag, for instance SELECT or COMMIT. */
  readonly command: string;
  /** Rows that were returned or touched; 0 for a command that has none. */
  readonly rowCount: number;
  readonly rows: Row[];
}

/** A statement whose text never changes, so that the database parses it once for each connection. */
export interface FixedSql {
  readonly name: string;
  readonly text: string;
}

/** What a store needs: satisfied by the pool, and by a client inside a transaction. */
export interface SqlRunner {
  /**
   * Runs one statement.
   * @throws DatabaseUnavailable when the database is away, PoolUsedInsideTransaction (see there), else the database's error
   */
  query<Row = Record<string, unknown>>(
    statement: string | FixedSql,
    values?: readonly unknown[],
  ): Promise<SqlResult<Row>>;
}

/** One connection, held until it is released. */
export interface SqlClient extends SqlRunner {
  /** Gives the connection back; with true, or inside an open transaction, it is closed and not used again. */
  release(destroy?: boolean): void;
}

export interface SqlPool extends SqlRunner {
  /** Waits for a free connection. @throws DatabaseUnavailable when there is none in time */
  connect(): Promise<SqlClient>;
  /** Waits for the clients that are out, then closes every connection. */
  end(): Promise<void>;
}

/** Names a statement after its text, so that the same text has the same name in every process. */
export function fixedSql(text: string): FixedSql {
  return { name: createHash('sha256').update(text).digest('base64url').slice(0, 22), text };
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws.
 *
 * Keep it short and wait for nothing but the database in it: on the embedded database everybody else waits meanwhile,
 * and one that outlasts the time limit is rolled back.
 */
export async function inTransaction<T>(pool: SqlPool, work: (client: SqlRunner) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    try {
      const result = await work(client);
      const { command } = await client.query('commit');
      // PostgreSQL answers COMMIT with ROLLBACK when a statement had failed and the failure was swallowed.
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
