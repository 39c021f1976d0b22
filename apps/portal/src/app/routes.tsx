import type { Area } from '@riderbell/messages/texts.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { wait } from '@riderbell/web/clock.ts';
import type { Texts } from '@riderbell/web/i18n/texts.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { createGuardedLoaders } from './guards/guarded-loaders.ts';
import type { Guards } from './guards/guards.ts';
import { Root } from './layout/root.tsx';
import { RouteFailure } from './layout/route-failure.tsx';
import { Splash } from './layout/splash.tsx';
import { type RouteName, routePatterns } from '../platform/paths.ts';
import { type RouteEntry, routeTable } from './route-table.ts';
import { createScreenPart, type ScreenPart } from './screen-part.tsx';

/** Creates a screen or a frame that is loaded together with its text areas. */
type CreatePart = (areas: readonly Area[], load: () => Promise<ComponentType>) => ScreenPart;

/** Creates the router's routes from the table: each behind its guard and in its frame, loaded on navigation. */
export function createRoutes(texts: Texts, guardOf: Guards): RouteObject[] {
  const part: CreatePart = (areas, load) =>
    createScreenPart(async () => (await Promise.all([withRetry(load, wait), texts.load(areas)]))[0]);
  const guarded = createGuardedLoaders(guardOf);
  const unknownPage = part([], async () => (await import('./screens/not-found.tsx')).NotFoundPage);
  const navigation = createNavigation(part);
  const routesIn = (frame: RouteEntry['frame'], ...frames: ScreenPart[]): RouteObject[] =>
    entries().flatMap(([name, entry]) => {
      if (entry.frame !== frame || entry.screen === null) return [];
      const screen = part(entry.screen.areas, entry.screen.load);
      return { id: name, path: routePatterns[name], Component: screen.Component, ...guarded(name, ...frames, screen) };
    });
  const unbuiltRoutes = entries().flatMap(([name, { screen }]) =>
    screen === null
      ? { id: name, path: routePatterns[name], Component: unknownPage.Component, ...guarded(name, unknownPage) }
      : [],
  );
  return [
    {
      Component: Root,
      HydrateFallback: Splash,
      ErrorBoundary: RouteFailure,
      children: [
        {
          id: 'screens',
          // An error in a screen leaves the frame of all screens in place.
          ErrorBoundary: RouteFailure,
          children: [
            ...routesIn('nothing'),
            { Component: navigation.Component, children: routesIn('navigation', navigation) },
            ...unbuiltRoutes,
            { id: 'nowhere', path: '*', Component: unknownPage.Component, ...guarded(null, unknownPage) },
          ],
        },
      ],
    },
  ];
}

function entries(): [RouteName, RouteEntry][] {
  return Object.entries(routeTable) as [RouteName, RouteEntry][];
}

/** Creates the frame of the screens that need a sign-in. */
function createNavigation(part: CreatePart): ScreenPart {
  return part(['navigation', 'errors'], async () => {
    const [{ SignedInLayout }, { prefetchVendors }] = await Promise.all([
      import('./layout/signed-in-layout.tsx'),
      import('./layout/signed-in-cache.ts'),
    ]);
    prefetchVendors();
    return SignedInLayout;
  });
}
