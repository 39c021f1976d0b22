import type { Deployment } from '@riderbell/contract/deployment.ts';
import { createRoot } from 'react-dom/client';
import { startBrowserAnalytics } from '../../platform/analytics/browser-analytics.ts';
import { consent } from '../../platform/analytics/browser-consent.ts';
import { track } from '../../platform/analytics/track.ts';
import type { Texts } from '@riderbell/web/i18n/texts.ts';
import { TextsProvider } from '@riderbell/web/i18n/use-texts.ts';
import { shownPath } from '../shown-path.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { followPages } from './follow-pages.ts';

/** Starts to collect events, and asks the visitor for consent if the deployment has an analytics provider. */
export async function startAnalytics(deployment: Deployment, texts: Texts): Promise<void> {
  startBrowserAnalytics(deployment, texts.language);
  followPages(shownPath, (page) => track('page_viewed', { page }));
  if (deployment.analytics === null || consent.get() === 'forbidden') return;
  await texts.load(['analytics']);
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <TextsProvider value={texts}>
      <ConsentBanner />
    </TextsProvider>,
  );
}
