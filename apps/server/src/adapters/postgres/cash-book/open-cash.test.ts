import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { migrations } from '../../../../database/migrations.ts';
import { engines } from '../test-databases.suite.ts';
import { PostgresCashBook } from './postgres-cash-book.ts';

type Line = readonly [account: 'expected' | 'collected' | 'handed-over', orderId: string, amount: number];

it.each(engines)('keeps what riders hold of the lines of the previous release, on $name', async ({ openEmpty }) => {
  const test = await openEmpty();
  const { kysely, pool } = test.database;
  /** The statement of a process of the previous release, reduced to what matters here. */
  const add = async (...lines: readonly Line[]) => {
    for (const [account, orderId, amount] of lines)
      await pool.query(
        `insert into cash_lines (vendor_id, day, at, account, kind, order_id, amount)
        values ('d001', '2026-11-21', now(), $1, 'correction', $2, $3)`,
        [account, orderId, amount],
      );
  };
  const open = async () =>
    (
      await pool.query<{ order_id: string; open: number }>(
        "select order_id, open from open_cash where vendor_id = 'd001' order by first_line",
      )
    ).rows.map(({ order_id: id, open: held }) => [id, held]);
  try {
    const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
    expect((await migrator.migrateTo('0027-cash-book')).error).toBeUndefined();
    await add(['expected', 'a', 500], ['collected', 'a', 500], ['collected', 'b', 300], ['collected', 'c', 200]);
    await add(['handed-over', 'a', 500], ['handed-over', 'b', 100]);
    expect(await test.database.migrate()).toContain('0031-open-cash');
    expect(await open()).toEqual([
      ['b', 200],
      ['c', 200],
    ]);
    // An order that is open again is as old as its first line.
    await add(['expected', 'd', 50], ['collected', 'd', 50], ['handed-over', 'b', 200], ['collected', 'a', 20]);
    // More was handed over than a correction leaves.
    await add(['collected', 'c', -250]);
    expect(await open()).toEqual([
      ['a', 20],
      ['c', -50],
      ['d', 50],
    ]);
    expect((await new PostgresCashBook(kysely, 'Asia/Bangkok').read('d001', '2026-11-21')).open).toBe(20);
  } finally {
    await test.drop();
  }
});
