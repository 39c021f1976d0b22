/** Everything that the portal keeps in the browser, by name; the prefix keeps other pages of the origin apart. */
export const storageKeys = {
  auth: 'riderbell.auth',
  guestOrders: 'riderbell.guest-orders',
  vendor: 'riderbell.vendor',
  searchHistory: 'riderbell.search-history',
  includeOutlets: 'riderbell.include-outlets',
  language: 'riderbell.language',
  colourScheme: 'riderbell.colour-scheme',
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

export interface Store {
  read(key: StorageKey): unknown;
  write(key: StorageKey, value: unknown): void;
  remove(key: StorageKey): void;
  /** Calls back when another tab changes the key; returns the way to stop. */
  onChangeElsewhere(key: StorageKey, listener: () => void): () => void;
}

/** JSON over local storage. A full, forbidden or absent storage costs the memory of a visit, never the visit. */
export function createStore(
  area: Storage | null,
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): Store {
  const memory = new Map<string, string>();
  const withArea = <T>(access: (area: Storage) => T, otherwise: () => T): T => {
    if (area === null) return otherwise();
    try {
      return access(area);
    } catch {
      return otherwise();
    }
  };
  return {
    read(key) {
      const text =
        memory.get(key) ??
        withArea(
          (storage) => storage.getItem(key),
          () => null,
        );
      if (text === null) return null;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return null;
      }
    },
    write(key, value) {
      const text = JSON.stringify(value);
      memory.delete(key);
      withArea(
        (storage) => storage.setItem(key, text),
        () => void memory.set(key, text),
      );
    },
    remove(key) {
      memory.delete(key);
      withArea(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
    onChangeElsewhere(key, listener) {
      // A null key is a storage cleared as a whole.
      const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}

function localArea(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The browser's own store. */
export const store: Store = createStore(
  typeof window === 'undefined' ? null : localArea(),
  typeof window === 'undefined' ? { addEventListener: () => undefined, removeEventListener: () => undefined } : window,
);
