import { describe, expect, it } from 'vitest';
import { createStore } from '../storage/storage.ts';
import { shouldReload } from './should-reload.ts';
import { LoadFailure } from './with-retry.ts';

const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };
const availableAgain = new LoadFailure(true, null);

function tab() {
  const values = new Map<string, string>();
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const clock = { at: 0, now: () => clock.at };
  return { store: createStore(area as Storage, noEvents), clock };
}

describe('a reload after a failure', () => {
  it('reloads at most once a minute if the part is available again', () => {
    const { store, clock } = tab();
    expect(shouldReload(availableAgain, store, clock)).toBe(true);
    clock.at = 59_999;
    expect(shouldReload(availableAgain, store, clock)).toBe(false);
    clock.at = 60_000;
    expect(shouldReload(availableAgain, store, clock)).toBe(true);
  });

  it('does not reload for an unavailable part or a screen that crashed', () => {
    const { store, clock } = tab();
    expect(shouldReload(new LoadFailure(false, null), store, clock)).toBe(false);
    expect(shouldReload(new TypeError('x is undefined'), store, clock)).toBe(false);
  });

  it('does not reload a tab that cannot store the time of the reload', () => {
    expect(shouldReload(availableAgain, createStore(null, noEvents), tab().clock)).toBe(false);
  });
});
