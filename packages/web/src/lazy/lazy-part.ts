import { type FunctionComponent, lazy, type LazyExoticComponent } from 'react';
import { wait } from '../clock.ts';
import { withRetry } from './with-retry.ts';

export type LazyPart<Props> = LazyExoticComponent<FunctionComponent<Props>> & {
  /** Fetches the part before it is shown; rejects with a `LoadFailure` when it cannot be loaded. */
  readonly preload: () => Promise<void>;
};

/**
 * A part of the screen that is fetched when it is first shown, and again while the network drops it (specification §9, Lazy-load
 * retry). Somebody waits for it, so it belongs in a `Suspense`; one that cannot be loaded is thrown to the screen's boundary.
 * @param name the component's name in its module
 */
export function lazyPart<Props, Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): LazyPart<Props> {
  const bring = async () => ({ default: (await withRetry(load, wait))[name] });
  const preload = async () => void (await bring());
  return Object.assign(lazy(bring), { preload });
}
