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
import { tabStore } from '@riderbell/web/storage/storage.ts';
import type { startAnalytics as StartAnalytics } from './analytics/start-analytics.tsx';
import { brandView } from './brand/brand-view.tsx';
import { followColourScheme } from './colour-scheme.ts';
import { createGuards } from './guards/guards.ts';
import type { Visitor } from './guards/verdict.ts';
import { wordingFor } from './guest/guest-wording.ts';
import { nameEntries } from './history-entries.ts';
import { loadFailureWords, showLoadFailure } from './load-failure.ts';
import { startRouter, uncover } from './rendered-page.ts';
import { createRoutes } from './routes.tsx';
import { loadTexts } from './texts.ts';
import { languageOfVisit, showLanguage } from './visit-language.ts';
import { WholePortal } from './whole-portal.tsx';

/** Starts the portal in `element`; what cannot be loaded ends in the specification's banner (§2). */
export async function boot(element: HTMLElement): Promise<void> {
  // Its place goes as soon as the portal shows.
  const failureWords = loadFailureWords();
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
    nameEntries(window);
    const guards = createGuards({ session, flags, confirming, speakTo: setWording(texts), tab: tabStore });
    // The router starts to load its first screen at once, beside the texts.
    const [{ router, stays }] = await Promise.all([
      startRouter(element, createRoutes(texts, guards), formatSample(language, deployment)),
      texts.load(['common']),
    ]);
    const portal = (
      <WholePortal texts={texts} deployment={deployment} brand={brandView(deployment.brand)}>
        <RouterProvider router={router} />
      </WholePortal>
    );
    uncover(element, stays);
    if (stays) hydrateRoot(element, portal);
    else createRoot(element).render(portal);
    void listenWhenQuiet(deployment, texts);
    void refreshFlagsWhenQuiet();
  } catch (error) {
    uncover(element, false);
    showLoadFailure(element, failureWords, error);
    throw error;
  }
}

const setWording = (texts: Texts) => async (visitor: Visitor) => {
  const wording = wordingFor(visitor);
  if (wording !== null) await texts.setWording(wording);
};

const confirming = (address: string) => confirmationTokenOf(parsePath(address).hash ?? '') !== null;

/** Analytics come after everything that a visitor waits for, and may stay away: nothing of the portal needs them. */
async function listenWhenQuiet(...parts: Parameters<typeof StartAnalytics>): Promise<void> {
  await whenIdle();
  const loaded = await withRetry(() => import('./analytics/start-analytics.tsx'), wait).catch(() => null);
  await loaded?.startAnalytics(...parts);
}

/** The page came with the flags of its moment; without this they only grow old. */
async function refreshFlagsWhenQuiet(): Promise<void> {
  await whenIdle();
  const loaded = await withRetry(() => import('../platform/flags/browser-flags.ts'), wait).catch(() => null);
  loaded?.startFlagRefresh();
}
