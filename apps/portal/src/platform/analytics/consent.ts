import { createObservable, type Observable } from '@riderbell/web/observable.ts';
import { type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';

/** `forbidden` is the browser's privacy setting; such a visitor is never asked. */
export type ConsentAnswer = 'unasked' | 'allowed' | 'refused' | 'forbidden';

export interface Consent extends Observable<ConsentAnswer> {
  answer(answer: 'allowed' | 'refused'): void;
  /** The random id of this browser while analytics are allowed, removed on withdrawal; null otherwise. */
  deviceId(): string | null;
}

export interface ConsentParts {
  store: Store;
  /** Global Privacy Control or Do Not Track. */
  browserForbids: boolean;
  newId(): string;
}

/** The visitor's consent to analytics, stored and shared by all tabs of the browser. */
export function createConsent({ store, browserForbids, newId }: ConsentParts): Consent {
  const read = (): ConsentAnswer => {
    if (browserForbids) return 'forbidden';
    const stored = store.read(storageKeys.analyticsConsent);
    return stored === 'allowed' || stored === 'refused' ? stored : 'unasked';
  };
  const answer = createObservable<ConsentAnswer>(read());
  const removeDeviceUnlessAllowed = () => {
    if (answer.get() !== 'allowed') store.remove(storageKeys.device);
  };
  removeDeviceUnlessAllowed();
  store.onChangeElsewhere(storageKeys.analyticsConsent, () => {
    answer.set(read());
    removeDeviceUnlessAllowed();
  });
  return {
    get: answer.get,
    subscribe: answer.subscribe,
    answer(next) {
      if (browserForbids) return;
      store.write(storageKeys.analyticsConsent, next);
      answer.set(next);
      removeDeviceUnlessAllowed();
    },
    deviceId() {
      if (answer.get() !== 'allowed') return null;
      const stored = store.read(storageKeys.device);
      if (typeof stored === 'string') return stored;
      const id = newId();
      store.write(storageKeys.device, id);
      return id;
    },
  };
}
