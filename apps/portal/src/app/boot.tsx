import { confirmationTokenOf } from '@riderbell/contract/links.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { parsePath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { setApiBase } from '@riderbell/web/api/api-base.ts';
import { wait } from '@riderbell/web/clock.ts';
import { deploymentElementId, readDeployment } from '@riderbell/web/deployment.ts';
import { flags, setFlags } from '@riderbell/web/flags/flags.ts';
import { applyLanguage } from '@riderbell/web/i18n/document-language.ts';
import { formatSample } from '@riderbell/web/i18n/format-sample.ts';
import { reportFaultyFile } from '@riderbell/web/i18n/texts-file.ts';
import { createTexts, type Texts } from '@riderbell/web/i18n/texts.ts';
import { whenIdle } from '@riderbell/web/lazy/when-idle.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { session } from '../platform/session/browser-session.ts';
import { store, tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../platform/storage-keys.ts';
import type { startAnalytics as StartAnalytics } from './analytics/start-analytics.tsx';
import { brandView } from './brand/brand-view.tsx';
import { followColourScheme } from './colour-scheme.ts';
import { createGuards } from './guards/guards.ts';
import type { Visitor } from './guards/verdict.ts';
import { wordingFor } from './guest/guest-wording.ts';
import { addEntryKeys } from './history-entries.ts';
import { loadFailureTexts, showLoadFailure } from './load-failure.ts';
import { startRouter, revealPortal } from './rendered-page.ts';
import { createRoutes } from './routes.tsx';
import { loadTexts } from './texts.ts';
import { languageOfVisit, showLanguage } from './visit-language.ts';
import { WholePortal } from './whole-portal.tsx';

/** Starts the portal in `element`; if a part cannot be loaded, shows the load failure banner (specification §2). */
export async function boot(element: HTMLElement): Promise<void> {
  // Read first, because the portal replaces the element that contains them.
  const failureTexts = loadFailureTexts();
  try {
    const deployment = readDeployment(document.getElementById(deploymentElementId)?.textContent);
    setFlags(deployment.flags);
    setApiBase(deployment.api_base);
    const language = languageOfVisit(deployment);
    applyLanguage(language);
    followColourScheme();
    const texts = createTexts(language, loadTexts, {
      retry: (load) => withRetry(load, wait),
      onFault: reportFaultyFile,
    });
    texts.i18n.on('languageChanged', () => showLanguage(texts.language()));
    session.start();
    addEntryKeys(window);
    const guards = createGuards({
      session,
      flags,
      isConfirmationLink,
      loadWordingFor: wordingLoader(texts),
      isSharedDevice: () => store.read(storageKeys.deviceKey) !== null,
      tab: tabStore,
    });
    // The router loads its first screen in parallel with the texts.
    const [{ router, canHydrate }] = await Promise.all([
      startRouter(element, createRoutes(texts, guards), formatSample(language, deployment)),
      texts.load(['common']),
    ]);
    const portal = (
      <WholePortal texts={texts} deployment={deployment} brand={brandView(deployment.brand)}>
        <RouterProvider router={router} />
      </WholePortal>
    );
    revealPortal(element, canHydrate);
    if (canHydrate) hydrateRoot(element, portal);
    else createRoot(element).render(portal);
    void startAnalyticsWhenIdle(deployment, texts);
    void refreshFlagsWhenIdle();
  } catch (error) {
    revealPortal(element, false);
    showLoadFailure(element, failureTexts, error);
    throw error;
  }
}

const wordingLoader = (texts: Texts) => async (visitor: Visitor) => {
  const wording = wordingFor(visitor);
  if (wording !== null) await texts.setWording(wording);
};

const isConfirmationLink = (address: string) => confirmationTokenOf(parsePath(address).hash ?? '') !== null;

/** Loads analytics after everything that a visitor waits for. The portal works without them. */
async function startAnalyticsWhenIdle(...parts: Parameters<typeof StartAnalytics>): Promise<void> {
  await whenIdle();
  const loaded = await withRetry(() => import('./analytics/start-analytics.tsx'), wait).catch(() => null);
  await loaded?.startAnalytics(...parts);
}

/** Refreshes the flags, which the page contains as of its rendering. If this fails to load, they only get stale. */
async function refreshFlagsWhenIdle(): Promise<void> {
  await whenIdle();
  const loaded = await withRetry(() => import('../platform/flags/browser-flags.ts'), wait).catch(() => null);
  loaded?.startFlagRefresh();
}
