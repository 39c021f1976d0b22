import { createObservable, type Observable } from '@riderbell/web/observable.ts';
import { type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';

/** `forbidden` is the browser's own no, which nobody is asked about again. */
export type ConsentAnswer = 'unasked' | 'allowed' | 'refused' | 'forbidden';

export interface Consent extends Observable<ConsentAnswer> {
  answer(answer: 'allowed' | 'refused'): void;
  /** What this browser is known by while it is allowed: random, and forgotten with the consent; null otherwise. */
  deviceId(): string | null;
}

export interface ConsentParts {
  store: Store;
  /** Global Privacy Control or Do Not Track. */
  browserForbids: boolean;
  newId(): string;
}

/** Whether the visitor lets the portal tell how it is used; remembered, and followed in every tab of the browser. */
export function createConsent({ store, browserForbids, newId }: ConsentParts): Consent {
  const read = (): ConsentAnswer => {
    if (browserForbids) return 'forbidden';
    const kept = store.read(storageKeys.analyticsConsent);
    return kept === 'allowed' || kept === 'refused' ? kept : 'unasked';
  };
  const answer = createObservable<ConsentAnswer>(read());
  const forgetUnlessAllowed = () => {
    if (answer.get() !== 'allowed') store.remove(storageKeys.device);
  };
  forgetUnlessAllowed();
  store.onChangeElsewhere(storageKeys.analyticsConsent, () => {
    answer.set(read());
    forgetUnlessAllowed();
  });
  return {
    get: answer.get,
    subscribe: answer.subscribe,
    answer(given) {
      if (browserForbids) return;
      store.write(storageKeys.analyticsConsent, given);
      answer.set(given);
      forgetUnlessAllowed();
    },
    deviceId() {
      if (answer.get() !== 'allowed') return null;
      const kept = store.read(storageKeys.device);
      if (typeof kept === 'string') return kept;
      const made = newId();
      store.write(storageKeys.device, made);
      return made;
    },
  };
}
