import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import type { i18n as I18n } from 'i18next';
import type { AreaTexts } from './texts-file.ts';

/** Reads the texts of one area in one language. */
export type ReadTexts = (language: Language, area: Area) => Promise<AreaTexts>;

/** Runs a load, and may retry it. */
export type RetryPolicy = <T>(load: () => Promise<T>) => Promise<T>;

export const noRetry: RetryPolicy = (load) => load();

export interface AreaFilesParts {
  read: ReadTexts;
  /** Called once for each file that cannot be used or has a missing text, for which English is the fallback. */
  onFault(file: string, why: unknown): void;
  /** Called when texts on the screen may have changed. */
  onChange(): void;
}

const english = 'en';
const nameOf = (language: string, area: string) => `${language}/${area}`;

/**
 * Loads text files into an i18next instance. i18next's own backends always fetch English too, ignore a failure and never retry it;
 * this fetches English only if it is needed, and a failure rejects the caller's promise.
 */
export function createAreaFiles(i18n: I18n, { read, onFault, onChange }: AreaFilesParts) {
  const loads = new Map<string, Promise<void>>();
  /** Files that cannot be used, whose English texts are loaded instead. */
  const englishFallbacks = new Set<string>();
  /** Files in which a text was looked up before they were loaded. */
  const missedFiles = new Set<string>();
  const reportedFiles = new Set<string>();

  const reportFault = (file: string, why: unknown) => {
    if (!reportedFiles.has(file)) onFault(file, why);
    reportedFiles.add(file);
  };

  const readOrEnglish = async (language: Language, area: Area): Promise<AreaTexts> => {
    try {
      return await read(language, area);
    } catch (failure) {
      if (language === english) throw failure;
      const texts = i18n.hasResourceBundle(english, area)
        ? (i18n.getResourceBundle(english, area) as AreaTexts)
        : await read(english, area);
      englishFallbacks.add(nameOf(language, area));
      reportFault(nameOf(language, area), failure);
      return texts;
    }
  };

  const fetchArea = async (language: Language, area: Area, retry: RetryPolicy) => {
    const file = nameOf(language, area);
    try {
      i18n.addResourceBundle(language, area, await retry(() => readOrEnglish(language, area)));
    } catch (error) {
      // Forget the failure, so that the next caller retries.
      loads.delete(file);
      throw error;
    } finally {
      if (missedFiles.delete(file)) onChange();
    }
  };

  const fetchOnce = (language: Language, area: Area, retry: RetryPolicy): Promise<void> => {
    const file = nameOf(language, area);
    const load = loads.get(file) ?? fetchArea(language, area, retry);
    loads.set(file, load);
    return load;
  };

  return {
    fetch: fetchOnce,
    isEnglishFallback: (language: Language, area: Area) => englishFallbacks.has(nameOf(language, area)),
    /** Whether the English texts of an area are still loading. Until then an empty text is better than a key. */
    isEnglishLoading: (area: string) => loads.has(nameOf(english, area)) && !i18n.hasResourceBundle(english, area),
    /** Called for each lookup of i18next, first in the page's `language` and then in English. */
    onLookup(language: Language, from: string, area: Area) {
      if (!i18n.hasResourceBundle(from, area)) missedFiles.add(nameOf(from, area));
      const file = nameOf(language, area);
      if (from === language || reportedFiles.has(file) || !i18n.hasResourceBundle(language, area)) return;
      reportFault(file, new Error('A text is missing'));
      // If English cannot be loaded either, the page shows the key.
      fetchOnce(english, area, noRetry).catch(() => undefined);
    },
    /** Forgets the fallbacks of a language, so that the next caller tries its own files again. */
    forgetFallbacks(language: Language) {
      for (const file of englishFallbacks) {
        const [fileLanguage, area = ''] = file.split('/');
        if (fileLanguage !== language) continue;
        englishFallbacks.delete(file);
        loads.delete(file);
        i18n.removeResourceBundle(language, area);
      }
    },
  };
}
