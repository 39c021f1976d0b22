import { expect, it } from 'vitest';
import { createStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../platform/storage-keys.ts';
import {
  forgetPendingRegistration,
  storePendingRegistration,
  readPendingRegistration,
} from './pending-registration.ts';

const device = () => createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined });
const at = (hours: number) => ({ now: () => hours * 3_600_000 });

it('stores a registration for every tab until its link expires', () => {
  const store = device();
  const registration = { signInKey: 'id.seal', askedFor: '/history/d001' };
  storePendingRegistration(store, at(1), registration, 24);
  expect(readPendingRegistration(store, at(24))).toEqual(registration);
  expect(readPendingRegistration(store, at(25))).toBeNull();
  forgetPendingRegistration(store);
  expect(readPendingRegistration(store, at(1))).toBeNull();
});

it('returns only addresses of signed-in pages, whatever is stored', () => {
  const store = device();
  storePendingRegistration(store, at(0), { signInKey: 'id.seal', askedFor: '//elsewhere.test/history' }, 1);
  expect(readPendingRegistration(store, at(0))).toEqual({ signInKey: 'id.seal', askedFor: null });
  for (const stored of [7, 'key', {}, { signInKey: 1, until: 9e15 }]) {
    store.write(storageKeys.registration, stored);
    expect(readPendingRegistration(store, at(0))).toBeNull();
  }
});
