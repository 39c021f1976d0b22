import type { DatabaseLogger } from './driver-pool.ts';
import { createDriverPool } from './driver-pool.ts';
import type { SqlPool } from './sql-pool.ts';

export interface PgPoolOptions {
  readonly databaseUrl: string;
  readonly logger: DatabaseLogger;
  /** Connections at most; ten keep two cores busy, twenty gain 3 %. */
  readonly size?: number;
  /** Milliseconds that one statement may take; 0 for no limit. */
  readonly statementTimeout?: number;
  /** Waits for a connection, and for a transaction to go on, as long as it takes. */
  readonly patient?: boolean;
}

/** How long a request waits for a connection before the database counts as away, in milliseconds. */
const CONNECT_TIMEOUT = 5000;
const STATEMENT_TIMEOUT = 30_000;
/** A transaction that waits for something else than the database holds its locks against everybody. */
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000;

/** The pool on a PostgreSQL server, version 15 or later. Connects when it is first asked. */
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
