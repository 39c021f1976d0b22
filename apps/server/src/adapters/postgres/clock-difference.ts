import { fixedSql, type SqlRunner } from './sql-pool.ts';

const databaseClock = fixedSql('select extract(epoch from clock_timestamp())::float8 * 1000 as milliseconds');

/** Looks at the clock; the quickest answer says most about it. */
const LOOKS = 3;

/**
 * Milliseconds by which the database's clock is ahead of this process's; negative when it is behind. The time that the question takes
 * is no difference: one is reported only where no moment of the asking explains it.
 */
export async function clockDifference(runner: SqlRunner, now: () => number): Promise<number> {
  const differences: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const asked = now();
    const { rows } = await runner.query<{ milliseconds: number }>(databaseClock);
    const answered = now();
    const there = Number(rows[0]?.milliseconds);
    differences.push(there > answered ? there - answered : Math.min(0, there - asked));
  }
  return differences.reduce((least, other) => (Math.abs(other) < Math.abs(least) ? other : least));
}
