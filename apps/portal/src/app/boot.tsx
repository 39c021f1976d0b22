import type { i18n as I18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { wait } from '../platform/clock.ts';
import { deploymentElementId, readDeployment } from '../platform/deployment.ts';
import { applyLanguage } from '../platform/i18n/document-language.ts';
import { startI18n } from '../platform/i18n/i18n.ts';
import { offeredLanguages, startLanguage } from '../platform/i18n/language.ts';
import { withRetry } from '../platform/lazy/with-retry.ts';
import { session } from '../platform/session/browser-session.ts';
import { store, storageKeys } from '../platform/storage.ts';
import { App } from './app.tsx';
import { loadBrand, showFavicon } from './brand/load-brand.ts';
import { followColourScheme } from './colour-scheme.ts';
import { showLoadFailure } from './load-failure.ts';
import { createRoutes } from './routes.tsx';
import { loadTexts } from './texts.ts';

/** Starts the portal in `element`; what cannot be loaded ends in the specification's banner (§2). */
export async function boot(element: HTMLElement): Promise<void> {
  try {
    const deployment = readDeployment(document.getElementById(deploymentElementId)?.textContent);
    const language = startLanguage(
      offeredLanguages(deployment.languages),
      deployment.default_language,
      store.read(storageKeys.language),
      navigator.languages,
    );
    applyLanguage(language);
    followColourScheme();
    const texts = startI18n(language, ['common'], (...text) => withRetry(() => loadTexts(...text), wait));
    followLanguage(texts.i18n);
    session.start();
    // The router starts to load its first screen at once, beside the brand and the texts.
    const router = createBrowserRouter(createRoutes(texts));
    const [brand] = await Promise.all([withRetry(() => loadBrand(deployment.brand), wait), texts.ready]);
    showFavicon(brand);
    createRoot(element).render(
      <StrictMode>
        <App deployment={deployment} brand={brand} router={router} />
      </StrictMode>,
    );
  } catch (error) {
    showLoadFailure(element);
    throw error;
  }
}

function followLanguage(i18n: I18n): void {
  i18n.on('languageChanged', (language) => {
    store.write(storageKeys.language, language);
    applyLanguage(language as Parameters<typeof applyLanguage>[0]);
  });
}
