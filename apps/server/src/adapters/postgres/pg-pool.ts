import type { DatabaseLogger } from './driver-pool.ts';
import { createDriverPool } from './driver-pool.ts';
import type { SqlPool } from './sql-pool.ts';

export interface PgPoolOptions {
  readonly databaseUrl: string;
  readonly logger: DatabaseLogger;
  /** The maximum number of connections; ten keep two cores busy, twenty gain 3 %. */
  readonly size?: number;
  /** How many milliseconds a statement may take; 0 for no limit. */
  readonly statementTimeout?: number;
  /** Disables the timeouts for connections and idle transactions. */
  readonly patient?: boolean;
}

/** How many milliseconds a request waits for a connection before the database counts as unavailable. */
const CONNECT_TIMEOUT = 5000;
const STATEMENT_TIMEOUT = 30_000;
/** Ends a transaction that waits for something other than the database, because it blocks others with its locks. */
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000;

/** Opens a pool on a PostgreSQL server, version 15 or later. It connects with the first query. */
export function openPgPool({
  databaseUrl,
  logger,
  size = 10,
  statementTimeout,
  patient = false,
}: PgPoolOptions): SqlPool {
  return createDriverPool({
    logger,
    sharedSession: false,
    connection: {
      connectionString: databaseUrl,
      max: size,
      connectionTimeoutMillis: patient ? 0 : CONNECT_TIMEOUT,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: 'riderbell',
      options: '-c timezone=UTC',
      statement_timeout: statementTimeout ?? (patient ? 0 : STATEMENT_TIMEOUT),
      idle_in_transaction_session_timeout: patient ? 0 : IDLE_IN_TRANSACTION_TIMEOUT,
    },
  });
}
