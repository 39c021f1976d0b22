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
    /** The last events of this page, outside of production: for whoever develops or tests. */
    riderbellEvents?: SentEvent[];
  }
}

/**
 * Lets events go where the deployment says (docs/analytics.md).
 * @param language the language of the screen at the time of an event
 */
export function startBrowserAnalytics(deployment: Deployment, language: () => string): void {
  const provider = deployment.analytics === null ? null : browserPosthog(deployment.analytics);
  const take = createAnalytics({
    local: deployment.environment === 'prd' ? null : debugSink(),
    provider,
    consent,
    surroundings: () => ({
      country: deployment.country,
      brand: deployment.brand_entity,
      environment: deployment.environment,
      build: deployment.build,
      language: language(),
      screen: window.matchMedia('(min-width: 62em)').matches ? 'large' : 'small',
      signed_in: session.current() !== null,
    }),
  });
  listenToEvents(take);
  if (provider === null) return;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && provider.leave());
  // A browser that goes to another page need not hide this one first.
  window.addEventListener('pagehide', () => provider.leave());
}

function debugSink() {
  window.riderbellEvents = [];
  return createDebugSink(
    window.riderbellEvents,
    // oxlint-disable-next-line no-console -- what an event says is for whoever develops
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
