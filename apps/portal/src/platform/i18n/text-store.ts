import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import type { AreaTexts } from './say.ts';

/** Loads the texts of one area as a chunk of their own. */
export type LoadTexts = (language: Language, area: Area) => Promise<AreaTexts>;

/** Areas whose texts are said in the words of another area, as far as that has them. */
export type Wording = Readonly<Partial<Record<Area, Area>>>;

/** Everybody’s words. */
export const plainWording: Wording = {};

/** The texts that the page has, by area, in one language at a time. */
export interface TextStore {
  language(): Language;
  /** The texts of an area in the language of the page; the same object until they change, empty before they are loaded. */
  area(area: Area): AreaTexts;
  subscribe(listener: () => void): () => void;
  /** Brings areas, so that no screen shows before its texts are there. */
  load(areas: readonly Area[]): Promise<void>;
  /** Speaks to another kind of reader from now on; resolves once what is shown is there in their words. */
  speakIn(wording: Wording): Promise<void>;
  /** Brings every area that was loaded in another language, and shows it then, all at once. */
  changeLanguage(language: Language): Promise<void>;
}

const none: AreaTexts = {};

export function createTextStore(first: Language, load: LoadTexts): TextStore {
  let shown = first;
  /** What the person has chosen last; the page follows once its texts are there. */
  let chosen = first;
  let wording = plainWording;
  const wanted = new Set<Area>();
  const loaded = new Map<string, AreaTexts>();
  /** An area with the other one's words in it, as long as neither changes. */
  const mixed = new WeakMap<AreaTexts, { readonly texts: AreaTexts; readonly all: AreaTexts }>();
  const coming = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const nameOf = (language: Language, area: Area) => `${language}/${area}`;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const mix = (texts: AreaTexts, words: AreaTexts): AreaTexts => {
    const known = mixed.get(words);
    if (known?.texts === texts) return known.all;
    const all = { ...texts, ...words };
    mixed.set(words, { texts, all });
    return all;
  };

  const fetchArea = async (language: Language, area: Area) => {
    const name = nameOf(language, area);
    try {
      loaded.set(name, await load(language, area));
    } catch (error) {
      // The next who asks may be luckier.
      coming.delete(name);
      throw error;
    }
    if (language === shown) tell();
  };

  const bring = (language: Language, area: Area): Promise<void> => {
    const name = nameOf(language, area);
    const arrival = coming.get(name) ?? fetchArea(language, area);
    coming.set(name, arrival);
    return arrival;
  };

  /** An area can be asked for, and a language chosen, while others are on their way. */
  const bringAll = async (language: Language) => {
    const missing = () =>
      [...wanted]
        .flatMap((area) => [area, wording[area] ?? area])
        .filter((area) => !loaded.has(nameOf(language, area)));
    while (missing().length > 0) await Promise.all(missing().map((area) => bring(language, area)));
  };

  return {
    language: () => shown,
    area(area) {
      const texts = loaded.get(nameOf(shown, area)) ?? none;
      const words = loaded.get(nameOf(shown, wording[area] ?? area)) ?? texts;
      return words === texts ? texts : mix(texts, words);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async load(areas) {
      for (const area of areas) wanted.add(area);
      await bringAll(shown);
    },
    async speakIn(next) {
      if (next === wording) return;
      wording = next;
      await bringAll(shown);
      tell();
    },
    async changeLanguage(language) {
      chosen = language;
      await bringAll(language);
      if (chosen !== language || shown === language) return;
      shown = language;
      tell();
    },
  };
}
