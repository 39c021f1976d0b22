import { describe, expect, it } from 'vitest';
import { createStore } from '@riderbell/web/storage/storage.ts';
import { createTourState } from './tour-state.ts';

const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };
const unavailableStore = () => createStore(null, noEvents);

describe('the welcome tour', () => {
  it('starts only at the first sign-in on a device', () => {
    const store = unavailableStore();
    const first = createTourState(store);
    expect([first.get(), first.wasOffered()]).toEqual([false, false]);
    first.offer();
    expect([first.get(), first.wasOffered()]).toEqual([true, true]);
    first.end();
    first.offer();
    expect(first.get()).toBe(false);
  });

  it('does not resume an unfinished tour at the next sign-in', () => {
    const tour = createTourState(unavailableStore());
    tour.offer();
    tour.offer();
    expect(tour.get()).toBe(false);
  });

  it('does not start again after a reload, even without storage', () => {
    createTourState(unavailableStore()).offer();
    expect(createTourState(unavailableStore()).get()).toBe(false);
  });

  it('starts again at the merchant’s request', () => {
    const tour = createTourState(unavailableStore());
    tour.offer();
    tour.end();
    tour.start();
    expect(tour.get()).toBe(true);
  });
});
