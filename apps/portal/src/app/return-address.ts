import { parsePath } from 'react-router';
import { tabStore, type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../platform/storage-keys.ts';
import { paths, routeAccess, routeAt } from '../platform/paths.ts';

/** The page that a signed-out visitor requested, to which the sign-in returns. */
export interface ReturnAddress {
  /** Its path and query; null if there is none. */
  at(): string | null;
  /** Stores the address; ignores anything but a page that needs a sign-in. */
  keep(address: unknown): void;
  forget(): void;
}

/** Stored in the tab, so that it survives a reload and the redirects of an outside identity provider. */
export function createReturnAddress(tab: Pick<Store, 'read' | 'write' | 'remove'>): ReturnAddress {
  return {
    at: () => pageBehindSignIn(tab.read(storageKeys.returnAddress)),
    keep(address) {
      const page = pageBehindSignIn(address);
      if (page !== null) tab.write(storageKeys.returnAddress, page);
    },
    forget: () => tab.remove(storageKeys.returnAddress),
  };
}

export const returnAddress = createReturnAddress(tabStore);

/**
 * The path and query of a page of this portal that needs a sign-in; null for anything else, so that no redirect can lead to another
 * origin, and for the page that every sign-in opens anyway.
 */
export function pageBehindSignIn(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/')) return null;
  const { pathname = '/', search = '', hash = '' } = parsePath(address);
  const route = routeAt(pathname);
  // An invitation waits for the sign-in with its address.
  if (route === 'invitation') return pathname + hash;
  if (route === null || routeAccess[route] !== 'authenticated') return null;
  const page = pathname + search;
  return page === paths.requestARider() ? null : page;
}
