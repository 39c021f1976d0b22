import { useSyncExternalStore } from 'react';
import { randomId } from '@riderbell/web/random-id.ts';
import { createObservable } from '@riderbell/web/observable.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import { type ConsentAnswer, createConsent } from './consent.ts';

/** Global Privacy Control, which not every browser's types know, or Do Not Track. */
function browserForbids(): boolean {
  const said: { globalPrivacyControl?: unknown; doNotTrack?: unknown } = navigator;
  return said.globalPrivacyControl === true || said.doNotTrack === '1';
}

/** The consent of this browser. */
export const consent = createConsent({ store, browserForbids: browserForbids(), newId: randomId });

export function useConsent(): ConsentAnswer {
  return useSyncExternalStore(consent.subscribe, consent.get);
}

const asked = createObservable(false);

/** Shows the question again, whatever the answer was. */
export function askAgain(): void {
  asked.set(true);
}

export function answerConsent(answer: 'allowed' | 'refused'): void {
  asked.set(false);
  consent.answer(answer);
}

/** Whether the question stands on the screen: nobody has answered it yet, or somebody wants to change the answer. */
export function useIsAsked(): boolean {
  const again = useSyncExternalStore(asked.subscribe, asked.get);
  return useConsent() === 'unasked' || again;
}
