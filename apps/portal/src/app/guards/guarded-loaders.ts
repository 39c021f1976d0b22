import { type LoaderFunction, redirect, replace, type RouteObject, type ShouldRevalidateFunction } from 'react-router';
import type { RouteName } from '../../platform/paths.ts';
import type { ScreenPart } from '../screen-part.tsx';
import type { Guards } from './guards.ts';
import { PageNotFound } from './page-not-found.ts';

type Guarded = Required<Pick<RouteObject, 'loader' | 'shouldRevalidate'>>;

/**
 * Runs a route's guard and loads its parts in parallel. It does not use `route.lazy`, because the router waits for lazy parts
 * even if the guard redirects: a redirect would be as slow, and fail as often, as the screen that it replaces.
 */
export function createGuardedLoaders(guardOf: Guards): (route: RouteName | null, ...parts: ScreenPart[]) => Guarded {
  let guardedRequest: Request | null = null;
  /**
   * A change of only the query does not run the guard again, unless a guard is still running: the change then aborts
   * that navigation or revalidation, so the guard must run again.
   */
  const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const isQueryChange = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
    return guardedRequest !== null || (defaultShouldRevalidate && !isQueryChange);
  };
  return (route, ...parts) => {
    const guard = guardOf(route);
    const loader: LoaderFunction = async ({ request, url, params }) => {
      guardedRequest = request;
      try {
        const loads = Promise.allSettled(parts.map(({ fetch }) => fetch()));
        // `url` has the hash, but encodes the query differently from the address bar.
        const { pathname, search } = new URL(request.url);
        const verdict = await guard(pathname + search + url.hash, params);
        if (verdict === 'not-found') throw new PageNotFound();
        if (verdict !== 'shown') throw redirectFrom(request, verdict.redirect);
        for (const part of await loads) if (part.status === 'rejected') throw part.reason;
        return null;
      } finally {
        if (guardedRequest === request) guardedRequest = null;
      }
    };
    return { loader, shouldRevalidate };
  };
}

/**
 * If the address bar already shows the rejected address (the first address of a visit, the back button, a revalidation),
 * the redirect replaces its history entry, so that the back button does not return to it.
 */
function redirectFrom({ url }: Request, to: string): Response {
  const current = globalThis.location?.href.replace(/#.*/, '');
  // An address that begins with two slashes would lead to another site.
  return (url === current ? replace : redirect)(to.replace(/^[/\\]+/, '/'));
}
