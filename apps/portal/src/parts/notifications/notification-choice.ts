import { type NoteworthyChange, noteworthyChanges } from '@riderbell/domain/tracking/noteworthy-changes.ts';
import { createObservable, type Observable } from '@riderbell/web/observable.ts';
import { type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';

/**
 * The changes that the user wants to be notified about on this device; stored per account, because other accounts may
 * not want it.
 */
export interface NotificationChoice extends Observable<readonly NoteworthyChange[]> {
  choose(events: readonly NoteworthyChange[]): void;
  /** Follows the other tabs; returns a function that stops it. */
  follow(): () => void;
}

/** @param account the user's id; null for a guest or in the embedded mode */
export function createNotificationChoice(store: Store, account: string | null): NotificationChoice {
  const read = () => readNotificationChoice(store.read(storageKeys.notifications), account);
  const chosen = createObservable(read());
  return {
    get: chosen.get,
    subscribe: chosen.subscribe,
    choose(events) {
      store.write(storageKeys.notifications, { account, events });
      chosen.set(events);
    },
    follow: () => store.onChangeElsewhere(storageKeys.notifications, () => chosen.set(read())),
  };
}

/** The stored choice of the account; empty if it is another account's or malformed. */
export function readNotificationChoice(stored: unknown, account: string | null): readonly NoteworthyChange[] {
  if (typeof stored !== 'object' || stored === null || !('account' in stored) || !('events' in stored)) return [];
  const { events } = stored;
  if (stored.account !== account || !Array.isArray(events)) return [];
  return noteworthyChanges.filter((event) => events.includes(event));
}
