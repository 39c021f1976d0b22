import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area, Translate } from '@riderbell/messages/texts.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Problem } from '../api/api-problem.ts';
import { type AreaTexts, say } from './say.ts';
import type { TextStore } from './text-store.ts';

const TextsContext = createContext<TextStore | null>(null);
export const TextsProvider = TextsContext.Provider;

function useTextStore(): TextStore {
  const store = use(TextsContext);
  if (store === null) throw new Error('useTexts needs the TextsProvider of app/boot.tsx');
  return store;
}

function useArea(area: Area): { texts: AreaTexts; language: Language } {
  const store = useTextStore();
  const texts = useSyncExternalStore(store.subscribe, () => store.area(area));
  const language = useSyncExternalStore(store.subscribe, store.language);
  return { texts, language };
}

/**
 * The texts of one area: `const t = useTexts('orders'); t('title')`. A key that the English texts lack does not compile.
 * The area has to be named in the route (`app/routes.tsx`), which loads it before the screen shows.
 */
export function useTexts<A extends Area>(area: A): Translate<A> {
  const { texts, language } = useArea(area);
  return (key, values) => say(texts, language, key, values);
}

/** The language of the screen and the way to another; the texts of the new one are loaded before the screen changes. */
export function useLanguage(): { language: Language; changeLanguage(language: Language): Promise<void> } {
  const store = useTextStore();
  return { language: useSyncExternalStore(store.subscribe, store.language), changeLanguage: store.changeLanguage };
}

/** Says a problem in the language of the screen; one that this build has no text for becomes the general failure. */
export function useProblemText(): (problem: Problem) => string {
  const { texts, language } = useArea('errors');
  return ({ translationKey, values }) =>
    say(texts, language, translationKey in texts ? translationKey : 'server.failure', values);
}
