import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import type { i18n as I18n } from 'i18next';
import type { AreaTexts } from './texts-file.ts';

/** Reads the texts of one area in one language. */
export type ReadTexts = (language: Language, area: Area) => Promise<AreaTexts>;

/** Tries a load until it succeeds or is given up. */
export type Insist = <T>(load: () => Promise<T>) => Promise<T>;

export const once: Insist = (load) => load();

export interface AreaFilesParts {
  read: ReadTexts;
  /** Called once for each file that cannot be used, or that lacks a text; English stands in for it. */
  onFault(file: string, why: unknown): void;
  /** Called when the texts on the screen may read differently from now on. */
  onChange(): void;
}

const english = 'en';
const nameOf = (language: string, area: string) => `${language}/${area}`;

/**
 * Fetches the files of texts into an i18next instance. i18next's own backends fetch English with every other language, go on after
 * a failure and never ask again for what failed once; here English comes only where it is needed, and a failure is the caller's.
 */
export function createAreaFiles(i18n: I18n, { read, onFault, onChange }: AreaFilesParts) {
  const coming = new Map<string, Promise<void>>();
  /** Files that cannot be used: the English texts are in their place. */
  const standIns = new Set<string>();
  /** Files that a text was looked for in before they were there. */
  const missed = new Set<string>();
  const faults = new Set<string>();

  const reportFault = (file: string, why: unknown) => {
    if (!faults.has(file)) onFault(file, why);
    faults.add(file);
  };

  const readOrEnglish = async (language: Language, area: Area): Promise<AreaTexts> => {
    try {
      return await read(language, area);
    } catch (failure) {
      if (language === english) throw failure;
      const texts = i18n.hasResourceBundle(english, area)
        ? (i18n.getResourceBundle(english, area) as AreaTexts)
        : await read(english, area);
      standIns.add(nameOf(language, area));
      reportFault(nameOf(language, area), failure);
      return texts;
    }
  };

  const fetchArea = async (language: Language, area: Area, insist: Insist) => {
    const file = nameOf(language, area);
    try {
      i18n.addResourceBundle(language, area, await insist(() => readOrEnglish(language, area)));
    } catch (error) {
      // The next caller may be luckier.
      coming.delete(file);
      throw error;
    } finally {
      if (missed.delete(file)) onChange();
    }
  };

  const fetchOnce = (language: Language, area: Area, insist: Insist): Promise<void> => {
    const file = nameOf(language, area);
    const arrival = coming.get(file) ?? fetchArea(language, area, insist);
    coming.set(file, arrival);
    return arrival;
  };

  return {
    fetch: fetchOnce,
    isStandIn: (language: Language, area: Area) => standIns.has(nameOf(language, area)),
    /** Whether the English texts of an area are on their way: until then it is better to show nothing than the key of a text. */
    isEnglishComing: (area: string) => coming.has(nameOf(english, area)) && !i18n.hasResourceBundle(english, area),
    /** i18next looks for a text of a page in `language`: first in that language, then in English. */
    onLookup(language: Language, from: string, area: Area) {
      if (!i18n.hasResourceBundle(from, area)) missed.add(nameOf(from, area));
      const file = nameOf(language, area);
      if (from === language || faults.has(file) || !i18n.hasResourceBundle(language, area)) return;
      reportFault(file, new Error('A text is missing'));
      // Where English cannot be had either, the key of a text says more than nothing.
      fetchOnce(english, area, once).catch(() => undefined);
    },
    /** What could not be used may be whole by now: the next caller gets it. */
    forgetStandIns(language: Language) {
      for (const file of standIns) {
        const [of, area = ''] = file.split('/');
        if (of !== language) continue;
        standIns.delete(file);
        coming.delete(file);
        i18n.removeResourceBundle(language, area);
      }
    },
  };
}
