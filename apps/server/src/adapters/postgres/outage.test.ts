import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { inTransaction } from './sql-pool.ts';
import { administer, openOnServer, serverUrl, silent, type TestDatabase } from './test-databases.suite.ts';

/** A proxy between the pool and the server that can be cut. */
class Cable {
  readonly #host: string;
  readonly #port: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  port = 0;

  constructor({ hostname, port }: URL) {
    this.#host = hostname;
    this.#port = Number(port || 5432);
  }

  async plugIn(): Promise<void> {
    const server = createServer((inner) => {
      const outer = connect(this.#port, this.#host);
      for (const socket of [inner, outer]) {
        this.#sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          inner.destroy();
          outer.destroy();
        });
      }
      inner.pipe(outer).pipe(inner);
    });
    await new Promise<void>((resolve) => {
      server.listen(this.port, '127.0.0.1', resolve);
    });
    ({ port: this.port } = server.address() as AddressInfo);
    this.#server = server;
  }

  async pull(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => {
      this.#server?.close(resolve);
    });
  }
}

describe('a PostgreSQL server that goes away', () => {
  let test: TestDatabase;
  let database: Database;
  let cable: Cable;

  beforeAll(async () => {
    test = await openOnServer(serverUrl ?? '');
    if (!('databaseUrl' in test.again)) throw new Error('not on a server');
    const url = new URL(test.again.databaseUrl);
    cable = new Cable(url);
    await cable.plugIn();
    url.hostname = '127.0.0.1';
    url.port = String(cable.port);
    database = await openDatabase({ databaseUrl: url.href, logger: silent });
    await database.pool.query('create table items (name text)');
  });

  afterAll(async () => {
    await database.close();
    await cable.pull();
    await test.drop();
  });

  const unavailable = { name: 'DatabaseUnavailable', code: 'DATABASE_UNAVAILABLE' };

  /** Fills the pool, so that idle connections exist. */
  async function warmUp(): Promise<void> {
    await Promise.all(Array.from({ length: 6 }, () => database.pool.query('select pg_sleep(0.05)')));
  }

  const terminateOthers = (name: string) =>
    administer(
      serverUrl ?? '',
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    );

  /** Connections that an earlier test cut may still be closing. */
  async function databaseName(): Promise<string> {
    return vi.waitFor(async () => {
      const { rows } = await test.database.pool.query<{ name: string }>('select current_database() as name');
      return rows[0]?.name ?? '';
    });
  }

  it('does not end the process when idle connections are cut, and is used again at once', async () => {
    await warmUp();
    const name = await databaseName();
    await terminateOthers(name);
    await vi.waitFor(async () => {
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });
  });

  it('fails cut queries with DatabaseUnavailable', async () => {
    const name = await databaseName();
    const cut = Promise.allSettled(Array.from({ length: 4 }, () => database.pool.query('select pg_sleep(30)')));
    await vi.waitFor(async () => {
      const { rows } = await test.database.pool.query<{ count: number }>(
        "select count(*) from pg_stat_activity where datname = current_database() and query = 'select pg_sleep(30)'",
      );
      expect(rows[0]?.count).toBe(4);
    });
    await terminateOthers(name);
    for (const outcome of await cut) expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable });
  });

  it('fails a cut transaction with DatabaseUnavailable, and the transaction changes nothing', async () => {
    const name = await databaseName();
    const work = inTransaction(database.pool, async (client) => {
      await client.query("insert into items values ('lost')");
      await terminateOthers(name);
      await client.query("insert into items values ('lost too')");
    });
    await expect(work).rejects.toMatchObject(unavailable);
    await vi.waitFor(async () => {
      expect((await database.pool.query('select count(*) from items')).rows).toEqual([{ count: 0 }]);
    });
  });

  it('fails with DatabaseUnavailable while it is away, and serves again afterwards', async () => {
    await warmUp();
    await cable.pull();
    await vi.waitFor(async () => {
      await expect(database.pool.query('select 1')).rejects.toMatchObject(unavailable);
    });
    await expect(database.ping()).rejects.toMatchObject(unavailable);
    await expect(database.pool.connect()).rejects.toMatchObject(unavailable);
    await expect(database.kysely.selectFrom('orders').select('order_id').execute()).rejects.toMatchObject(unavailable);
    await expect(inTransaction(database.pool, async () => 1)).rejects.toMatchObject(unavailable);
    await cable.plugIn();
    await vi.waitFor(async () => {
      await database.ping();
    });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('fails with DatabaseUnavailable when it refuses the login or the database does not exist', async () => {
    const url = new URL(serverUrl ?? '');
    url.pathname = '/there_is_no_such_database';
    const missing = await openDatabase({ databaseUrl: url.href, logger: silent });
    await expect(missing.ping()).rejects.toMatchObject({ ...unavailable, message: expect.stringContaining('exist') });
    await missing.close();
  });
});
