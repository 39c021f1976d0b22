import { fixedSql, type SqlRunner } from './sql-pool.ts';

const databaseClock = fixedSql('select extract(epoch from clock_timestamp())::float8 * 1000 as milliseconds');

/** How often the clock is read; the fastest answer is the most exact. */
const READS = 3;

/**
 * Milliseconds by which the database's clock is ahead of this process's, negative when it is behind. A difference within the duration of
 * the query counts as none.
 */
export async function clockDifference(runner: SqlRunner, now: () => number): Promise<number> {
  const differences: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const askedAt = now();
    const { rows } = await runner.query<{ milliseconds: number }>(databaseClock);
    const answeredAt = now();
    const there = Number(rows[0]?.milliseconds);
    differences.push(there > answeredAt ? there - answeredAt : Math.min(0, there - askedAt));
  }
  return differences.reduce((least, other) => (Math.abs(other) < Math.abs(least) ? other : least));
}
