import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';
import { LoadFailure, lazyRetries, lazyRetryDelay } from './with-retry.ts';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

/** Loads the component after this many failures. */
function flaky(failures: number) {
  const network = { attempts: 0 };
  const load = async () => {
    network.attempts += 1;
    if (network.attempts <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { Greeting, unused: 1 };
  };
  return { network, load };
}

describe('a part of a screen that is loaded later', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does not load a part before it is shown', async () => {
    const { network, load } = flaky(0);
    const Part = lazyPart(load, 'Greeting');
    expect(network.attempts).toBe(0);
    vi.useRealTimers();
    const { prelude } = await prerender(
      <Suspense fallback="Loading">
        <Part name="Malee" />
      </Suspense>,
    );
    expect(await new Response(prelude).text()).toContain('<p>Hello <!-- -->Malee</p>');
  });

  it('preloads a part, with a retry after a network failure', async () => {
    const { network, load } = flaky(1);
    const fetched = lazyPart(load, 'Greeting').preload();
    await vi.advanceTimersByTimeAsync(lazyRetryDelay);
    await fetched;
    expect(network.attempts).toBe(2);
  });

  it('rejects a preload with a LoadFailure', async () => {
    const { load } = flaky(Infinity);
    const failure = lazyPart(load, 'Greeting')
      .preload()
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(lazyRetries * lazyRetryDelay);
    expect(await failure).toBeInstanceOf(LoadFailure);
  });
});
