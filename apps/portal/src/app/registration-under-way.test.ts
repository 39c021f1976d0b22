import { expect, it } from 'vitest';
import { createStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../platform/storage-keys.ts';
import { forgetRegistration, keepRegistration, keptRegistration } from './registration-under-way.ts';

const device = () => createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined });
const at = (hours: number) => ({ now: () => hours * 3_600_000 });

it('keeps a registration while its link works, for every tab', () => {
  const store = device();
  const registration = { signInKey: 'id.seal', askedFor: '/history/d001' };
  keepRegistration(store, at(1), registration, 24);
  expect(keptRegistration(store, at(24))).toEqual(registration);
  expect(keptRegistration(store, at(25))).toBeNull();
  forgetRegistration(store);
  expect(keptRegistration(store, at(1))).toBeNull();
});

it('leads to no page but one behind the sign-in, whatever storage holds', () => {
  const store = device();
  keepRegistration(store, at(0), { signInKey: 'id.seal', askedFor: '//elsewhere.test/history' }, 1);
  expect(keptRegistration(store, at(0))).toEqual({ signInKey: 'id.seal', askedFor: null });
  for (const kept of [7, 'key', {}, { signInKey: 1, until: 9e15 }]) {
    store.write(storageKeys.registration, kept);
    expect(keptRegistration(store, at(0))).toBeNull();
  }
});
