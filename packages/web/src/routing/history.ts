import { addressOf, type Location, locationOf } from './location.ts';

/** What the router needs of the browser's history. */
export interface History {
  read(): Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(steps: number): void;
  /** Calls back when somebody went back or forward, or to a place in the page; the address has changed by then. */
  onMove(listener: () => void): () => void;
}

interface Kept {
  readonly key: string;
  readonly state: unknown;
}

export function browserHistory(
  window: Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>,
): History {
  const { history, location } = window;
  const keptOf = ({ key, state }: Location): Kept => ({ key, state });
  return {
    read() {
      const kept = history.state as Kept | null;
      if (kept !== null) return locationOf(addressOf(location), kept.state, kept.key);
      // The browser has made the entry: of a visit that begins, or of a place in the page.
      const entry = locationOf(addressOf(location));
      history.replaceState(keptOf(entry), '');
      return entry;
    },
    push(next) {
      try {
        history.pushState(keptOf(next), '', addressOf(next));
      } catch (error) {
        // Some browsers refuse the hundredth entry within some seconds; the way there is then a load of the page.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        location.assign(addressOf(next));
      }
    },
    replace: (next) => history.replaceState(keptOf(next), '', addressOf(next)),
    go: (steps) => history.go(steps),
    onMove(listener) {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}

/** A history that is only remembered: of a page that the server renders, and in tests. */
export function memoryHistory(address: string): History {
  const entries = [locationOf(address)];
  const listeners = new Set<() => void>();
  let at = 0;
  return {
    read: () => entries[at] ?? locationOf(address),
    push(location) {
      at += 1;
      entries.splice(at, entries.length, location);
    },
    replace: (location) => void entries.splice(at, 1, location),
    go(steps) {
      const to = at + steps;
      if (entries[to] === undefined) return;
      at = to;
      for (const listener of listeners) listener();
    },
    onMove(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
