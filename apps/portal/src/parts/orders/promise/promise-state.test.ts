import { expect, test } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { promiseStateOf } from './promise-state.ts';

const promise = { from: '2026-11-21T05:25:00.000Z', to: '2026-11-21T05:45:00.000Z' };
const after = Date.parse('2026-11-21T05:46:00.000Z');

test('a promise is open until the minute of its end is over, and late from then on', () => {
  expect(promiseStateOf(anOrder(), promise, after - 1)).toBe('open');
  expect(promiseStateOf(anOrder(), promise, after)).toBe('late');
});

test('a finished order’s promise is kept or broken as the server counted it, whatever the device’s clock', () => {
  const delivered = anOrder({ status: 'DELIVERED' });
  expect(promiseStateOf(delivered, { ...promise, kept: true }, after)).toBe('kept');
  expect(promiseStateOf(delivered, { ...promise, kept: false }, 0)).toBe('broken');
});
