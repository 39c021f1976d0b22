import { createObservable } from '@riderbell/web/observable.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { readWaits, type Waits, withWait } from './waits.ts';

const key = storageKeys.waitingOn;
const waits = createObservable<Waits>(readWaits(store.read(key)));
// A merchant who chose to wait in one tab is not asked again in another.
store.onChangeElsewhere(key, () => waits.set(readWaits(store.read(key))));

/** The choices to wait, stored on this device: they survive a reload and apply in each of its tabs. */
export const storedWaits = {
  get: waits.get,
  subscribe: waits.subscribe,
  waitOn(orderId: string, nowMs: number): void {
    const next = withWait(readWaits(store.read(key)), orderId, nowMs);
    store.write(key, next);
    waits.set(next);
  },
};
