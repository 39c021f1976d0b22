import { type FunctionComponent, lazy, type LazyExoticComponent } from 'react';
import { wait } from '../clock.ts';
import { withRetry } from './with-retry.ts';

export type LazyPart<Props> = LazyExoticComponent<FunctionComponent<Props>> & {
  /** Loads the part before it is shown; rejects with a `LoadFailure` if it cannot be loaded. */
  readonly preload: () => Promise<void>;
};

/**
 * A part of the screen that loads when it is first shown, with retries if the network fails (specification §9, Lazy-load
 * retry). Put it in a `Suspense`; a part that cannot be loaded throws to the screen's error boundary.
 * @param name the component's name in its module
 */
export function lazyPart<Props, Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): LazyPart<Props> {
  const loadModule = async () => ({ default: (await withRetry(load, wait))[name] });
  const preload = async () => void (await loadModule());
  return Object.assign(lazy(loadModule), { preload });
}
