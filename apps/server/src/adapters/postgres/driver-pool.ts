import { Pool } from 'pg';
import type { PoolClient, PoolConfig, QueryResultRow } from 'pg';
import type { FixedSql, SqlClient, SqlPool, SqlResult } from './sql-pool.ts';
import { DatabaseUnavailable, isAway, translateError } from './sql-errors.ts';
import { beginsTransaction, TransactionGuard } from './transaction-guard.ts';
import { valueTypes } from './value-types.ts';

/** The logger of the adapter, in pino's shape. */
export interface DatabaseLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface DriverPoolOptions {
  /** The driver's connection settings. */
  readonly connection: PoolConfig;
  /**
   * Whether all connections share one session, as on the embedded database. The names of prepared statements must then differ between
   * connections.
   */
  readonly sharedSession: boolean;
  readonly logger: DatabaseLogger;
}

/** Creates a pool over the `pg` driver, for both databases. */
export function createDriverPool({ connection, sharedSession, logger }: DriverPoolOptions): SqlPool {
  const pool = new Pool({ ...connection, types: valueTypes });
  const sessions = new WeakMap<PoolClient, Session>();
  const guard = new TransactionGuard();
  let connections = 0;

  // A lost idle connection must not end the process. The pool has removed it and opens a new one when needed.
  pool.on('error', (error) => logger.warn({ error: error.message }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    connections += 1;
    const session: Session = { nameSuffix: sharedSession ? `.${connections}` : '', lostBy: undefined };
    sessions.set(client, session);
    // The pool does not notice the loss of a connection in use.
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

  // Not async, because the guard's mark must be set synchronously in the caller.
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
      this.#logger.warn({}, 'a database client was released inside an open transaction; its connection was closed');
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
