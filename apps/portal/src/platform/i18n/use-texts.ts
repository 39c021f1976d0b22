import type { Language } from '@riderbell/domain/countries/languages.ts';
import { isLanguage } from '@riderbell/domain/countries/languages.ts';
import type { Area, Translate } from '@riderbell/messages/texts.ts';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../api/api-problem.ts';

/**
 * The texts of one area: `const t = useTexts('orders'); t('title')`. A key that the English texts lack does not compile.
 * The area has to be named in the route (`app/routes.tsx`), which loads it before the screen shows.
 */
export function useTexts<A extends Area>(area: A): Translate<A> {
  const { t } = useTranslation(area);
  // The area's own keys are the type that counts; i18next's would need the texts of every area in one global declaration.
  return t as unknown as Translate<A>;
}

/** The language of the screen and the way to another; the texts of the new one are loaded before the screen changes. */
export function useLanguage(): { language: Language; changeLanguage(language: Language): Promise<void> } {
  const { i18n } = useTranslation();
  return {
    language: isLanguage(i18n.language) ? i18n.language : 'en',
    async changeLanguage(language) {
      await i18n.changeLanguage(language);
    },
  };
}

/** Says a problem in the language of the screen; one that this build has no text for becomes the general failure. */
export function useProblemText(): (problem: Problem) => string {
  const { t, i18n } = useTranslation('errors');
  return ({ translationKey, values }) => {
    const key = i18n.exists(translationKey, { ns: 'errors' }) ? translationKey : 'server.failure';
    return t(key, values);
  };
}
