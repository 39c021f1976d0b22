/** The name of a stored value; the prefix keeps other pages of the origin apart. */
export type StorageKey = `riderbell.${string}`;

/** What every front end stores. */
export const webStorageKeys = {
  /** The build that this tab was loaded again for. */
  reloadedFor: 'riderbell.reloaded-for',
  /** When this tab was last loaded again for a part that it could not take. */
  restartedAt: 'riderbell.restarted-at',
  /** How far down each page of this tab's history was. */
  scrollPositions: 'riderbell.scroll-positions',
} as const satisfies Record<string, StorageKey>;

export interface Store {
  read(key: StorageKey): unknown;
  write(key: StorageKey, value: unknown): void;
  remove(key: StorageKey): void;
  /** Removes every key that begins so. */
  removeAll(prefix: string): void;
  /** Whether what was written under the key outlives this visit. */
  isLasting(key: StorageKey): boolean;
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
        () => {
          memory.set(key, text);
          // The next visit must not find what has been replaced: a refresh token that is used twice ends the session.
          withArea((storage) => storage.removeItem(key), nothing);
        },
      );
    },
    isLasting: (key) => area !== null && !memory.has(key),
    remove(key) {
      memory.delete(key);
      withArea((storage) => storage.removeItem(key), nothing);
    },
    removeAll(prefix) {
      for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
      withArea((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
      }, nothing);
    },
    onChangeElsewhere(key, listener) {
      // A null key is a storage cleared as a whole.
      const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}

const nothing = () => undefined;

/** Even to look for it can be forbidden. */
function areaNamed(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
}

const noEvents = { addEventListener: nothing, removeEventListener: nothing };
const inBrowser = typeof window !== 'undefined';

/** The browser's own store. */
export const store: Store = createStore(inBrowser ? areaNamed('localStorage') : null, inBrowser ? window : noEvents);

/** What is kept no longer than the tab, and only in it. */
export const tabStore: Store = createStore(inBrowser ? areaNamed('sessionStorage') : null, noEvents);
