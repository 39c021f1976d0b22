import { describe, expect, it } from 'vitest';
import { createStore, storageKeys } from './storage.ts';

const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };

function areaOf(entries: Record<string, string>, onSet: () => void = () => undefined): Storage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem(key: string, value: string) {
      onSet();
      map.set(key, value);
    },
    removeItem: (key: string) => void map.delete(key),
  } as Storage;
}

describe('what the portal remembers', () => {
  it('comes back as it was', () => {
    const store = createStore(areaOf({}), noEvents);
    store.write(storageKeys.vendor, 'd001');
    expect(store.read(storageKeys.vendor)).toBe('d001');
    store.remove(storageKeys.vendor);
    expect(store.read(storageKeys.vendor)).toBeNull();
  });

  it('is nothing when somebody else wrote there', () => {
    expect(createStore(areaOf({ [storageKeys.auth]: '{broken' }), noEvents).read(storageKeys.auth)).toBeNull();
  });

  it('lasts for the visit where storage is full', () => {
    const full = areaOf({}, () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createStore(full, noEvents);
    store.write(storageKeys.vendor, 'd001');
    expect(store.read(storageKeys.vendor)).toBe('d001');
  });

  it('lasts for the visit where storage is forbidden', () => {
    const store = createStore(null, noEvents);
    store.write(storageKeys.vendor, 'd001');
    expect(store.read(storageKeys.vendor)).toBe('d001');
  });
});
