import { expect, it } from 'vitest';
import { changesOf } from './entry-changes.ts';

it('lists the known fields of an entry in their order, with old and new values', () => {
  const details = { secret: 'x', amount: { old: null, new: 300 }, name: 'Baan Coffee', voucher: null };
  expect(changesOf({ details }, ['name', 'amount', 'voucher', 'address'])).toEqual([
    { field: 'name', old: undefined, new: 'Baan Coffee' },
    { field: 'amount', old: null, new: 300 },
  ]);
});
