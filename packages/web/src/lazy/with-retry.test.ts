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
  it('retries a failed import ten times, every two seconds', async () => {
    const waits: number[] = [];
    expect(await withRetry(flaky(10), async (milliseconds) => void waits.push(milliseconds))).toBe('the screen');
    expect(waits).toEqual(Array.from({ length: 10 }, () => 2000));
  });

  it('throws a LoadFailure after the last retry', async () => {
    const failure = await failureOf(withRetry(flaky(11), noWait));
    expect(failure).toBeInstanceOf(LoadFailure);
    expect(failure).toMatchObject({
      isAvailableNow: false,
      cause: { message: expect.stringContaining('Failed to fetch') },
    });
  });
});

describe('in a browser that caches the failure of an import', () => {
  /** The part becomes available at the given probe. */
  const availableAtProbe = (probe: number) => {
    const network = { asked: 0, isAvailable: async () => (network.asked += 1) >= probe };
    return network;
  };

  it('probes the file ten times before it fails', async () => {
    const network = availableAtProbe(99);
    expect(await failureOf(withRetry(flaky(99), noWait, network.isAvailable))).toMatchObject({ isAvailableNow: false });
    expect(network.asked).toBe(10);
  });

  it('reports that a reload would help if the file is available but the import still fails', async () => {
    const network = availableAtProbe(4);
    expect(await failureOf(withRetry(flaky(99), noWait, network.isAvailable))).toMatchObject({ isAvailableNow: true });
  });

  it('imports the part as soon as the network returns', async () => {
    const network = availableAtProbe(4);
    expect(await withRetry(flaky(1), noWait, network.isAvailable)).toBe('the screen');
    expect(network.asked).toBe(4);
  });
});
