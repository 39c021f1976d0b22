import type { Clock } from '../clock.ts';
import { type Store, webStorageKeys } from '../storage/storage.ts';
import { LoadFailure } from './with-retry.ts';

/** If the page fails again so soon after a reload, another reload will not help. */
const reloadInterval = 60_000;

/**
 * Whether to reload the page because the part that failed is available now. At most once a minute, and
 * never in a tab that cannot remember the reload.
 */
export function shouldReload(failure: unknown, tab: Store, clock: Clock): boolean {
  if (!(failure instanceof LoadFailure) || !failure.isAvailableNow) return false;
  const last = tab.read(webStorageKeys.restartedAt);
  if (typeof last === 'number' && clock.now() - last < reloadInterval) return false;
  tab.write(webStorageKeys.restartedAt, clock.now());
  return tab.isPersistent(webStorageKeys.restartedAt);
}
