import { describe, expect, it } from 'vitest';
import { createStore } from '../storage/storage.ts';
import { mendsByNewStart } from './new-start.ts';
import { LoadFailure } from './with-retry.ts';

const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };
const isThere = new LoadFailure(true, null);

function tab() {
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const clock = { at: 0, now: () => clock.at };
  return { store: createStore(area as Storage, noEvents), clock };
}

describe('a new start', () => {
  it('mends what the page cannot take any more, once a minute', () => {
    const { store, clock } = tab();
    expect(mendsByNewStart(isThere, store, clock)).toBe(true);
    clock.at = 59_999;
    expect(mendsByNewStart(isThere, store, clock)).toBe(false);
    clock.at = 60_000;
    expect(mendsByNewStart(isThere, store, clock)).toBe(true);
  });

  it('mends neither a part that cannot be had nor a screen that broke', () => {
    const { store, clock } = tab();
    expect(mendsByNewStart(new LoadFailure(false, null), store, clock)).toBe(false);
    expect(mendsByNewStart(new TypeError('x is undefined'), store, clock)).toBe(false);
  });

  it('is left to the person where the tab would forget it', () => {
    expect(mendsByNewStart(isThere, createStore(null, noEvents), tab().clock)).toBe(false);
  });
});
