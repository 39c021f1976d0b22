import { type Observable, createObservable } from '@riderbell/web/observable.ts';
import { store as browserStore, type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';

/** Whether the welcome tour is on (specification §2). */
export interface TourTurn extends Observable<boolean> {
  /** After a sign-in: it is on where this device has not seen it. */
  offer(): void;
  /** On again, because the merchant asks for it. */
  start(): void;
  end(): void;
  /** Whether this device has seen it, which is to say: whether somebody has signed in here before. */
  wasOffered(): boolean;
}

/**
 * The tour belongs to a sign-in, not to a visit: where a browser keeps nothing, a reload does not bring it back, and where it does,
 * once is enough, also when the first time was not looked at to its end.
 */
export function createTourTurn(store: Pick<Store, 'read' | 'write'>): TourTurn {
  const on = createObservable(false);
  const wasOffered = () => store.read(storageKeys.welcomeTour) !== null;
  const start = () => {
    store.write(storageKeys.welcomeTour, 'seen');
    on.set(true);
  };
  return {
    get: on.get,
    subscribe: on.subscribe,
    offer() {
      if (wasOffered()) on.set(false);
      else start();
    },
    start,
    end: () => on.set(false),
    wasOffered,
  };
}

export const tourTurn = createTourTurn(browserStore);
