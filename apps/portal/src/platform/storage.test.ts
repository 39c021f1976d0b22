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

  it('lasts for the visit where storage is full, and leaves nothing older behind', () => {
    let full = false;
    const area = areaOf({}, () => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createStore(area, noEvents);
    store.write(storageKeys.vendor, 'd001');
    expect(store.isLasting(storageKeys.vendor)).toBe(true);
    full = true;
    store.write(storageKeys.vendor, 'd002');
    expect(store.read(storageKeys.vendor)).toBe('d002');
    expect(store.isLasting(storageKeys.vendor)).toBe(false);
    expect(createStore(area, noEvents).read(storageKeys.vendor)).toBeNull();
    full = false;
    store.write(storageKeys.vendor, 'd003');
    expect(store.isLasting(storageKeys.vendor)).toBe(true);
  });

  it('lasts for the visit where every access is refused', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const area = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
    const store = createStore(area, noEvents);
    expect(store.read(storageKeys.vendor)).toBeNull();
    store.write(storageKeys.vendor, 'd001');
    expect(store.read(storageKeys.vendor)).toBe('d001');
    store.remove(storageKeys.vendor);
    expect(store.read(storageKeys.vendor)).toBeNull();
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
    createStore(area as Storage, noEvents).removeAll(storageKeys.guestSender);
    expect([...kept.keys()]).toEqual([storageKeys.vendor]);
    const visit = createStore(null, noEvents);
    visit.write(storageKeys.guestSender, 'Niran');
    visit.removeAll(storageKeys.guestSender);
    expect(visit.read(storageKeys.guestSender)).toBeNull();
  });

  it('lasts for the visit where there is no storage', () => {
    const store = createStore(null, noEvents);
    store.write(storageKeys.vendor, 'd001');
    expect(store.read(storageKeys.vendor)).toBe('d001');
    expect(store.isLasting(storageKeys.vendor)).toBe(false);
  });
});
