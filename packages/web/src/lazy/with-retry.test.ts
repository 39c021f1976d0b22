import { describe, expect, it } from 'vitest';
import { LoadFailure, withRetry } from './with-retry.ts';

function flaky(failures: number) {
  let tried = 0;
  return async () => {
    tried += 1;
    if (tried <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the screen';
  };
}

const noWait = async () => undefined;
const failureOf = (load: Promise<unknown>) => load.catch((error: unknown) => error);

describe('a part of the portal that does not load', () => {
  it('is asked for again, ten times, every two seconds', async () => {
    const waits: number[] = [];
    expect(await withRetry(flaky(10), async (milliseconds) => void waits.push(milliseconds))).toBe('the screen');
    expect(waits).toEqual(Array.from({ length: 10 }, () => 2000));
  });

  it('is given up after that', async () => {
    const failure = await failureOf(withRetry(flaky(11), noWait));
    expect(failure).toBeInstanceOf(LoadFailure);
    expect(failure).toMatchObject({
      isThereNow: false,
      cause: { message: expect.stringContaining('Failed to fetch') },
    });
  });
});

describe('in a browser that remembers the failure of an import', () => {
  /** The network comes back at the given question. */
  const networkBackAt = (question: number) => {
    const network = { asked: 0, isThere: async () => (network.asked += 1) >= question };
    return network;
  };

  it('the part is asked for by itself, ten times, before it is given up', async () => {
    const network = networkBackAt(99);
    expect(await failureOf(withRetry(flaky(99), noWait, network.isThere))).toMatchObject({ isThereNow: false });
    expect(network.asked).toBe(10);
  });

  it('the page is told that a new start can take what it cannot', async () => {
    const network = networkBackAt(4);
    expect(await failureOf(withRetry(flaky(99), noWait, network.isThere))).toMatchObject({ isThereNow: true });
  });

  it('a part that comes with the network is taken at once', async () => {
    const network = networkBackAt(4);
    expect(await withRetry(flaky(1), noWait, network.isThere)).toBe('the screen');
    expect(network.asked).toBe(4);
  });
});
