import { createStore } from '@riderbell/web/storage/storage.ts';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../platform/storage-keys.ts';
import { createIdleLock } from './idle-lock.ts';

const minute = 60_000;

function unlocked() {
  const store = createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined });
  const clock = { time: 1_000_000, now: () => clock.time };
  store.write(storageKeys.deviceTouched, clock.time);
  return { store, clock, lock: createIdleLock({ store, clock }) };
}

describe('an unlocked shared device', () => {
  it('locks five minutes after the last touch', () => {
    const { clock, lock } = unlocked();
    clock.time += 4 * minute;
    lock.touched();
    clock.time += 4 * minute;
    expect(lock.left()).toBe(minute);
    clock.time += minute;
    expect(lock.left()).toBe(0);
  });

  it('stays due to lock after a touch that came too late', () => {
    const { clock, lock } = unlocked();
    clock.time += 5 * minute;
    lock.touched();
    expect(lock.left()).toBe(0);
  });

  it('counts the touches in another tab', () => {
    const { store, clock, lock } = unlocked();
    clock.time += 4 * minute;
    createIdleLock({ store, clock }).touched();
    clock.time += 2 * minute;
    expect(lock.left()).toBe(3 * minute);
  });

  it('locks when nothing is known of the last touch, or its time is still to come', () => {
    const { store, clock, lock } = unlocked();
    for (const stored of [null, 'yesterday', clock.time + minute]) {
      store.write(storageKeys.deviceTouched, stored);
      expect(lock.left()).toBe(0);
    }
  });
});
