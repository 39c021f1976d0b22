import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type EmbeddedDatabase, openEmbeddedDatabase } from '@riderbell/embedded-database/open-embedded-database.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDriverPool } from './driver-pool.ts';
import { inTransaction, type SqlPool } from './sql-pool.ts';
import { inNewContext, silent } from './test-databases.suite.ts';

const transactionLimit = 400;
const stopped = vi.fn<(error: Error) => void>();

describe('the embedded database', () => {
  let base: string;
  let embedded: EmbeddedDatabase;
  let pool: SqlPool;

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'riderbell-embedded-'));
    const folder = join(base, 'data');
    embedded = await openEmbeddedDatabase({
      folder,
      onStopped: stopped,
      transactionLimit,
      checkpointEvery: 100,
      vacuumBelowLoad: 1.1,
      maintenanceEvery: 25,
    });
    pool = createDriverPool({
      connection: { stream: () => embedded.createSocket(), ssl: false, max: 32, idleTimeoutMillis: 0 },
      sharedSession: true,
      logger: silent,
    });
    await pool.query('create table items (id bigserial primary key, name text unique)');
  });

  afterAll(async () => {
    await pool.end();
    await embedded.close();
    rmSync(base, { recursive: true, force: true });
  });

  /**
   * Waits until the checkpoint and the vacuum of earlier writes are over, which flush too, and reads the rows once, because the
   * first read marks them as committed and so writes.
   */
  async function quiet(): Promise<number> {
    let flushes = -1;
    await vi.waitFor(
      async () => {
        const before = flushes;
        await pool.query('select count(*) from items');
        flushes = await embedded.diskFlushes();
        expect(flushes).toBe(before);
      },
      { interval: 300, timeout: 10_000 },
    );
    return flushes;
  }

  it('flushes to the disk for every acknowledged commit', async () => {
    const before = await quiet();
    for (const name of ['a', 'b', 'c']) await pool.query('insert into items (name) values ($1)', [name]);
    expect((await embedded.diskFlushes()) - before).toBeGreaterThanOrEqual(3);
  });

  it('flushes simultaneous commits once', async () => {
    const before = await quiet();
    const names = Array.from({ length: 200 }, (_, index) => `together ${index}`);
    await Promise.all(names.map((name) => pool.query('insert into items (name) values ($1)', [name])));
    const flushes = (await embedded.diskFlushes()) - before;
    // 32 clients need at least seven batches; a checkpoint in between also writes changed files.
    expect(flushes).toBeGreaterThanOrEqual(7);
    expect(flushes).toBeLessThan(100);
  });

  it('does not flush for reads', async () => {
    const before = await quiet();
    for (let index = 0; index < 20; index += 1) await pool.query('select count(*) from items');
    expect(await embedded.diskFlushes()).toBe(before);
  });

  it('does not block the event loop during a scan', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const started = performance.now();
    delay.enable();
    await pool.query("select count(*) from generate_series(1, 300000) as n where md5(n::text) like '%777%'");
    delay.disable();
    const scan = performance.now() - started;
    expect(scan).toBeGreaterThan(50);
    expect(delay.max / 1e6).toBeLessThan(Math.max(40, scan / 2));
  });

  it('rolls back a transaction that blocks others for too long, with its later statements', async () => {
    const client = await pool.connect();
    const overdue = inNewContext(async () => {
      await client.query('begin');
      await client.query("insert into items (name) values ('overdue')");
      await otherRequest;
      return client.query("insert into items (name) values ('after the time was up')");
    });
    const otherRequest = new Promise<void>((resolve) => {
      setImmediate(() => void pool.query('select 1').then(() => resolve()));
    });
    await expect(overdue).rejects.toMatchObject({ name: 'TransactionTimedOut' });
    client.release();
    const { rows } = await pool.query("select count(*) from items where name in ('overdue', 'after the time was up')");
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('serves other clients after a client disconnects in a transaction', async () => {
    const client = await pool.connect();
    await inNewContext(() => client.query('begin'));
    const waiting = pool.query('select 1 as one');
    client.release(true);
    expect((await waiting).rows).toEqual([{ one: 1 }]);
  });

  it('writes checkpoints and removes dead rows by itself', async () => {
    await pool.query('create table churned as select n as id, 0 as value from generate_series(1, 2000) as n');
    for (let round = 0; round < 5; round += 1) await pool.query('update churned set value = value + 1');
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query<{ vacuums: number; dead: number }>(
          "select vacuum_count as vacuums, n_dead_tup as dead from pg_stat_user_tables where relname = 'churned'",
        );
        expect(rows[0]?.vacuums).toBeGreaterThan(0);
        expect(rows[0]?.dead).toBeLessThan(1000);
      },
      { timeout: 15_000, interval: 200 },
    );
    const checkpoints = await pool.query<{ recent: boolean }>(
      "select checkpoint_time > now() - interval '30 seconds' as recent from pg_control_checkpoint()",
    );
    expect(checkpoints.rows).toEqual([{ recent: true }]);
  });

  it('still has its rows after it was closed and opened', async () => {
    const folder = join(base, 'reopened');
    for (const expected of [1, 2]) {
      const opened = await openEmbeddedDatabase({ folder, onStopped: stopped });
      const own = createDriverPool({
        connection: { stream: () => opened.createSocket(), ssl: false },
        sharedSession: true,
        logger: silent,
      });
      await own.query('create table if not exists visits (at timestamptz)');
      await own.query('insert into visits values (now())');
      expect((await own.query('select count(*) from visits')).rows).toEqual([{ count: expected }]);
      await own.end();
      await opened.close();
    }
    expect(existsSync(`${folder}.new`)).toBe(false);
  });

  it('refuses a folder with other files and leaves it unchanged', async () => {
    const folder = join(base, 'photos');
    mkdirSync(folder);
    writeFileSync(join(folder, 'holiday.jpg'), 'x');
    const opening = openEmbeddedDatabase({ folder, onStopped: stopped });
    await expect(opening).rejects.toMatchObject({ name: 'DatabaseFolderUnreadable' });
    expect(existsSync(join(folder, 'holiday.jpg'))).toBe(true);
  });

  it('reports in one line why a damaged folder cannot be opened, and releases its lock', async () => {
    const folder = join(base, 'damaged');
    mkdirSync(folder);
    writeFileSync(join(folder, 'PG_VERSION'), '14\n');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const error: unknown = await openEmbeddedDatabase({ folder, onStopped: stopped }).catch((thrown) => thrown);
      expect(error).toMatchObject({ name: 'DatabaseFolderUnreadable' });
      const { message } = error as Error;
      expect(message).toContain(folder);
      expect(message.length).toBeLessThan(400);
      expect(message).not.toContain('\n');
    }
  });

  it('is locked under every name of its folder', async () => {
    symlinkSync(join(base, 'data'), join(base, 'alias'));
    const opening = openEmbeddedDatabase({ folder: join(base, 'alias'), onStopped: stopped });
    await expect(opening).rejects.toMatchObject({ name: 'DatabaseFolderInUse', folder: join(base, 'data') });
  });

  it('is opened again after an abort, with all acknowledged rows', async () => {
    const folder = join(base, 'stopping');
    const told = vi.fn<(error: Error) => void>();
    const opened = await openEmbeddedDatabase({ folder, onStopped: told });
    const own = createDriverPool({
      connection: { stream: () => opened.createSocket(), ssl: false },
      sharedSession: true,
      logger: silent,
    });
    await own.query('create table items (id integer)');
    await own.query('insert into items values (1)');
    renameSync(join(folder, 'pg_wal'), join(folder, 'pg_wal.away'));
    // It needs the next file of its log, which is missing.
    const lost = await Promise.allSettled([
      own.query('select pg_switch_wal()'),
      own.query('insert into items values (2)'),
    ]);
    expect(lost.some(({ status }) => status === 'rejected')).toBe(true);
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ name: 'EngineStopped' })));
    await expect(own.query('select 1')).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    renameSync(join(folder, 'pg_wal.away'), join(folder, 'pg_wal'));
    await vi.waitFor(
      async () => {
        expect((await own.query('select id from items where id = 1')).rows).toEqual([{ id: 1 }]);
      },
      { timeout: 20_000, interval: 200 },
    );
    await own.end();
    await opened.close();
  });

  it('isolates a transaction of many small steps from other clients, although it has one session', async () => {
    const others = Array.from({ length: 20 }, (_, index) =>
      pool.query('insert into items (name) values ($1)', [`beside ${index}`]),
    );
    const seen = await inTransaction(pool, async (client) => {
      const counts: unknown[] = [];
      for (let step = 0; step < 5; step += 1) counts.push((await client.query('select count(*) from items')).rows[0]);
      return counts;
    });
    await Promise.all(others);
    expect(new Set(seen.map((row) => JSON.stringify(row))).size).toBe(1);
  });

  it('did not abort by itself in any of these tests', () => {
    expect(stopped).not.toHaveBeenCalled();
  });
});
