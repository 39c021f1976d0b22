import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresParameterStore } from './parameter-store.ts';
import { engines, type TestDatabase } from './test-databases.suite.ts';

describe.each(engines)('changes of country parameters on the $name database', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await test.database.migrate();
  });
  afterAll(() => test.drop());

  const change = (parameter: string, value: string | null, second: number) => ({
    parameter,
    value,
    changedBy: 'ann',
    changedAt: new Date(second * 1000).toISOString(),
  });

  it('are all stored, and the last one of each parameter of a country is in force', async () => {
    const store = new PostgresParameterStore(test.database.kysely);
    expect(await store.last('TH')).toEqual([]);
    const made = [
      change('serviceHours', '0800:2000', 1),
      change('paymentMethods', 'PAID', 2),
      // Two changes of the same instant: the later row wins.
      change('serviceHours', '0900:2000', 3),
      change('serviceHours', null, 3),
    ];
    for (const each of made) await store.add('TH', each);
    await store.add('SG', change('serviceHours', '0100:0200', 9));
    expect(await store.last('TH')).toEqual([made[1], made[3]]);
    expect(await store.changes('TH', 'serviceHours', 10)).toEqual([made[3], made[2], made[0]]);
    expect(await store.changes('TH', 'serviceHours', 1)).toEqual([made[3]]);
    expect(await store.last('SG')).toEqual([change('serviceHours', '0100:0200', 9)]);
  });

  it('contain their author', async () => {
    const store = new PostgresParameterStore(test.database.kysely);
    await expect(store.add('TH', { ...change('serviceHours', null, 1), changedBy: '' })).rejects.toThrow();
  });
});
