import { useSyncExternalStore } from 'react';
import { randomId } from '@riderbell/web/random-id.ts';
import { createObservable } from '@riderbell/web/observable.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import { type ConsentAnswer, createConsent } from './consent.ts';

/** Whether Global Privacy Control, which is missing in TypeScript's types, or Do Not Track is on. */
function browserForbids(): boolean {
  const settings: { globalPrivacyControl?: unknown; doNotTrack?: unknown } = navigator;
  return settings.globalPrivacyControl === true || settings.doNotTrack === '1';
}

/** The consent of this browser. */
export const consent = createConsent({ store, browserForbids: browserForbids(), newId: randomId });

export function useConsent(): ConsentAnswer {
  return useSyncExternalStore(consent.subscribe, consent.get);
}

const reopening = createObservable(false);

/** Shows the consent banner again, whatever the answer was. */
export function reopenConsent(): void {
  reopening.set(true);
}

export function answerConsent(answer: 'allowed' | 'refused'): void {
  reopening.set(false);
  consent.answer(answer);
}

/** Whether to show the consent banner: it is not answered yet, or the visitor wants to change the answer. */
export function useIsConsentShown(): boolean {
  const reopened = useSyncExternalStore(reopening.subscribe, reopening.get);
  return useConsent() === 'unasked' || reopened;
}
