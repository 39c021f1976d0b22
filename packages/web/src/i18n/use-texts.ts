import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area, Translate } from '@riderbell/messages/texts.ts';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../api/api-problem.ts';
import { type Texts, typedByFiles } from './texts.ts';

const generalFailure = 'server.failure';

const TextsContext = createContext<Texts | null>(null);
export const TextsProvider = TextsContext.Provider;

function useTextsOfPage(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('useTexts needs the TextsProvider of app/boot.tsx');
  return texts;
}

/**
 * The texts of one area: `const t = useTexts('orders'); t('title')`. A key that the English texts lack does not compile.
 * The area has to be named in the route (`app/route-table.ts`), which loads it before the screen shows.
 */
export function useTexts<A extends Area>(area: A): Translate<A> {
  const { i18n } = useTextsOfPage();
  return typedByFiles(useTranslation<string>(area, { i18n }).t);
}

/** Fetches areas of texts for a part that comes after its screen. */
export function useTextLoader(): Texts['load'] {
  return useTextsOfPage().load;
}

/** The language of the screen and the way to another; the texts of the new one are loaded before the screen changes. */
export function useLanguage(): { language: Language; changeLanguage(language: Language): Promise<void> } {
  const texts = useTextsOfPage();
  const { i18n } = useTranslation('common', { i18n: texts.i18n });
  return { language: i18n.language as Language, changeLanguage: texts.changeLanguage };
}

/** The problems of accounts and of vouchers are areas of their own, so that only what needs them carries them. */
const problemAreas: readonly Area[] = ['account-errors', 'vouchers', 'errors'];

/**
 * Says a problem in the language of the screen; one that this build has no text for becomes the general failure.
 * @param fallback what a screen says in the place of the general failure
 */
export function useProblemText(fallback?: string): (problem: Pick<Problem, 'translationKey' | 'values'>) => string {
  const texts = useTextsOfPage();
  const { t, i18n } = useTranslation('errors', { i18n: texts.i18n });
  return ({ translationKey: key, values }) => {
    // English is asked for only what no area has in the language of the screen.
    const places = [{ ns: problemAreas, fallbackLng: false as const }, { ns: problemAreas }];
    const place = key === generalFailure ? undefined : places.find((options) => i18n.exists(key, options));
    return place === undefined ? (fallback ?? t(generalFailure, { ...values })) : t(key, { ...values, ...place });
  };
}
