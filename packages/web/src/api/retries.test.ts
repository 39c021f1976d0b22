import { describe, expect, it } from 'vitest';
import { retryAfterOf } from './retries.ts';

const now = Date.UTC(2026, 10, 21, 8);

describe('a Retry-After header', () => {
  it.each([
    ['seconds', '30', 30_000],
    ['zero seconds', '0', 0],
    ['a date', 'Sat, 21 Nov 2026 08:01:00 GMT', 60_000],
    ['a date that has passed', 'Sat, 21 Nov 2026 07:00:00 GMT', 0],
    ['no value', null, null],
    ['an empty text', '', null],
    ['a word', 'Saturated', null],
    ['a negative number', '-5', null],
    ['a fraction', '1.5', null],
  ])('reads a Retry-After header with %s', (_, header, milliseconds) => {
    expect(retryAfterOf(header, now)).toBe(milliseconds);
  });
});
