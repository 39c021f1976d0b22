import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { isMaintenance, verdictOn } from './guards/verdict.ts';
import { routeAt, type RouteName, routePatterns } from '../platform/paths.ts';
import { notFoundPage, type PublicPage, publicPages } from './public-pages.ts';
import { routeTable } from './route-table.ts';

/** What the server says of an address, knowing nothing of who asks. */
export interface PageAt {
  /** 404 where no page is, 503 while the portal is closed. */
  readonly status: 200 | 404 | 503;
  /** The page that can be told to everybody, and the address that it has; null is a screen that waits for its visitor. */
  readonly page: { readonly name: PublicName; readonly path: string } | null;
}

export type PublicName = RouteName | 'notFound';

/** An address that no route has: what is rendered must not depend on what somebody typed. */
const nowhere = '/404';

export function pageOf(name: PublicName): PublicPage | undefined {
  return name === 'notFound' ? notFoundPage : publicPages[name];
}

/** The page at an address, as the guards would have it for a visitor who is not signed in (specification §2). */
export function pageAt(path: string, isOn: (flag: FlagName) => boolean): PageAt {
  const route = routeAt(path);
  const verdict = verdictOn(route, 'nobody', isOn);
  if (isMaintenance(isOn)) return { status: 503, page: verdict === 'shown' ? named(route) : null };
  if (verdict === 'not-found') return { status: 404, page: { name: 'notFound', path: nowhere } };
  if (route !== null && routeTable[route].screen === null) return { status: 404, page: null };
  return { status: 200, page: verdict === 'shown' ? named(route) : null };
}

function named(route: RouteName | null): PageAt['page'] {
  return route === null || publicPages[route] === undefined ? null : { name: route, path: routePatterns[route] };
}
