import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import { createAreaFiles, type Insist, type LoadTexts } from './area-files.ts';
import type { AreaTexts } from './say.ts';

/** Areas whose texts are said in the words of another area, as far as that has them. */
export type Wording = Readonly<Partial<Record<Area, Area>>>;

/** Everybody’s words. */
export const plainWording: Wording = {};

/** The texts that the page has, by area, in one language at a time. */
export interface TextStore {
  language(): Language;
  /** The texts of an area in the language of the page; the same object until they change, empty before they are loaded. */
  area(area: Area): AreaTexts;
  /**
   * Whether the English texts stand behind those of an area, in which one is missing; if not, they are brought. Until then it is
   * better to say nothing than to show the name of a text.
   */
  isBacked(area: Area): boolean;
  subscribe(listener: () => void): () => void;
  /** Brings areas, so that no screen shows before its texts are there. */
  load(areas: readonly Area[]): Promise<void>;
  /** Speaks to another kind of reader from now on; resolves once what is shown is there in their words. */
  speakIn(wording: Wording): Promise<void>;
  /**
   * Brings every area that was loaded in another language, and shows it then, all at once.
   * @throws when nothing can be had in that language: the page stays in the one that it is in
   */
  changeLanguage(language: Language): Promise<void>;
}

export interface TextStoreParts {
  /** Told once of each file that cannot be used, or lacks a text; English stands in for it. */
  onFault?: (file: string, why: unknown) => void;
  /** How long to insist on texts that a screen waits for. */
  insist?: Insist;
}

const none: AreaTexts = {};
const once: Insist = (load) => load();

export function createTextStore(
  first: Language,
  read: LoadTexts,
  { onFault = () => undefined, insist = once }: TextStoreParts = {},
): TextStore {
  let shown = first;
  /** What the person has chosen last; the page follows once its texts are there. */
  let chosen = first;
  let wording = plainWording;
  const wanted = new Set<Area>();
  /** An area with the other one's words in it, as long as neither changes. */
  const mixed = new WeakMap<AreaTexts, { readonly texts: AreaTexts; readonly all: AreaTexts }>();
  const listeners = new Set<() => void>();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const files = createAreaFiles(read, { onFault, onChange: (language) => language === shown && tell() });

  const mix = (texts: AreaTexts, words: AreaTexts): AreaTexts => {
    const known = mixed.get(words);
    if (known?.texts === texts) return known.all;
    const all = { ...texts, ...words };
    mixed.set(words, { texts, all });
    return all;
  };

  /** An area can be asked for, and a language chosen, while others are on their way. */
  const bringAll = async (language: Language, how: Insist) => {
    const missing = () =>
      [...wanted]
        .flatMap((area) => [area, wording[area] ?? area])
        .filter((area) => files.texts(language, area) === undefined);
    while (missing().length > 0) await Promise.all(missing().map((area) => files.bring(language, area, how)));
  };

  /** Nobody wins by a page that is in English under another language's name, so one own file has to be there. */
  const bringLanguage = async (language: Language) => {
    files.forgetStandIns(language);
    await bringAll(language, once);
    if (wanted.size > 0 && ![...wanted].some((area) => files.isOwn(language, area)))
      throw new Error(`There are no texts in ${language}`);
  };

  return {
    language: () => shown,
    area(area) {
      const texts = files.texts(shown, area) ?? none;
      const words = files.texts(shown, wording[area] ?? area) ?? texts;
      return words === texts ? texts : mix(texts, words);
    },
    isBacked: (area) => files.isBacked(shown, area),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async load(areas) {
      for (const area of areas) wanted.add(area);
      await bringAll(shown, insist);
    },
    async speakIn(next) {
      if (next === wording) return;
      wording = next;
      await bringAll(shown, insist);
      tell();
    },
    async changeLanguage(language) {
      chosen = language;
      if (language === shown) return;
      try {
        await bringLanguage(language);
      } catch (error) {
        // Who has chosen another one since waits for that.
        if (chosen !== language) return;
        chosen = shown;
        throw error;
      }
      if (chosen !== language) return;
      shown = language;
      tell();
    },
  };
}
