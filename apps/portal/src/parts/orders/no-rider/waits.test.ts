import { expect, test } from 'vitest';
import { readWaits, withWait } from './waits.ts';

const now = Date.parse('2026-11-21T05:00:00.000Z');
const hour = 3_600_000;

test('a choice to wait is stored by order, and a later one replaces it', () => {
  const one = withWait({}, 'a', now);
  expect(withWait(one, 'b', now + 1)).toEqual({ a: now, b: now + 1 });
  expect(withWait(one, 'a', now + hour)).toEqual({ a: now + hour });
});

test('choices older than three days are dropped, and of too many the oldest', () => {
  expect(withWait({ old: now - 80 * hour, young: now - hour }, 'a', now)).toEqual({ a: now, young: now - hour });
  let waits = {};
  for (let index = 0; index < 150; index += 1) waits = withWait(waits, `order-${index}`, now + index);
  expect(Object.keys(waits)).toHaveLength(100);
  expect(waits).toHaveProperty('order-149');
  expect(waits).not.toHaveProperty('order-49');
});

test.each([null, 'a', 7, [1, 2], { a: 'b' }, { a: null }])('reads no choice from the malformed value %j', (stored) => {
  expect(readWaits(stored)).toEqual({});
});

test('stored choices are read back', () => {
  expect(readWaits(JSON.parse(JSON.stringify(withWait({}, 'a', now))))).toEqual({ a: now });
});
