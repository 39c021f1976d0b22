import { describe, expect, it } from 'vitest';
import { withRetry } from './with-retry.ts';

function flaky(failures: number) {
  let tried = 0;
  return async () => {
    tried += 1;
    if (tried <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the screen';
  };
}

describe('a part of the portal that does not load', () => {
  it('is asked for again, ten times, every two seconds', async () => {
    const waits: number[] = [];
    expect(await withRetry(flaky(10), async (milliseconds) => void waits.push(milliseconds))).toBe('the screen');
    expect(waits).toEqual(Array.from({ length: 10 }, () => 2000));
  });

  it('is given up after that', async () => {
    await expect(withRetry(flaky(11), async () => undefined)).rejects.toThrow('Failed to fetch');
  });
});
