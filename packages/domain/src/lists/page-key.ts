/** Signs texts so that only the server can create or change one. */
export interface PageSeal {
  seal(text: string): string;
  open(sealed: string): string | null;
}

/** Where a page of a list ends, newest first: at this instant and, of what has the same instant, after this id. */
export interface PagePlace {
  readonly at: string;
  readonly id: string;
  /** Identifies the list to which the key belongs. */
  readonly list: string;
}

/** The key of the page that follows; sealed, so that the server accepts only keys that it made. */
export function pageKeyAfter(seal: PageSeal, { at, id, list }: PagePlace): string {
  return seal.seal(`${at} ${id} ${list}`);
}

/** Where the page begins; null when the server did not make the key. */
export function placeOfPageKey(seal: PageSeal, key: string): PagePlace | null {
  const [at, id, ...list] = seal.open(key)?.split(' ') ?? [];
  return at === undefined || id === undefined ? null : { at, id, list: list.join(' ') };
}

/** Identifies a list by its vendor and its query, without what may differ from page to page. */
export function listOfQuery(
  vendorId: string,
  query: Readonly<Record<string, unknown>>,
  without: ReadonlySet<string>,
): string {
  const filters = Object.entries(query).filter(([name, value]) => !without.has(name) && value !== undefined);
  return JSON.stringify([vendorId, ...filters.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
