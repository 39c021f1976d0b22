import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import type { AreaTexts } from './say.ts';

/** Reads the texts of one area in one language. */
export type LoadTexts = (language: Language, area: Area) => Promise<AreaTexts>;

/** Tries a load until it succeeds or is given up. */
export type Insist = <T>(load: () => Promise<T>) => Promise<T>;

/** The files of texts that the page has. English stands in for what another language lacks: for a file, or for a text. */
export interface AreaFiles {
  texts(language: Language, area: Area): AreaTexts | undefined;
  /** Whether the language's own file is there, and not the English one in its place. */
  isOwn(language: Language, area: Area): boolean;
  /** Whether English stands behind a file, in which a text is missing; if not, it is brought, and told of. */
  isBacked(language: Language, area: Area): boolean;
  bring(language: Language, area: Area, insist: Insist): Promise<void>;
  /** What could not be used may be whole by now: the next who asks gets it. */
  forgetStandIns(language: Language): void;
}

interface AreaFilesParts {
  /** Told when the texts of a language have changed. */
  onChange: (language: Language) => void;
  /** Told once of each file that cannot be used, or lacks a text. */
  onFault: (file: string, why: unknown) => void;
}

interface Loaded {
  readonly texts: AreaTexts;
  readonly own: boolean;
  readonly backed: boolean;
}

const english = 'en';

export function createAreaFiles(read: LoadTexts, { onChange, onFault }: AreaFilesParts): AreaFiles {
  const loaded = new Map<string, Loaded>();
  const coming = new Map<string, Promise<void>>();
  const backing = new Set<string>();
  const faults = new Set<string>();
  const nameOf = (language: Language, area: Area) => `${language}/${area}`;
  const englishOf = (area: Area) => loaded.get(nameOf(english, area))?.texts;

  const tellFault = (name: string, why: unknown) => {
    if (!faults.has(name)) onFault(name, why);
    faults.add(name);
  };

  const readOrEnglish = async (language: Language, area: Area): Promise<Loaded> => {
    try {
      return { texts: await read(language, area), own: true, backed: language === english };
    } catch (failure) {
      if (language === english) throw failure;
      const texts = englishOf(area) ?? (await read(english, area));
      tellFault(nameOf(language, area), failure);
      return { texts, own: false, backed: true };
    }
  };

  const fetchArea = async (language: Language, area: Area, insist: Insist) => {
    const name = nameOf(language, area);
    try {
      loaded.set(name, await insist(() => readOrEnglish(language, area)));
    } catch (error) {
      // The next who asks may be luckier.
      coming.delete(name);
      throw error;
    }
    onChange(language);
  };

  const bring = (language: Language, area: Area, insist: Insist): Promise<void> => {
    const name = nameOf(language, area);
    const arrival = coming.get(name) ?? fetchArea(language, area, insist);
    coming.set(name, arrival);
    return arrival;
  };

  const back = async (language: Language, area: Area, { texts, own }: Loaded) => {
    // Where English cannot be had either, the name of a text says more than nothing.
    await bring(english, area, (load) => load()).catch(() => undefined);
    loaded.set(nameOf(language, area), { texts: { ...englishOf(area), ...texts }, own, backed: true });
    onChange(language);
  };

  return {
    texts: (language, area) => loaded.get(nameOf(language, area))?.texts,
    isOwn: (language, area) => loaded.get(nameOf(language, area))?.own === true,
    isBacked(language, area) {
      const name = nameOf(language, area);
      const found = loaded.get(name);
      if (found === undefined || found.backed) return true;
      if (!backing.has(name)) {
        backing.add(name);
        tellFault(name, new Error('A text is missing'));
        void back(language, area, found);
      }
      return false;
    },
    bring,
    forgetStandIns(language) {
      for (const [name, { own }] of loaded) {
        if (own || !name.startsWith(`${language}/`)) continue;
        loaded.delete(name);
        coming.delete(name);
      }
    },
  };
}
