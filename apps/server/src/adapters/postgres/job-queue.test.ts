import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClaimedJob } from '../../jobs/ports.ts';
import { addJob, endAllLeases, PostgresJobQueue } from './job-queue.ts';
import { inTransaction, type SqlPool } from './sql-pool.ts';
import { engines, type TestDatabase } from './test-databases.suite.ts';

const start = Date.parse('2026-11-21T03:00:00.000Z');
const lease = 60_000;

describe.each(engines)('the job queue on $name', ({ open }) => {
  let test: TestDatabase;
  let pool: SqlPool;
  let queue: PostgresJobQueue;
  let now = start;

  beforeAll(async () => {
    test = await open();
    ({ pool } = test.database);
    await test.database.migrate();
    queue = new PostgresJobQueue(pool, () => now);
  });

  beforeEach(async () => {
    now = start;
    await pool.query('delete from jobs');
  });

  afterAll(() => test.drop());

  const add = (payload: unknown, about: { name?: string; key?: string | null; runAt?: number } = {}) =>
    queue.add({ name: 'release-order', key: null, payload, runAt: start, ...about });
  const claim = (limit = 10, names = ['release-order']) => queue.claim({ names, limit, leaseMs: lease, now });
  /** Makes all leases older. */
  const leasesAge = (milliseconds: number) =>
    pool.query(`update jobs set locked_until = locked_until - $1 * interval '1 millisecond'`, [milliseconds]);
  const payloads = (jobs: ClaimedJob[]) => jobs.map(({ payload }) => payload);

  it('returns due jobs, the earliest first', async () => {
    await add('second', { runAt: start - 1000 });
    await add('first', { runAt: start - 2000 });
    await add('not yet', { runAt: start + 1 });
    await add('of another kind', { name: 'send-mail' });
    const jobs = await claim();
    expect(payloads(jobs)).toEqual(['first', 'second']);
    expect(jobs[0]).toMatchObject({ name: 'release-order', attempt: 1 });
    now += 1;
    expect(payloads(await claim())).toEqual(['not yet']);
  });

  it('stores every kind of payload', async () => {
    for (const payload of [{ orderId: 'demo-1', list: [1, null] }, ['a'], 'text', 7, null, undefined])
      await add(payload);
    expect(payloads(await claim())).toEqual([{ orderId: 'demo-1', list: [1, null] }, ['a'], 'text', 7, null, null]);
  });

  it('gives each job to one of many claimers', async () => {
    for (let index = 0; index < 30; index += 1) await add(index);
    const claims = await Promise.all(Array.from({ length: 12 }, () => claim(4)));
    const taken = claims.flat().map(({ payload }) => Number(payload));
    // Claimers skip jobs that others are claiming, so some may get fewer; no job is claimed twice.
    expect(new Set(taken).size).toBe(taken.length);
    const rest = payloads(await claim(30)).map(Number);
    expect([...taken, ...rest].toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 30 }, (_, index) => index),
    );
  });

  it('hides a job from others until its lease ends', async () => {
    await add('once');
    expect(await claim()).toHaveLength(1);
    await leasesAge(lease / 2);
    expect(await claim()).toHaveLength(0);
    await leasesAge(lease / 2);
    expect((await claim())[0]).toMatchObject({ payload: 'once', attempt: 2 });
  });

  it('gives a job away before its lease ends when the only process of the database has started again', async () => {
    await add('once');
    const [killed] = await claim();
    await endAllLeases(pool);
    expect((await claim())[0]).toMatchObject({ payload: 'once', attempt: 2 });
    await queue.finish(killed!);
    expect((await pool.query('select finished_at from jobs')).rows).toEqual([{ finished_at: null }]);
  });

  it('never returns a finished job', async () => {
    await add('once');
    const [job] = await claim();
    await queue.finish(job!);
    await leasesAge(lease);
    now += 10 * lease;
    expect(await claim()).toEqual([]);
  });

  it('never gives a job to two processes whose clocks differ by three minutes', async () => {
    const ahead = new PostgresJobQueue(pool, () => now + 180_000);
    await add('once');
    expect(await claim()).toHaveLength(1);
    expect(await ahead.claim({ names: ['release-order'], limit: 10, leaseMs: lease, now: now + 180_000 })).toHaveLength(
      0,
    );
    await leasesAge(lease);
    const again = await ahead.claim({ names: ['release-order'], limit: 10, leaseMs: lease, now: now + 180_000 });
    expect(again).toMatchObject([{ payload: 'once', attempt: 2 }]);
    // The process with the slower clock takes the job when the lease ends, not three minutes later.
    expect(await claim()).toHaveLength(0);
    await leasesAge(lease);
    expect(await claim()).toMatchObject([{ payload: 'once', attempt: 3 }]);
  });

  it('returns a job again at the time of its next attempt', async () => {
    await add('again');
    const [job] = await claim();
    await queue.retry(job!, start + 5000, 'the fleet did not answer');
    now = start + 4999;
    expect(await claim()).toEqual([]);
    now = start + 5000;
    expect((await claim())[0]).toMatchObject({ attempt: 2 });
    expect((await pool.query('select last_error from jobs')).rows).toEqual([
      { last_error: 'the fleet did not answer' },
    ]);
  });

  it('marks a job as dead after its last attempt', async () => {
    await add('hopeless');
    const [job] = await claim();
    await queue.markDead(job!, 'x'.repeat(5000), now);
    await leasesAge(lease);
    now += 10 * lease;
    expect(await claim()).toEqual([]);
    const { rows } = await pool.query('select dead_at, length(last_error) as length from jobs');
    expect(rows).toEqual([{ dead_at: '2026-11-21T03:00:00.000Z', length: 2000 }]);
  });

  it('lets only the attempt with the lease end a job', async () => {
    await add('slow');
    const [late] = await claim();
    await leasesAge(lease);
    const [current] = await claim();
    await queue.finish(late!);
    await queue.retry(late!, start, 'too late');
    await queue.markDead(late!, 'too late', now);
    expect((await pool.query('select finished_at, dead_at, last_error, attempts from jobs')).rows).toEqual([
      { finished_at: null, dead_at: null, last_error: null, attempts: 2 },
    ]);
    await queue.finish(current!);
    expect((await pool.query('select finished_at is not null as done from jobs')).rows).toEqual([{ done: true }]);
  });

  it('has one unfinished job per name and key, and accepts the key again afterwards', async () => {
    await add('first', { key: 'demo-1' });
    await add('second', { key: 'demo-1' });
    await add('of another name', { key: 'demo-1', name: 'send-mail' });
    await add('without key');
    await add('without key');
    const jobs = await claim();
    expect(payloads(jobs)).toEqual(['first', 'without key', 'without key']);
    await add('while it runs', { key: 'demo-1' });
    await queue.finish(jobs[0]!);
    expect(await claim()).toEqual([]);
    await add('afterwards', { key: 'demo-1' });
    expect(payloads(await claim())).toEqual(['afterwards']);
  });

  it('stores a job only if its transaction commits', async () => {
    const job = (payload: string) => ({ name: 'release-order', key: null, payload, runAt: start });
    await inTransaction(pool, (client) => addJob(client, job('kept'), now));
    await inTransaction(pool, async (client) => {
      await addJob(client, job('lost'), now);
      throw new Error('changed my mind');
    }).catch((error: unknown) => error);
    expect(payloads(await claim())).toEqual(['kept']);
  });

  it('sweeps finished jobs, but not dead and waiting ones', async () => {
    await add('done', { runAt: start - 3 });
    await add('dead', { runAt: start - 2 });
    await add('waiting', { runAt: start + lease });
    const [done, dead] = await claim();
    await queue.finish(done!);
    await queue.markDead(dead!, 'why', now);
    expect(await queue.sweep(start)).toBe(0);
    expect(await queue.sweep(start + 1)).toBe(1);
    expect((await pool.query('select payload from jobs order by run_at')).rows).toEqual([
      { payload: 'dead' },
      { payload: 'waiting' },
    ]);
  });
});
