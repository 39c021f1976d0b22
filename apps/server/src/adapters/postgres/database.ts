import {
  type EmbeddedDatabaseOptions,
  openEmbeddedDatabase,
} from '@riderbell/embedded-database/open-embedded-database.ts';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../../../database/migrations.ts';
import type { DatabaseLogger } from './driver-pool.ts';
import { createDriverPool } from './driver-pool.ts';
import { openPgPool, type PgPoolOptions } from './pg-pool.ts';
import type { Schema } from './schema.ts';
import { DatabaseUnavailable } from './sql-errors.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';

/** An embedded database or a PostgreSQL server, with the same interface. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Runs fixed SQL. */
  readonly pool: SqlPool;
  /** Builds SQL; uses the same pool. */
  readonly kysely: Kysely<Schema>;
  /** Returns if the database answers. @throws DatabaseUnavailable */
  ping(): Promise<void>;
  /** Updates the schema and returns the names of the migrations that it ran. Several processes may call it simultaneously. */
  migrate(): Promise<string[]>;
  close(): Promise<void>;
}

export type DatabaseOptions = {
  readonly logger: DatabaseLogger;
  /** Disables the timeouts after which the database counts as unavailable: for tests, which must not depend on the load of the machine. */
  readonly patient?: boolean;
} & (
  | { readonly databaseUrl: string }
  | { readonly dataDir: string; readonly embedded?: Omit<EmbeddedDatabaseOptions, 'folder' | 'onStopped'> }
);

const PING_TIMEOUT = 2000;
/** The longest timeout of the runtime in milliseconds: 24 days. */
const FOR_EVER = 2 ** 31 - 1;
/** Clients of the embedded database, and so the number of commits that can share a flush. */
const EMBEDDED_CLIENTS = 32;

/**
 * Opens PostgreSQL (`databaseUrl`; connects with the first query) or the embedded database in a folder (`dataDir`; created if it does
 * not exist).
 * @throws DatabaseFolderInUse, DatabaseFolderUnreadable, DurabilityNotAvailable for a folder
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('databaseUrl' in options) return openPostgres(options);
  const { logger, patient = false } = options;
  const embedded = await openEmbeddedDatabase({
    ...(patient && { transactionLimit: FOR_EVER }),
    ...options.embedded,
    folder: options.dataDir,
    onStopped: (error) => logger.error({ error: error.message }, 'the embedded database stopped and is opened again'),
  });
  const pool = createDriverPool({
    logger,
    sharedSession: true,
    connection: {
      stream: () => embedded.createSocket(),
      ssl: false,
      max: EMBEDDED_CLIENTS,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: patient ? 0 : 30_000,
    },
  });
  const kysely = createKysely(pool);
  return {
    kind: 'embedded',
    pool,
    kysely,
    ping: () => ping(pool, patient),
    migrate: () => migrateToLatest(kysely),
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

function openPostgres(options: PgPoolOptions): Database {
  const pool = openPgPool(options);
  return {
    kind: 'postgres',
    pool,
    kysely: createKysely(pool),
    ping: () => ping(pool, options.patient ?? false),
    async migrate() {
      // Building an index, or waiting for another process that does, may take longer than a request is allowed to.
      const unhurried = openPgPool({ ...options, size: 1, statementTimeout: 0 });
      try {
        return await migrateToLatest(createKysely(unhurried));
      } finally {
        await unhurried.end();
      }
    },
    close: () => pool.end(),
  };
}

/** Kysely over a `SqlPool`. */
export function createKysely(pool: SqlPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }) });
}

/** The part of a pool that Kysely's PostgreSQL dialect uses. The opener of the pool closes it. */
function kyselyPool(pool: SqlPool): PostgresPool {
  return {
    options: {},
    connect: async () => kyselyClient(await pool.connect()),
    end: async () => undefined,
  };
}

function kyselyClient(client: SqlClient): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query(cursor: unknown): never;
  function query<Row>(text: unknown, values: readonly unknown[] = []): Promise<PostgresQueryResult<Row>> {
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported: read pages by key');
    // Kysely's type only lists the commands that it uses.
    return client.query<Row>(text, values) as Promise<PostgresQueryResult<Row>>;
  }
  return { query, release: (destroy) => client.release(destroy) };
}

async function ping(pool: SqlPool, patient: boolean): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DatabaseUnavailable('it did not answer in time')),
      patient ? FOR_EVER : PING_TIMEOUT,
    );
  });
  try {
    await Promise.race([pool.query('select 1'), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function migrateToLatest(kysely: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}
