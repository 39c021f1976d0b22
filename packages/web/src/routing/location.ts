import { randomId } from '../random-id.ts';

/** Where a visitor is in the portal. */
export interface Location {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** What the navigation left for the screen; it outlives a reload, and never a new tab. */
  readonly state: unknown;
  /** One entry of the browser's history. */
  readonly key: string;
}

/** A new entry at `to`, which begins with `/`. */
export function locationOf(to: string, state: unknown = null, key: string = randomId()): Location {
  const [, pathname = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash, state, key };
}

export function addressOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}

/** Whether going there only scrolls: the same page, and a place in it. */
export function isPlaceIn(shown: Location, next: Location): boolean {
  return shown.pathname === next.pathname && shown.search === next.search && next.hash !== '';
}
