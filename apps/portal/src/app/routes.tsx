import type { Area } from '@riderbell/messages/texts.ts';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { wait } from '../platform/clock.ts';
import { loadAreas } from '../platform/i18n/i18n.ts';
import { withRetry } from '../platform/lazy/with-retry.ts';
import { session } from '../platform/session/browser-session.ts';
import { authenticatedOnly, publicOnly } from './guards/guards.ts';
import { Root } from './layout/root.tsx';
import { RouteFailure } from './layout/route-failure.tsx';
import { Splash } from './layout/splash.tsx';
import { routePatterns } from './paths.ts';

/** Every screen, who may see it, and the areas of texts that it needs (specification §2, Routes). */
export function createRoutes(i18n: I18n): RouteObject[] {
  const lazy = (areas: readonly Area[], load: () => Promise<ComponentType>) => async () => {
    const [Component] = await Promise.all([withRetry(load, wait), loadAreas(i18n, areas)]);
    return { Component };
  };
  return [
    {
      Component: Root,
      ErrorBoundary: RouteFailure,
      HydrateFallback: Splash,
      children: [
        {
          loader: publicOnly(session),
          children: [
            {
              path: routePatterns.landing,
              lazy: lazy(['landing'], async () => (await import('./screens/landing.tsx')).Landing),
            },
            {
              path: routePatterns.connect,
              lazy: lazy(['accounts', 'errors'], async () => (await import('./screens/connect.tsx')).Connect),
            },
          ],
        },
        {
          loader: authenticatedOnly(session),
          lazy: lazy(
            ['navigation', 'errors'],
            async () => (await import('./layout/signed-in-layout.tsx')).SignedInLayout,
          ),
          children: [
            {
              path: routePatterns.requestARider,
              lazy: lazy(
                ['orders', 'places'],
                async () => (await import('./screens/request-a-rider.tsx')).RequestARider,
              ),
            },
            {
              path: routePatterns.orderTracking,
              lazy: lazy(['tracking'], async () => (await import('./screens/order-tracking.tsx')).OrderTracking),
            },
            {
              path: routePatterns.history,
              lazy: lazy(['tracking'], async () => (await import('./screens/history.tsx')).History),
            },
          ],
        },
        { path: '*', lazy: lazy(['errors'], async () => (await import('./screens/not-found.tsx')).NotFound) },
      ],
    },
  ];
}
