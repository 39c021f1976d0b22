import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area, Translate } from '@riderbell/messages/texts.ts';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../api/api-problem.ts';
import { type Texts, withTypedKeys } from './texts.ts';

const generalFailure = 'server.failure';

const TextsContext = createContext<Texts | null>(null);
export const TextsProvider = TextsContext.Provider;

function useTextsOfPage(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('useTexts needs the TextsProvider of app/boot.tsx');
  return texts;
}

/**
 * The texts of one area: `const t = useTexts('orders'); t('title')`. A key that is missing in English does not compile.
 * The route must name the area (`app/route-table.ts`), so that it is loaded before the screen shows.
 */
export function useTexts<A extends Area>(area: A): Translate<A> {
  const { i18n } = useTextsOfPage();
  return withTypedKeys(useTranslation<string>(area, { i18n }).t);
}

/** Loads areas for a part that loads later than its screen. */
export function useTextLoader(): Texts['load'] {
  return useTextsOfPage().load;
}

/** The current language and a function that changes it; the screen changes after the new texts are loaded. */
export function useLanguage(): { language: Language; changeLanguage(language: Language): Promise<void> } {
  const texts = useTextsOfPage();
  const { i18n } = useTranslation('common', { i18n: texts.i18n });
  return { language: i18n.language as Language, changeLanguage: texts.changeLanguage };
}

/** Problems of these areas are separate from those of all screens, so that only the screens that need them load them. */
const problemAreas: readonly Area[] = [
  'account-errors',
  'bulk-errors',
  'devices',
  'exports',
  'outlets',
  'team',
  'vouchers',
  'errors',
];

/**
 * Returns a function that describes a problem in the screen's language; a problem without a text becomes the general failure.
 * @param fallback the screen's text instead of the general failure
 */
export function useProblemText(fallback?: string): (problem: Pick<Problem, 'translationKey' | 'values'>) => string {
  const texts = useTextsOfPage();
  const { t, i18n } = useTranslation('errors', { i18n: texts.i18n });
  return ({ translationKey: key, values }) => {
    // Fall back to English only if no area has the text in the screen's language.
    const places = [{ ns: problemAreas, fallbackLng: false as const }, { ns: problemAreas }];
    const place = key === generalFailure ? undefined : places.find((options) => i18n.exists(key, options));
    return place === undefined ? (fallback ?? t(generalFailure, { ...values })) : t(key, { ...values, ...place });
  };
}
