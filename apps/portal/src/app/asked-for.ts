import { parsePath } from 'react-router';
import { tabStore, type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../platform/storage-keys.ts';
import { paths, routeAccess, routeAt } from '../platform/paths.ts';

/** The address behind the sign-in that a visitor asked for while signed out, so that the sign-in leads on to it. */
export interface AskedFor {
  /** Its path and query; null when there is none. */
  at(): string | null;
  /** Remembers the address; anything that is not a page behind the sign-in is ignored. */
  keep(address: unknown): void;
  forget(): void;
}

/** It lives no longer than the tab, and outlives a reload and the way to an outside provider and back. */
export function createAskedFor(tab: Pick<Store, 'read' | 'write' | 'remove'>): AskedFor {
  return {
    at: () => pageBehindSignIn(tab.read(storageKeys.askedFor)),
    keep(address) {
      const page = pageBehindSignIn(address);
      if (page !== null) tab.write(storageKeys.askedFor, page);
    },
    forget: () => tab.remove(storageKeys.askedFor),
  };
}

export const askedFor = createAskedFor(tabStore);

/**
 * The path and query of a page of this portal that needs a sign-in. Null for anything else: another origin can never be reached through
 * it, and the page that every sign-in opens needs no memory.
 */
export function pageBehindSignIn(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/')) return null;
  const { pathname = '/', search = '' } = parsePath(address);
  const route = routeAt(pathname);
  if (route === null || routeAccess[route] !== 'authenticated') return null;
  const page = pathname + search;
  return page === paths.requestARider() ? null : page;
}
