import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../src/adapters/postgres/test-databases.suite.ts';
import { warnOfClocks } from '../../src/compose/database.ts';

describe.each(engines)('a difference between the clocks of the server and its database ($name)', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.drop());

  const warningsAt = async (now: () => number): Promise<string[]> => {
    const warnings: string[] = [];
    await warnOfClocks(test.database, { warn: (_: unknown, text?: string) => void warnings.push(text ?? '') }, now);
    return warnings;
  };

  it('causes a warning at three minutes ahead or behind', async () => {
    expect(await warningsAt(() => Date.now() + 180_000)).toEqual([expect.stringMatching(/ \d+ s behind this server/)]);
    expect(await warningsAt(() => Date.now() - 180_000)).toEqual([
      expect.stringMatching(/ \d+ s ahead of this server/),
    ]);
  });

  it('causes no warning when the clocks agree, however long the database takes to answer', async () => {
    expect(await warningsAt(Date.now)).toEqual([]);
    let asked = 0;
    // The answer arrives a minute after the query.
    expect(await warningsAt(() => Date.now() + (asked++ % 2 === 0 ? -30_000 : 30_000))).toEqual([]);
  });
});
