/** The name of a stored value; the prefix avoids clashes with other pages of the origin. */
export type StorageKey = `riderbell.${string}`;

/** The keys that every front end uses. */
export const webStorageKeys = {
  /** The build for which this tab was reloaded. */
  reloadedFor: 'riderbell.reloaded-for',
  /** When this tab was last reloaded for a part that it could not import. */
  restartedAt: 'riderbell.restarted-at',
  /** The scroll position of each page in this tab's history. */
  scrollPositions: 'riderbell.scroll-positions',
} as const satisfies Record<string, StorageKey>;

export interface Store {
  read(key: StorageKey): unknown;
  write(key: StorageKey, value: unknown): void;
  remove(key: StorageKey): void;
  /** Removes every key with this prefix. */
  removeAll(prefix: string): void;
  /** Whether the value of the key survives this visit. */
  isPersistent(key: StorageKey): boolean;
  /** Calls back when another tab changes the key; returns a function that stops it. */
  onChangeElsewhere(key: StorageKey, listener: () => void): () => void;
}

/** Stores JSON in local storage; if that is full, forbidden or absent, in memory for this visit. */
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
          // The next visit must not find the old value: using a refresh token twice ends the session.
          withArea((storage) => storage.removeItem(key), nothing);
        },
      );
    },
    isPersistent: (key) => area !== null && !memory.has(key),
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
      // A null key means that the whole storage was cleared.
      const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}

const nothing = () => undefined;

/** Reading the property itself throws in some browsers. */
function areaNamed(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
}

const noEvents = { addEventListener: nothing, removeEventListener: nothing };
const inBrowser = typeof window !== 'undefined';

/** The store that all tabs share. */
export const store: Store = createStore(inBrowser ? areaNamed('localStorage') : null, inBrowser ? window : noEvents);

/** The store of this tab, which ends with the tab. */
export const tabStore: Store = createStore(inBrowser ? areaNamed('sessionStorage') : null, noEvents);
