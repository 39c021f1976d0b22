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

describe('what the portal remembers', () => {
  it('comes back as it was', () => {
    const store = createStore(areaOf({}), noEvents);
    store.write(keys.vendor, 'd001');
    expect(store.read(keys.vendor)).toBe('d001');
    store.remove(keys.vendor);
    expect(store.read(keys.vendor)).toBeNull();
  });

  it('is nothing when somebody else wrote there', () => {
    expect(createStore(areaOf({ [keys.auth]: '{broken' }), noEvents).read(keys.auth)).toBeNull();
  });

  it('lasts for the visit where storage is full, and leaves nothing older behind', () => {
    let full = false;
    const area = areaOf({}, () => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createStore(area, noEvents);
    store.write(keys.vendor, 'd001');
    expect(store.isLasting(keys.vendor)).toBe(true);
    full = true;
    store.write(keys.vendor, 'd002');
    expect(store.read(keys.vendor)).toBe('d002');
    expect(store.isLasting(keys.vendor)).toBe(false);
    expect(createStore(area, noEvents).read(keys.vendor)).toBeNull();
    full = false;
    store.write(keys.vendor, 'd003');
    expect(store.isLasting(keys.vendor)).toBe(true);
  });

  it('lasts for the visit where every access is refused', () => {
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

  it('removes everything whose name begins alike, and nothing else', () => {
    const kept = new Map([
      ['riderbell.guest-sender', '1'],
      ['riderbell.guest-sender.o-1', '2'],
      ['riderbell.vendor', '"d001"'],
    ]);
    const area = {
      get length() {
        return kept.size;
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
      removeItem: (key: string) => void kept.delete(key),
    };
    createStore(area as Storage, noEvents).removeAll(keys.guestSender);
    expect([...kept.keys()]).toEqual([keys.vendor]);
    const visit = createStore(null, noEvents);
    visit.write(keys.guestSender, 'Niran');
    visit.removeAll(keys.guestSender);
    expect(visit.read(keys.guestSender)).toBeNull();
  });

  it('lasts for the visit where there is no storage', () => {
    const store = createStore(null, noEvents);
    store.write(keys.vendor, 'd001');
    expect(store.read(keys.vendor)).toBe('d001');
    expect(store.isLasting(keys.vendor)).toBe(false);
  });
});
