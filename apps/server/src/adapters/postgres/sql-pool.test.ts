import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedSql, inTransaction, type SqlPool } from './sql-pool.ts';
import { constraintOf, isUniqueViolation } from './sql-errors.ts';
import { engines, inNewContext, type TestDatabase } from './test-databases.suite.ts';

describe.each(engines)('the pool on $name', ({ open }) => {
  let test: TestDatabase;
  let pool: SqlPool;

  beforeAll(async () => {
    test = await open();
    ({ pool } = test.database);
    await pool.query(
      'create table items (id bigserial primary key, name text constraint items_name unique, note jsonb)',
    );
  });

  afterAll(() => test.drop());

  async function one(expression: string, values?: unknown[]): Promise<unknown> {
    const { rows } = await pool.query<{ value: unknown }>(`select ${expression} as value`, values);
    return rows[0]?.value;
  }

  it.each([
    ['7::int2', 7],
    ['7::int4', 7],
    ['7::int8', 7],
    ['9007199254740993::int8', '9007199254740993'],
    ['array[1, 2, null]::int8[]', [1, 2, null]],
    ['count(*) from generate_series(1, 3)', undefined],
    ['1.50::numeric', '1.50'],
    ['array[1.50]::numeric[]', ['1.50']],
    ['0.5::float8', 0.5],
    ['true', true],
    ['null::text', null],
    ["array['a', null, 'b,c']::text[]", ['a', null, 'b,c']],
    ["timestamptz '2026-11-21 10:00:00+07'", '2026-11-21T03:00:00.000Z'],
    ["timestamptz '2026-11-21 03:00:00.123456+00'", '2026-11-21T03:00:00.123Z'],
    ["array[timestamptz '2026-11-21 03:00:00+00']", ['2026-11-21T03:00:00.000Z']],
    ["date '2026-11-21'", '2026-11-21'],
    ["interval '1 day'", '1 day'],
    [`'{"a": [1, "b"]}'::jsonb`, { a: [1, 'b'] }],
    ["'[1, 2]'::json", [1, 2]],
  ])('reads %s as the same value on every engine', async (expression, expected) => {
    if (expected === undefined) {
      expect((await pool.query(`select ${expression}`)).rows).toEqual([{ count: 3 }]);
    } else expect(await one(expression)).toEqual(expected);
  });

  it('reads bytes as bytes and accepts any byte array', async () => {
    const bytes = await one('$1::bytea', [new Uint8Array([0, 1, 255])]);
    expect(Buffer.isBuffer(bytes)).toBe(true);
    expect(bytes).toEqual(Buffer.from([0, 1, 255]));
  });

  it('accepts instants as Date or as text', async () => {
    const at = new Date('2026-11-21T03:00:00.120Z');
    expect(await one('$1::timestamptz', [at])).toBe('2026-11-21T03:00:00.120Z');
    expect(await one('$1::timestamptz', [at.toISOString()])).toBe('2026-11-21T03:00:00.120Z');
  });

  it('stores values of JSON.stringify in jsonb, arrays included', async () => {
    await pool.query('insert into items (name, note) values ($1, $2)', ['json', JSON.stringify([{ a: 1 }, 'b'])]);
    expect((await pool.query("select note from items where name = 'json'")).rows).toEqual([{ note: [{ a: 1 }, 'b'] }]);
  });

  it('reports the violated constraint', async () => {
    await pool.query("insert into items (name) values ('twice')");
    const error: unknown = await pool.query("insert into items (name) values ('twice')").catch((thrown) => thrown);
    expect(error).toMatchObject({ code: '23505', constraint: 'items_name', table: 'items' });
    expect(isUniqueViolation(error, 'items_name')).toBe(true);
    expect(isUniqueViolation(error, 'items_pkey')).toBe(false);
    expect(constraintOf(error)).toBe('items_name');
  });

  it.each([
    ['select 1 / 0', '22012'],
    ['select * from nowhere', '42P01'],
    ['selct 1', '42601'],
    ["select 'x'::int", '22P02'],
  ])('reports the SQLSTATE of %s and continues', async (statement, code) => {
    await expect(pool.query(statement)).rejects.toMatchObject({ code });
    expect(await one('1')).toBe(1);
  });

  it('runs a fixed statement many times at once, with the values of each caller', async () => {
    const statement = fixedSql('select $1::int * 2 as value');
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map((number) => pool.query<{ value: number }>(statement, [number]).then(({ rows }) => rows[0]?.value)),
    );
    expect(answers).toEqual(numbers.map((number) => number * 2));
  });

  it('returns its own error or row to each of many callers', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        pool.query('insert into items (name) values ($1) returning name', [`batch ${index - (index % 2)}`]),
      ),
    );
    const failed = outcomes.filter(({ status }) => status === 'rejected');
    expect(failed).toHaveLength(30);
    expect(failed.every((outcome) => isUniqueViolation((outcome as PromiseRejectedResult).reason))).toBe(true);
    expect((await pool.query("select count(*) from items where name like 'batch %'")).rows).toEqual([{ count: 30 }]);
  });

  it('commits when the work returns and rolls back when it throws', async () => {
    await inTransaction(pool, (client) => client.query("insert into items (name) values ('kept')"));
    await expect(
      inTransaction(pool, async (client) => {
        await client.query("insert into items (name) values ('lost')");
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect((await pool.query("select name from items where name in ('kept', 'lost')")).rows).toEqual([
      { name: 'kept' },
    ]);
  });

  it('throws when a failure in the transaction was swallowed', async () => {
    await expect(
      inTransaction(pool, async (client) => {
        await client.query('select 1 / 0').catch((error: unknown) => error);
      }),
    ).rejects.toThrow('rolled back');
  });

  it('hides uncommitted changes from others', async () => {
    const client = await pool.connect();
    const counting = inNewContext(async () => {
      await client.query('begin');
      await client.query("insert into items (name) values ('unseen')");
    });
    await counting;
    const elsewhere = pool.query("select count(*) from items where name = 'unseen'");
    await inNewContext(() => client.query('rollback'));
    client.release();
    expect((await elsewhere).rows).toEqual([{ count: 0 }]);
  });

  it('serialises transactions that read, lock and write the same row', async () => {
    await pool.query("insert into items (name, note) values ('counter', '0')");
    await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction(pool, async (client) => {
          const { rows } = await client.query<{ note: number }>(
            "select note from items where name = 'counter' for update",
          );
          await client.query("update items set note = $1 where name = 'counter'", [String((rows[0]?.note ?? 0) + 1)]);
        }),
      ),
    );
    expect((await pool.query("select note from items where name = 'counter'")).rows).toEqual([{ note: 20 }]);
  });

  it('throws when the pool, Kysely or another client is used inside an open transaction', async () => {
    const other = await pool.connect();
    await inTransaction(pool, async (client) => {
      await expect(pool.query('select 1')).rejects.toMatchObject({ name: 'PoolUsedInsideTransaction' });
      await expect(pool.connect()).rejects.toMatchObject({ name: 'PoolUsedInsideTransaction' });
      await expect(other.query('select 1')).rejects.toMatchObject({ name: 'PoolUsedInsideTransaction' });
      await expect(sql`select 1`.execute(test.database.kysely)).rejects.toMatchObject({
        name: 'PoolUsedInsideTransaction',
      });
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });
    other.release();
    expect(await one('1')).toBe(1);
  });

  it("throws the same inside Kysely's transactions, and not after them", async () => {
    await test.database.kysely.transaction().execute(async (transaction) => {
      expect((await sql`select 1 as one`.execute(transaction)).rows).toEqual([{ one: 1 }]);
      await expect(pool.query('select 1')).rejects.toMatchObject({ name: 'PoolUsedInsideTransaction' });
    });
    await expect(
      test.database.kysely.transaction().execute(async () => {
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await one('1')).toBe(1);
  });

  it('closes a connection that is released inside an open transaction', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query("insert into items (name) values ('abandoned')");
    client.release();
    expect((await pool.query("select count(*) from items where name = 'abandoned'")).rows).toEqual([{ count: 0 }]);
  });

  it('answers a ping', async () => {
    await expect(test.database.ping()).resolves.toBeUndefined();
  });
});
