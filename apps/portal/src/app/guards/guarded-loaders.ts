import { type LoaderFunction, redirect, replace, type RouteObject, type ShouldRevalidateFunction } from 'react-router';
import type { RouteName } from '../../platform/paths.ts';
import type { ScreenPart } from '../screen-part.tsx';
import type { Guards } from './guards.ts';
import { NotFound } from './not-found.ts';

type Guarded = Required<Pick<RouteObject, 'loader' | 'shouldRevalidate'>>;

/**
 * Asks a route's guard and fetches its parts at the same time. This is not `route.lazy` because the router waits for lazy parts
 * even when the guard redirects, so a redirect would be as slow, and fail as often, as the screen that it leads away from.
 */
export function createGuardedLoaders(guardOf: Guards): (route: RouteName | null, ...parts: ScreenPart[]) => Guarded {
  let asking: Request | null = null;
  /**
   * A change of the query alone stays on a screen whose guard has been asked. A change that comes while a guard is being asked aborts
   * that navigation or revalidation, so the guard is asked again.
   */
  const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const isQueryChange = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
    return asking !== null || (defaultShouldRevalidate && !isQueryChange);
  };
  return (route, ...parts) => {
    const guard = guardOf(route);
    const loader: LoaderFunction = async ({ request, url, params }) => {
      asking = request;
      try {
        const fetched = Promise.allSettled(parts.map(({ fetch }) => fetch()));
        // `url` has the hash, but encodes the query differently from the address bar.
        const { pathname, search } = new URL(request.url);
        const verdict = await guard(pathname + search + url.hash, params);
        if (verdict === 'not-found') throw new NotFound();
        if (verdict !== 'shown') throw redirectFrom(request, verdict.redirect);
        for (const part of await fetched) if (part.status === 'rejected') throw part.reason;
        return null;
      } finally {
        if (asking === request) asking = null;
      }
    };
    return { loader, shouldRevalidate };
  };
}

/**
 * Where the address bar shows the refused address already (at a visit's first address, on the way back, when a guard looks again),
 * the redirect takes the place of its entry, so that going back does not lead into it again.
 */
function redirectFrom({ url }: Request, to: string): Response {
  const shown = globalThis.location?.href.replace(/#.*/, '');
  // An address that begins with two slashes would be another site's.
  return (url === shown ? replace : redirect)(to.replace(/^[/\\]+/, '/'));
}
