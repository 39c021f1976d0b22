import type { Language } from '@riderbell/domain/countries/languages.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { wait } from '../platform/clock.ts';
import { deploymentElementId, readDeployment } from '../platform/deployment.ts';
import { applyLanguage } from '../platform/i18n/document-language.ts';
import { languageTag, offeredLanguages, startLanguage } from '../platform/i18n/language.ts';
import { createTextStore } from '../platform/i18n/text-store.ts';
import { TextsProvider } from '../platform/i18n/use-texts.ts';
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
    const texts = createTextStore(language, (...text) => withRetry(() => loadTexts(...text), wait));
    texts.subscribe(() => showLanguage(texts.language()));
    session.start();
    // The router starts to load its first screen at once, beside the brand and the texts.
    const router = createBrowserRouter(createRoutes(texts));
    const [brand] = await Promise.all([withRetry(() => loadBrand(deployment.brand), wait), texts.load(['common'])]);
    showFavicon(brand);
    createRoot(element).render(
      <StrictMode>
        <TextsProvider value={texts}>
          <App deployment={deployment} brand={brand} router={router} />
        </TextsProvider>
      </StrictMode>,
    );
  } catch (error) {
    showLoadFailure(element);
    throw error;
  }
}

/** Tells the page and the next visit of the language, once it has changed. */
function showLanguage(language: Language): void {
  if (document.documentElement.lang === languageTag(language)) return;
  store.write(storageKeys.language, language);
  applyLanguage(language);
}
