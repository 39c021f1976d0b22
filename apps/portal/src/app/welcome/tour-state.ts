import { type Observable, createObservable } from '@riderbell/web/observable.ts';
import { store as browserStore, type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';

/** Whether the welcome tour is on (specification §2). */
export interface TourState extends Observable<boolean> {
  /** Starts the tour after a sign-in, unless this device has shown it before. */
  offer(): void;
  /** Starts the tour at the merchant's request. */
  start(): void;
  end(): void;
  /** Whether this device has shown it, which also means that a merchant has signed in here before. */
  wasOffered(): boolean;
}

/**
 * The tour belongs to a sign-in, not to a visit: without storage, a reload does not start it again, and with storage it
 * starts only once, even if the merchant did not finish it.
 */
export function createTourState(store: Pick<Store, 'read' | 'write'>): TourState {
  const isOn = createObservable(false);
  const wasOffered = () => store.read(storageKeys.welcomeTour) !== null;
  const start = () => {
    store.write(storageKeys.welcomeTour, 'seen');
    isOn.set(true);
  };
  return {
    get: isOn.get,
    subscribe: isOn.subscribe,
    offer() {
      if (wasOffered()) isOn.set(false);
      else start();
    },
    start,
    end: () => isOn.set(false),
    wasOffered,
  };
}

export const tourState = createTourState(browserStore);
