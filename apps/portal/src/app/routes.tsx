import type { Area } from '@riderbell/messages/texts.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { wait } from '../platform/clock.ts';
import type { TextStore } from '../platform/i18n/text-store.ts';
import { withRetry } from '../platform/lazy/with-retry.ts';
import { session } from '../platform/session/browser-session.ts';
import { authenticatedOnly, publicOnly } from './guards/guards.ts';
import { Root } from './layout/root.tsx';
import { RouteFailure } from './layout/route-failure.tsx';
import { Splash } from './layout/splash.tsx';
import { routePatterns } from './paths.ts';

/** Loads a screen together with its areas of texts. */
type LazyScreen = (
  areas: readonly Area[],
  load: () => Promise<ComponentType>,
) => () => Promise<{ Component: ComponentType }>;

/** Every screen, who may see it, and the areas of texts that it needs (specification §2, Routes). */
export function createRoutes(texts: TextStore): RouteObject[] {
  const lazy: LazyScreen = (areas, load) => async () => {
    const [Component] = await Promise.all([withRetry(load, wait), texts.load(areas)]);
    return { Component };
  };
  return [
    {
      Component: Root,
      ErrorBoundary: RouteFailure,
      HydrateFallback: Splash,
      children: [
        {
          path: routePatterns.landing,
          loader: publicOnly(session),
          lazy: lazy(['landing'], async () => (await import('./screens/landing.tsx')).Landing),
        },
        {
          lazy: lazy([], async () => (await import('./layout/component-library.tsx')).ComponentLibrary),
          children: [
            {
              path: routePatterns.connect,
              loader: publicOnly(session),
              lazy: lazy(['accounts', 'errors'], async () => (await import('./screens/connect.tsx')).Connect),
            },
            signedIn(lazy),
          ],
        },
        { path: '*', lazy: lazy(['errors'], async () => (await import('./screens/not-found.tsx')).NotFound) },
      ],
    },
  ];
}

/** The screens behind the sign-in. */
function signedIn(lazy: LazyScreen): RouteObject {
  return {
    loader: authenticatedOnly(session),
    lazy: lazy(['navigation', 'errors'], async () => {
      const [{ SignedInLayout }, { askForVendors }] = await Promise.all([
        import('./layout/signed-in-layout.tsx'),
        import('./layout/signed-in-cache.ts'),
      ]);
      askForVendors();
      return SignedInLayout;
    }),
    children: [
      {
        path: routePatterns.requestARider,
        lazy: lazy(['orders', 'places'], async () => (await import('./screens/request-a-rider.tsx')).RequestARider),
      },
      {
        path: routePatterns.orderTracking,
        lazy: lazy(['tracking', 'places'], async () => (await import('./screens/order-tracking.tsx')).OrderTracking),
      },
      {
        path: routePatterns.history,
        lazy: lazy(['tracking', 'places'], async () => (await import('./screens/history.tsx')).History),
      },
    ],
  };
}
