import { setTimeout as pause } from 'node:timers/promises';
import type { ClaimedJob, JobQueue, NewJob } from '../../jobs/ports.ts';
import { fixedSql, type SqlPool, type SqlRunner } from './sql-pool.ts';

// The due time of a job is business time by the caller's clock, which the runner, the features and the tests share. Leases are only judged
// by the database's clock; otherwise servers with different clocks would take each other's jobs (decision 045).

const addOne = fixedSql(`
  insert into jobs (name, unique_key, payload, run_at, created_at) values ($1, $2, $3, $4, $5)
  on conflict (name, unique_key) where finished_at is null and dead_at is null do nothing`);

// A job is due when its time has come and it has no lease. Rows that another process is claiming are skipped, so that claimers do not
// wait for each other.
const claimDue = fixedSql(`
  with due as (
    select job_id from jobs
    where finished_at is null and dead_at is null and name = any($1)
      and run_at <= $2 and (locked_until is null or locked_until <= now())
    order by run_at, job_id
    limit $3
    for update skip locked
  )
  update jobs set locked_until = now() + $4 * interval '1 millisecond', attempts = attempts + 1
  from due where jobs.job_id = due.job_id
  returning jobs.job_id, jobs.name, jobs.payload, jobs.attempts, jobs.run_at`);

// The number of the attempt is the fencing token: it changes when another process claims the job after the lease ended.
const stillClaimed = 'job_id = $1 and attempts = $2 and finished_at is null and dead_at is null';
// Planned each time, because a generic plan from when the table was small would read all of it. The condition on the end is written so
// that no index of waiting jobs matches, because reading all of those is as slow.
const finishMany = `
  update jobs set finished_at = $3, locked_until = null, last_error = null
  from unnest($1::bigint[], $2::integer[]) as done(job_id, attempt)
  where jobs.job_id = done.job_id and jobs.attempts = done.attempt and coalesce(finished_at, dead_at) is null`;
const retryOne = fixedSql(`update jobs set run_at = $3, locked_until = null, last_error = $4 where ${stillClaimed}`);
const markOneDead = fixedSql(
  `update jobs set dead_at = $3, locked_until = null, last_error = $4 where ${stillClaimed}`,
);
const endLeases = fixedSql('update jobs set locked_until = null where locked_until is not null');
const sweepFinished = fixedSql('delete from jobs where finished_at < $1');

/** Longer reasons are cut, so that a job that fails on a large document does not store it with each attempt. */
const MAX_REASON_LENGTH = 2000;

/** How many milliseconds a finished job waits for others, to share a statement and its flush. */
const GATHERING = 5;

interface JobRow {
  readonly job_id: number;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly run_at: string;
}

/**
 * Adds a job. With the client of a transaction as `runner`, the job exists only if the transaction commits. An unfinished job of the
 * same name and key is left unchanged.
 */
export async function addJob(runner: SqlRunner, job: NewJob, now: number): Promise<void> {
  const payload = JSON.stringify(job.payload ?? null);
  await runner.query(addOne, [job.name, job.key, payload, new Date(job.runAt), new Date(now)]);
}

/** Gives the jobs of a process that was killed to the next claim. Only for a database that a single process uses. */
export async function endAllLeases(runner: SqlRunner): Promise<void> {
  await runner.query(endLeases, []);
}

/** The job table, shared by all processes (the port describes the guarantees). */
export class PostgresJobQueue implements JobQueue {
  readonly #pool: SqlPool;
  readonly #now: () => number;
  #finished: ClaimedJob[] = [];
  #finishing: Promise<void> | null = null;

  constructor(pool: SqlPool, now: () => number) {
    this.#pool = pool;
    this.#now = now;
  }

  async add(job: NewJob): Promise<void> {
    await addJob(this.#pool, job, this.#now());
  }

  async claim({ names, limit, leaseMs, now }: Parameters<JobQueue['claim']>[0]): Promise<ClaimedJob[]> {
    const values = [names, new Date(now), limit, leaseMs];
    const { rows } = await this.#pool.query<JobRow>(claimDue, values);
    // An update returns its rows unordered.
    rows.sort((one, other) => one.run_at.localeCompare(other.run_at) || one.job_id - other.job_id);
    return rows.map((row) => ({
      id: String(row.job_id),
      name: row.name,
      payload: row.payload,
      attempt: row.attempts,
    }));
  }

  async finish(job: ClaimedJob): Promise<void> {
    this.#finished.push(job);
    this.#finishing ??= this.#finishTogether();
    await this.#finishing;
  }

  async retry(job: ClaimedJob, runAt: number, reason: string): Promise<void> {
    await this.#pool.query(retryOne, [job.id, job.attempt, new Date(runAt), reason.slice(0, MAX_REASON_LENGTH)]);
  }

  async markDead(job: ClaimedJob, reason: string, now: number): Promise<void> {
    await this.#pool.query(markOneDead, [job.id, job.attempt, new Date(now), reason.slice(0, MAX_REASON_LENGTH)]);
  }

  async sweep(before: number): Promise<number> {
    const { rowCount } = await this.#pool.query(sweepFinished, [new Date(before)]);
    return rowCount;
  }

  async #finishTogether(): Promise<void> {
    await pause(GATHERING);
    const jobs = this.#finished;
    this.#finished = [];
    this.#finishing = null;
    const values = [jobs.map(({ id }) => id), jobs.map(({ attempt }) => attempt), new Date(this.#now())];
    await this.#pool.query(finishMany, values);
  }
}
