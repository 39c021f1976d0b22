/** How far down each entry of the history was, in pixels. */
export interface ScrollPositions {
  of(key: string): number | undefined;
  keep(key: string, y: number): void;
  all(): readonly (readonly [key: string, y: number])[];
}

/** Whoever goes back further than this begins at the top. */
const remembered = 100;

/** @param stored what `all` said before a reload, or anything else that the tab had in its place */
export function scrollPositions(stored: unknown): ScrollPositions {
  const entries = Array.isArray(stored) ? stored.filter(isEntry) : [];
  const positions = new Map<string, number>(entries);
  return {
    of: (key) => positions.get(key),
    keep(key, y) {
      positions.delete(key);
      positions.set(key, y);
      const [oldest] = positions.keys();
      if (positions.size > remembered && oldest !== undefined) positions.delete(oldest);
    },
    all: () => [...positions],
  };
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}

/** The id of the element that the last part of an address names. */
export function placeOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
