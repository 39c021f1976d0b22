import { Pool } from 'pg';
import type { PoolClient, PoolConfig, QueryResultRow } from 'pg';
import type { FixedSql, SqlClient, SqlPool, SqlResult } from './sql-pool.ts';
import { DatabaseUnavailable, isAway, translateError } from './sql-errors.ts';
import { beginsTransaction, TransactionGuard } from './transaction-guard.ts';
import { valueTypes } from './value-types.ts';

/** What the adapter says to the log; pino's shape. */
export interface DatabaseLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface DriverPoolOptions {
  /** How the driver reaches the database. */
  readonly connection: PoolConfig;
  /**
   * Whether all connections share one session of the database, as they do on the embedded one. Names of prepared statements
   * must then differ between connections.
   */
  readonly sharedSession: boolean;
  readonly logger: DatabaseLogger;
}

/** The pool-shaped front over the `pg` driver, which speaks to both databases. */
export function createDriverPool({ connection, sharedSession, logger }: DriverPoolOptions): SqlPool {
  const pool = new Pool({ ...connection, types: valueTypes });
  const sessions = new WeakMap<PoolClient, Session>();
  const guard = new TransactionGuard();
  let connections = 0;

  // An idle connection that is lost must not end the process; the pool has thrown it away and makes a new one when asked.
  pool.on('error', (error) => logger.warn({ error: error.message }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    connections += 1;
    const session: Session = { nameSuffix: sharedSession ? `.${connections}` : '', lostBy: undefined };
    sessions.set(client, session);
    // One that is in use is lost without the pool's hearing of it.
    client.on('error', (error) => {
      session.lostBy ??= error;
    });
  });

  async function acquire(): Promise<DriverClient> {
    try {
      const client = await pool.connect();
      return new DriverClient(client, sessions.get(client) ?? { nameSuffix: '', lostBy: undefined }, guard, logger);
    } catch (error) {
      const translated = translateError(error);
      if (translated instanceof DatabaseUnavailable) throw translated;
      throw new DatabaseUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  return {
    async connect() {
      guard.check();
      return acquire();
    },
    async query<Row>(statement: string | FixedSql, values?: readonly unknown[]) {
      guard.check();
      const client = await acquire();
      try {
        return await client.query<Row>(statement, values);
      } finally {
        client.release();
      }
    },
    end: () => pool.end(),
  };
}

interface Session {
  readonly nameSuffix: string;
  /** The first error of the connection itself. */
  lostBy: unknown;
}

class DriverClient implements SqlClient {
  readonly #client: PoolClient;
  readonly #session: Session;
  readonly #guard: TransactionGuard;
  readonly #logger: DatabaseLogger;
  #endTransaction: (() => void) | undefined;
  #released = false;

  constructor(client: PoolClient, session: Session, guard: TransactionGuard, logger: DatabaseLogger) {
    this.#client = client;
    this.#session = session;
    this.#guard = guard;
    this.#logger = logger;
  }

  // Not async: the guard's mark must be set in the caller's own synchronous part.
  query<Row>(statement: string | FixedSql, values: readonly unknown[] = []): Promise<SqlResult<Row>> {
    try {
      this.#guard.check(this);
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
    const text = typeof statement === 'string' ? statement : statement.text;
    if (this.#endTransaction === undefined && beginsTransaction(text)) this.#endTransaction = this.#guard.enter(this);
    return this.#run(statement, values);
  }

  release(destroy = false): void {
    if (this.#released) return;
    this.#released = true;
    const inTransaction = this.#client.getTransactionStatus() !== 'I';
    if (inTransaction && !destroy) {
      this.#logger.warn({}, 'a database client was released inside an open transaction; its connection is closed');
    }
    this.#endTransaction?.();
    this.#client.release(destroy || inTransaction || this.#session.lostBy !== undefined);
  }

  async #run<Row>(statement: string | FixedSql, values: readonly unknown[]): Promise<SqlResult<Row>> {
    try {
      const config = typeof statement === 'string' ? { text: statement } : this.#named(statement);
      const result = await this.#client.query<Row & QueryResultRow>({ ...config, values: [...values] });
      return { command: result.command, rowCount: result.rowCount ?? 0, rows: result.rows };
    } catch (error) {
      if (isAway(error)) this.#session.lostBy ??= error;
      throw translateError(error, this.#session.lostBy);
    } finally {
      if (this.#session.lostBy !== undefined || this.#client.getTransactionStatus() === 'I') this.#leaveTransaction();
    }
  }

  #leaveTransaction(): void {
    this.#endTransaction?.();
    this.#endTransaction = undefined;
  }

  #named({ name, text }: FixedSql): { name: string; text: string } {
    return { name: name + this.#session.nameSuffix, text };
  }
}
