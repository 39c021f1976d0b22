import { expect, it } from 'vitest';
import { packedRows } from './packed-rows.ts';

it('returns rows in their order, with texts, numbers and empty cells', async () => {
  const store = packedRows();
  await store.add([
    ['one', 1, null],
    ['ສອງ', 2.5, ''],
  ]);
  await store.add([]);
  await store.add([['three', 3, null]]);
  const rows = [];
  for await (const row of store.read()) rows.push(row);
  expect(rows).toEqual([
    ['one', 1, null],
    ['ສອງ', 2.5, ''],
    ['three', 3, null],
  ]);
});
