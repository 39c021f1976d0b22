import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';
import { LoadFailure, lazyRetries, lazyRetryDelay } from './with-retry.ts';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

/** Brings the component after so many failures. */
function flaky(failures: number) {
  const network = { tried: 0 };
  const load = async () => {
    network.tried += 1;
    if (network.tried <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { Greeting, unused: 1 };
  };
  return { network, load };
}

describe('a part of a screen that is loaded later', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is not fetched before it is shown', async () => {
    const { network, load } = flaky(0);
    const Part = lazyPart(load, 'Greeting');
    expect(network.tried).toBe(0);
    vi.useRealTimers();
    const { prelude } = await prerender(
      <Suspense fallback="Loading">
        <Part name="Malee" />
      </Suspense>,
    );
    expect(await new Response(prelude).text()).toContain('<p>Hello <!-- -->Malee</p>');
  });

  it('is fetched ahead, and again after the network dropped it', async () => {
    const { network, load } = flaky(1);
    const fetched = lazyPart(load, 'Greeting').preload();
    await vi.advanceTimersByTimeAsync(lazyRetryDelay);
    await fetched;
    expect(network.tried).toBe(2);
  });

  it('fails to be fetched ahead with a LoadFailure', async () => {
    const { load } = flaky(Infinity);
    const failure = lazyPart(load, 'Greeting')
      .preload()
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(lazyRetries * lazyRetryDelay);
    expect(await failure).toBeInstanceOf(LoadFailure);
  });
});
