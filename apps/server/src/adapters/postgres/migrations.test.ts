import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../../database/migrations.ts';
import { openDatabase, type Database } from './database.ts';
import { engines, openEmptyOnServer, serverUrl, type TestDatabase } from './test-databases.suite.ts';

describe.each(engines)('migrations on $name', ({ openEmpty }) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openEmpty();
  });

  afterAll(() => test.drop());

  it('run once, in the order of their names', async () => {
    expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted());
    expect(await test.database.migrate()).toEqual(Object.keys(migrations));
    expect(await test.database.migrate()).toEqual([]);
  });

  it('declare every index ascending, because it serves both directions', async () => {
    const { rows } = await test.database.pool.query<{ indexdef: string }>(
      "select indexdef from pg_indexes where schemaname = 'public'",
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ indexdef }) => / desc\b/i.test(indexdef))).toEqual([]);
  });

  it('have an index for every foreign key, so that deleting never reads a whole table', async () => {
    const { rows } = await test.database.pool.query(`
      select conrelid::regclass::text || ' (' || attname || ')' as missing
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`);
    expect(rows).toEqual([]);
  });
});

// Only a server can be shared by several processes.
if (serverUrl !== undefined)
  describe('several processes that start simultaneously', () => {
    let test: TestDatabase;
    let others: Database[] = [];

    beforeAll(async () => {
      test = await openEmptyOnServer(serverUrl ?? '');
      others = await Promise.all(Array.from({ length: 4 }, () => openDatabase(test.again)));
    });

    afterAll(async () => {
      await Promise.all(others.map((other) => other.close()));
      await test.drop();
    });

    it('run each migration once in all, and then use the new schema', async () => {
      const ran = await Promise.all(others.map((other) => other.migrate()));
      expect(ran.flat()).toEqual(Object.keys(migrations));
      for (const other of others) expect((await other.pool.query('select count(*) from orders')).rowCount).toBe(1);
    });
  });
