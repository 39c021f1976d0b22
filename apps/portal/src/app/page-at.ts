import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { isMaintenance, verdictOn } from './guards/verdict.ts';
import { routeAt, type RouteName, routePatterns } from '../platform/paths.ts';
import { notFoundPage, type PublicPage, publicPages } from './public-pages.ts';
import { routeTable } from './route-table.ts';

/** The server's answer at an address, without knowing the visitor. */
export interface PageAt {
  /** 404 at an unknown address, 503 during maintenance. */
  readonly status: 200 | 404 | 503;
  /** The public page and its address; null for a screen that depends on the visitor. */
  readonly page: { readonly name: PublicName; readonly path: string } | null;
}

export type PublicName = RouteName | 'notFound';

/** A fixed unknown address, so that the rendered page does not depend on the visitor's input. */
const unknownPath = '/404';

export function pageOf(name: PublicName): PublicPage | undefined {
  return name === 'notFound' ? notFoundPage : publicPages[name];
}

/** The page at an address, by the guards' rules for a signed-out visitor (specification §2). */
export function pageAt(path: string, isOn: (flag: FlagName) => boolean): PageAt {
  const route = routeAt(path);
  const verdict = verdictOn(route, 'signed-out', isOn);
  if (isMaintenance(isOn)) return { status: 503, page: verdict === 'shown' ? publicPageOf(route) : null };
  if (verdict === 'not-found') return { status: 404, page: { name: 'notFound', path: unknownPath } };
  if (route !== null && routeTable[route].screen === null) return { status: 404, page: null };
  return { status: 200, page: verdict === 'shown' ? publicPageOf(route) : null };
}

function publicPageOf(route: RouteName | null): PageAt['page'] {
  return route === null || publicPages[route] === undefined ? null : { name: route, path: routePatterns[route] };
}
