import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area, TextValues, Translate } from '@riderbell/messages/texts.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Problem } from '../api/api-problem.ts';
import { type AreaTexts, find } from './say.ts';
import type { TextStore } from './text-store.ts';

const generalFailure = 'server.failure';

const TextsContext = createContext<TextStore | null>(null);
export const TextsProvider = TextsContext.Provider;

function useTextStore(): TextStore {
  const store = use(TextsContext);
  if (store === null) throw new Error('useTexts needs the TextsProvider of app/boot.tsx');
  return store;
}

interface SpokenArea {
  texts: AreaTexts;
  /** See `TextStore`. */
  isBacked(): boolean;
  /** A text that the language lacks is said in English, as soon as that is there. */
  say(key: string, values?: TextValues): string;
}

function useArea(area: Area): SpokenArea {
  const store = useTextStore();
  const ofArea = () => store.area(area);
  const texts = useSyncExternalStore(store.subscribe, ofArea, ofArea);
  const language = useSyncExternalStore(store.subscribe, store.language, store.language);
  const isBacked = () => store.isBacked(area);
  return {
    texts,
    isBacked,
    say: (key, values) => find(texts, language, key, values) ?? (isBacked() ? key : ''),
  };
}

/**
 * The texts of one area: `const t = useTexts('orders'); t('title')`. A key that the English texts lack does not compile.
 * The area has to be named in the route (`app/route-table.ts`), which loads it before the screen shows.
 */
export function useTexts<A extends Area>(area: A): Translate<A> {
  return useArea(area).say;
}

/** Brings areas of texts for a part that comes after its screen. */
export function useTextLoader(): TextStore['load'] {
  return useTextStore().load;
}

/** The language of the screen and the way to another; the texts of the new one are loaded before the screen changes. */
export function useLanguage(): { language: Language; changeLanguage(language: Language): Promise<void> } {
  const store = useTextStore();
  const language = useSyncExternalStore(store.subscribe, store.language, store.language);
  return { language, changeLanguage: store.changeLanguage };
}

/**
 * Says a problem in the language of the screen; one that this build has no text for becomes the general failure. Those of accounts
 * and of vouchers are areas of their own, so that only what needs them carries them.
 * @param fallback what a screen says in the place of the general failure
 */
export function useProblemText(fallback?: string): (problem: Pick<Problem, 'translationKey' | 'values'>) => string {
  const errors = useArea('errors');
  const areas = [useArea('account-errors'), useArea('vouchers'), errors];
  return ({ translationKey: key, values }) => {
    const found = areas.find(({ texts }) => key in texts);
    // It may be one that only this language lacks.
    if (found === undefined) for (const { isBacked } of areas) isBacked();
    const isGeneral = found === undefined || key === generalFailure;
    if (isGeneral && fallback !== undefined) return fallback;
    return isGeneral ? errors.say(generalFailure, values) : found.say(key, values);
  };
}
