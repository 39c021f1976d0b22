import type { Area } from '@riderbell/messages/texts.ts';
import type { ComponentType } from 'react';
import { wait } from '@riderbell/web/clock.ts';
import type { Texts } from '@riderbell/web/i18n/texts.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import type { RootRoute, Route } from '@riderbell/web/routing/routes.ts';
import type { Guards } from './guards/guards.ts';
import { Root } from './layout/root.tsx';
import { RouteFailure } from './layout/route-failure.tsx';
import { type RouteName, routePatterns } from '../platform/paths.ts';
import { type RouteEntry, routeTable } from './route-table.ts';

/** Loads a screen together with its areas of texts. */
type LazyScreen = (areas: readonly Area[], load: () => Promise<ComponentType>) => () => Promise<ComponentType>;

/** The table of routes as the router takes it: each behind its guard, in its frame, loaded when somebody goes there. */
export function createRoutes(texts: Texts, guardOf: Guards): RootRoute {
  const lazy: LazyScreen = (areas, load) => async () => {
    const [Component] = await Promise.all([withRetry(load, wait), texts.load(areas)]);
    return Component;
  };
  const notFound = lazy([], async () => (await import('./screens/not-found.tsx')).NotFound);
  const routesIn = (frame: RouteEntry['frame']): Route[] =>
    entries()
      .filter(([, entry]) => entry.frame === frame && entry.screen !== null)
      .map(([name, { screen }]) => ({
        path: routePatterns[name],
        guard: guardOf(name),
        ...(screen !== null && { lazy: lazy(screen.areas, screen.load) }),
      }));
  const unbuilt = entries()
    .filter(([, { screen }]) => screen === null)
    .map(([name]) => ({ path: routePatterns[name], guard: guardOf(name), lazy: notFound }));
  return {
    Component: Root,
    ErrorBoundary: RouteFailure,
    children: [
      {
        // What breaks in a screen leaves what stands around every screen in its place.
        ErrorBoundary: RouteFailure,
        children: [
          ...routesIn('nothing'),
          {
            lazy: lazy([], async () => (await import('./layout/component-library.tsx')).ComponentLibrary),
            children: [...routesIn('fields'), navigationFrame(lazy, routesIn('navigation'))],
          },
          ...unbuilt,
          { path: '*', guard: guardOf(null), lazy: notFound },
        ],
      },
    ],
  };
}

function entries(): [RouteName, RouteEntry][] {
  return Object.entries(routeTable) as [RouteName, RouteEntry][];
}

/** Around the screens behind the sign-in. */
function navigationFrame(lazy: LazyScreen, children: Route[]): Route {
  return {
    lazy: lazy(['navigation', 'errors'], async () => {
      const [{ SignedInLayout }, { askForVendors }] = await Promise.all([
        import('./layout/signed-in-layout.tsx'),
        import('./layout/signed-in-cache.ts'),
      ]);
      askForVendors();
      return SignedInLayout;
    }),
    children,
  };
}
