import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Loads the texts of one area as a chunk of their own. */
export type LoadTexts = (language: string, area: string) => Promise<Record<string, string>>;

/** The texts of the page, and the moment from which they may be asked for. */
export interface Texts {
  i18n: I18n;
  ready: Promise<unknown>;
}

/** Starts the texts in one language; each screen brings its areas with `loadAreas`, so no screen waits for another's texts. */
export function startI18n(language: Language, firstAreas: readonly Area[], load: LoadTexts): Texts {
  const i18n = createInstance();
  const ready = i18n
    .use({
      type: 'backend' as const,
      init: () => undefined,
      // With two parameters i18next takes the answer as a promise.
      read: (language: string, area: string) => load(language, area),
    })
    .use(initReactI18next)
    .init({
      lng: language,
      // A test sees to it that each language has every text.
      fallbackLng: false,
      ns: [...firstAreas],
      defaultNS: 'common',
      keySeparator: false,
      load: 'currentOnly',
      // "th_TH" is the product's own name of the language; i18next would take it apart.
      cleanCode: false,
      lowerCaseLng: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return { i18n, ready };
}

/** The texts of a screen, in the language of the moment, before the screen shows. */
export async function loadAreas({ i18n, ready }: Texts, areas: readonly Area[]): Promise<void> {
  await ready;
  await i18n.loadNamespaces([...areas]);
}
