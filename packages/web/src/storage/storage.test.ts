import { describe, expect, it } from 'vitest';
import { createStore, type StorageKey } from './storage.ts';

const keys = {
  auth: 'riderbell.auth',
  guestSender: 'riderbell.guest-sender',
  vendor: 'riderbell.vendor',
} as const satisfies Record<string, StorageKey>;

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

describe('the store', () => {
  it('returns a stored value until it is removed', () => {
    const store = createStore(areaOf({}), noEvents);
    store.write(keys.vendor, 'd001');
    expect(store.read(keys.vendor)).toBe('d001');
    store.remove(keys.vendor);
    expect(store.read(keys.vendor)).toBeNull();
  });

  it('returns null for a value that is not JSON', () => {
    expect(createStore(areaOf({ [keys.auth]: '{broken' }), noEvents).read(keys.auth)).toBeNull();
  });

  it('falls back to memory when the storage is full, and removes the old value from it', () => {
    let isFull = false;
    const area = areaOf({}, () => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createStore(area, noEvents);
    store.write(keys.vendor, 'd001');
    expect(store.isPersistent(keys.vendor)).toBe(true);
    isFull = true;
    store.write(keys.vendor, 'd002');
    expect(store.read(keys.vendor)).toBe('d002');
    expect(store.isPersistent(keys.vendor)).toBe(false);
    expect(createStore(area, noEvents).read(keys.vendor)).toBeNull();
    isFull = false;
    store.write(keys.vendor, 'd003');
    expect(store.isPersistent(keys.vendor)).toBe(true);
  });

  it('falls back to memory when every access to the storage throws', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const area = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
    const store = createStore(area, noEvents);
    expect(store.read(keys.vendor)).toBeNull();
    store.write(keys.vendor, 'd001');
    expect(store.read(keys.vendor)).toBe('d001');
    store.remove(keys.vendor);
    expect(store.read(keys.vendor)).toBeNull();
  });

  it('removes every key with a prefix, and no other', () => {
    const values = new Map([
      ['riderbell.guest-sender', '1'],
      ['riderbell.guest-sender.o-1', '2'],
      ['riderbell.vendor', '"d001"'],
    ]);
    const area = {
      get length() {
        return values.size;
      },
      key: (index: number) => [...values.keys()][index] ?? null,
      removeItem: (key: string) => void values.delete(key),
    };
    createStore(area as Storage, noEvents).removeAll(keys.guestSender);
    expect([...values.keys()]).toEqual([keys.vendor]);
    const visit = createStore(null, noEvents);
    visit.write(keys.guestSender, 'Niran');
    visit.removeAll(keys.guestSender);
    expect(visit.read(keys.guestSender)).toBeNull();
  });

  it('falls back to memory when there is no storage', () => {
    const store = createStore(null, noEvents);
    store.write(keys.vendor, 'd001');
    expect(store.read(keys.vendor)).toBe('d001');
    expect(store.isPersistent(keys.vendor)).toBe(false);
  });
});
