import { type NoteworthyChange, noteworthyChanges } from '@riderbell/domain/tracking/noteworthy-changes.ts';
import { observed, type Observable } from '@riderbell/web/observable.ts';
import { type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';

/** Of which changes somebody wants to be notified on this device; kept with the account, because the next one may not. */
export interface NoticeChoice extends Observable<readonly NoteworthyChange[]> {
  choose(events: readonly NoteworthyChange[]): void;
  /** Follows the other tabs; returns the way to stop. */
  follow(): () => void;
}

/** @param account the user's id; null is a guest, or the embedded mode */
export function createNoticeChoice(store: Store, account: string | null): NoticeChoice {
  const read = () => readNoticeChoice(store.read(storageKeys.notices), account);
  const chosen = observed(read());
  return {
    get: chosen.get,
    subscribe: chosen.subscribe,
    choose(events) {
      store.write(storageKeys.notices, { account, events });
      chosen.set(events);
    },
    follow: () => store.onChangeElsewhere(storageKeys.notices, () => chosen.set(read())),
  };
}

/** What the device kept for the account; nothing where it is another's, or cannot be read. */
export function readNoticeChoice(stored: unknown, account: string | null): readonly NoteworthyChange[] {
  if (typeof stored !== 'object' || stored === null || !('account' in stored) || !('events' in stored)) return [];
  const { events } = stored;
  if (stored.account !== account || !Array.isArray(events)) return [];
  return noteworthyChanges.filter((event) => events.includes(event));
}
