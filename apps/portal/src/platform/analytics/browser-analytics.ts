import type { Deployment } from '@riderbell/contract/deployment.ts';
import { isOffline } from '@riderbell/web/api/online.ts';
import { randomId } from '@riderbell/web/random-id.ts';
import { session } from '../session/browser-session.ts';
import { createAnalytics, type SentEvent } from './analytics.ts';
import { consent } from './browser-consent.ts';
import { createDebugSink } from './debug-sink.ts';
import { createPosthogSink, type PosthogSink } from './posthog-sink.ts';
import { listenToEvents } from './track.ts';

declare global {
  interface Window {
    /** The last events of this page, for developers and testers; not in production. */
    riderbellEvents?: SentEvent[];
  }
}

/**
 * Sends events to the provider of the deployment, if it has one (docs/analytics.md).
 * @param language returns the current language of the screen
 */
export function startBrowserAnalytics(deployment: Deployment, language: () => string): void {
  const provider = deployment.analytics === null ? null : browserPosthog(deployment.analytics);
  const record = createAnalytics({
    local: deployment.environment === 'prd' ? null : debugSink(),
    provider,
    consent,
    context: () => ({
      country: deployment.country,
      brand: deployment.brand_entity,
      environment: deployment.environment,
      build: deployment.build,
      language: language(),
      screen: window.matchMedia('(min-width: 62em)').matches ? 'large' : 'small',
      signed_in: session.current() !== null,
    }),
  });
  listenToEvents(record);
  if (provider === null) return;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && provider.flush());
  // Not every browser fires `visibilitychange` before it goes to another page.
  window.addEventListener('pagehide', () => provider.flush());
}

function debugSink() {
  window.riderbellEvents = [];
  return createDebugSink(
    window.riderbellEvents,
    // oxlint-disable-next-line no-console -- shows events to developers
    import.meta.env.DEV ? ({ name, properties }) => console.debug(name, properties) : null,
  );
}

function browserPosthog({ host, key }: NonNullable<Deployment['analytics']>): PosthogSink {
  return createPosthogSink({
    host,
    key,
    fetch: (url, init) => fetch(url, init),
    beacon: (url, body) => navigator.sendBeacon(url, body),
    schedule(task, milliseconds) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    isOffline,
    newId: randomId,
  });
}
