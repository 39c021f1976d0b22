import type { Clock } from '../clock.ts';
import { type Store, webStorageKeys } from '../storage/storage.ts';
import { LoadFailure } from './with-retry.ts';

/** A second failure so soon after a new start is not mended by a third. */
const pause = 60_000;

/**
 * Whether loading the page again mends the failure without anybody's help: the part can be had by now. Once a minute at most, and
 * never where the tab would forget that it has done so.
 */
export function mendsByNewStart(failure: unknown, tab: Store, clock: Clock): boolean {
  if (!(failure instanceof LoadFailure) || !failure.isThereNow) return false;
  const last = tab.read(webStorageKeys.restartedAt);
  if (typeof last === 'number' && clock.now() - last < pause) return false;
  tab.write(webStorageKeys.restartedAt, clock.now());
  return tab.isLasting(webStorageKeys.restartedAt);
}
