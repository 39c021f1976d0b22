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

/** A database, embedded or of its own, behind one front. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** For fixed SQL. */
  readonly pool: SqlPool;
  /** For everything that is built; runs over the same pool. */
  readonly kysely: Kysely<Schema>;
  /** Whether the database answers. @throws DatabaseUnavailable */
  ping(): Promise<void>;
  /** Brings the schema up to date and returns the names of the migrations that this call ran. Several processes may call it at once. */
  migrate(): Promise<string[]>;
  close(): Promise<void>;
}

export type DatabaseOptions = {
  readonly logger: DatabaseLogger;
  /**
   * Waits as long as it takes, where a server in use gives up and says that the database is away: for tests, which must come out
   * the same on a machine that is busy with something else.
   */
  readonly patient?: boolean;
} & (
  | { readonly databaseUrl: string }
  | { readonly dataDir: string; readonly embedded?: Omit<EmbeddedDatabaseOptions, 'folder' | 'onStopped'> }
);

const PING_TIMEOUT = 2000;
/** The longest that a timer of the runtime can wait, in milliseconds: 24 days. */
const FOR_EVER = 2 ** 31 - 1;
/** Clients of the embedded database: as many commits as may share one flush. */
const EMBEDDED_CLIENTS = 32;

/**
 * Opens PostgreSQL (`databaseUrl`; connects when it is first asked) or the embedded database in a folder (`dataDir`; made
 * when it does not exist).
 * @throws DatabaseFolderInUse, DatabaseFolderUnreadable, DurabilityNotAvailable for a folder
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('databaseUrl' in options) return openPostgres(options);
  const { logger, patient = false } = options;
  const embedded = await openEmbeddedDatabase({
    ...(patient && { transactionLimit: FOR_EVER }),
    ...options.embedded,
    folder: options.dataDir,
    onStopped: (error) => logger.error({ error: error.message }, 'the embedded database stopped and is opened anew'),
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
      // Building an index, or waiting for another process that does, takes longer than any request may.
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

/** Kysely over a pool of ours. */
export function createKysely(pool: SqlPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }) });
}

/** The part of a pool that Kysely's PostgreSQL dialect uses. Closing stays with whoever opened the pool. */
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
    if (typeof text !== 'string') throw new TypeError('Cursors are not offered: read in keyset pages');
    // Kysely lists only the commands that it looks at.
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
