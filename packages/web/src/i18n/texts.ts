import { isolated } from '@riderbell/domain/countries/isolated.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area, Translate } from '@riderbell/messages/texts.ts';
import { createInstance, type i18n as I18n, type TFunction } from 'i18next';
import { createAreaFiles, type Insist, once, type ReadTexts, type AreaFilesParts } from './area-files.ts';

/** Areas whose texts are said in the words of another area, as far as that one has them. */
export type Wording = Readonly<Partial<Record<Area, Area>>>;

/** The words for everybody. */
export const plainWording: Wording = {};

/** The texts of a page: an i18next instance, whose namespaces are the areas, and what fetches them. */
export interface Texts {
  readonly i18n: I18n;
  language(): Language;
  /** The texts of an area for code outside of components; components have `useTexts`. */
  of<A extends Area>(area: A): Translate<A>;
  /** Fetches areas, so that no screen shows before its texts are there. */
  load(areas: readonly Area[]): Promise<void>;
  /** Speaks to another kind of reader from now on; resolves once what is shown is there in their words. */
  speakIn(wording: Wording): Promise<void>;
  /**
   * Fetches every area that was loaded in another language, and shows it then, all at once.
   * @throws when nothing can be had in that language: the page stays in its language
   */
  changeLanguage(language: Language): Promise<void>;
}

interface TextsParts {
  onFault?: AreaFilesParts['onFault'];
  /** How long to insist on texts that a screen waits for. */
  insist?: Insist;
}

/** The event after which texts on the screen may read differently in the same language. */
const textsChanged = 'textsChanged';

/** i18next's `t` as the English files type it: with types of its own for all their keys, types take half as long again to check. */
export function typedByFiles<A extends Area>(t: TFunction<string>): Translate<A> {
  return t as unknown as Translate<A>;
}

export function createTexts(
  first: Language,
  read: ReadTexts,
  { onFault = () => undefined, insist = once }: TextsParts = {},
): Texts {
  const i18n = createInstance();
  const language = () => i18n.language as Language;
  const onChange = () => i18n.emit(textsChanged);
  const files = createAreaFiles(i18n, { read, onFault, onChange });
  /** The language that the person has chosen last; the page follows once its texts are there. */
  let chosen = first;
  let wording = plainWording;
  const wanted = new Set<Area>();

  i18n.use({
    type: 'i18nFormat' as const,
    getResource(code: string, area: Area, key: string, { lng = i18n.language }: { lng?: string }): unknown {
      files.onLookup(lng as Language, code, area);
      return i18n.getResource(code, wording[area] ?? area, key) ?? i18n.getResource(code, area, key);
    },
  });
  void i18n.init({
    lng: first,
    load: 'currentOnly',
    // The files have flat keys with dots in them.
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: 'en',
    // Given, though empty: i18next starts at once and leaves the loading to `files`.
    resources: {},
    // i18next escapes HTML here, which React does. A value that may run the other way has to be isolated from its sentence.
    interpolation: {
      escape: (value: unknown) => (typeof value === 'string' ? isolated(value, language()) : String(value)),
      useRawValueToEscape: true,
    },
    // A value that is not given leaves no trace.
    missingInterpolationHandler: () => '',
    parseMissingKeyHandler: (key, _, { ns }: { ns: Area | readonly Area[] }) =>
      [ns].flat().some(files.isEnglishComing) ? '' : key,
    react: { bindI18n: `languageChanged ${textsChanged}` },
  });

  /** An area can be asked for, and a language chosen, while others are on their way. */
  const fetchAll = async (of: Language, how: Insist) => {
    const missing = () =>
      [...wanted].flatMap((area) => [area, wording[area] ?? area]).filter((area) => !i18n.hasResourceBundle(of, area));
    while (missing().length > 0) await Promise.all(missing().map((area) => files.fetch(of, area, how)));
  };

  /** English under another language's name helps no reader, so at least one file of the language has to be there. */
  const fetchLanguage = async (of: Language) => {
    files.forgetStandIns(of);
    await fetchAll(of, once);
    if (wanted.size > 0 && [...wanted].every((area) => files.isStandIn(of, area)))
      throw new Error(`There are no texts in ${of}`);
  };

  return {
    i18n,
    language,
    of: (area) => typedByFiles(i18n.getFixedT<string>(null, area)),
    async load(areas) {
      for (const area of areas) wanted.add(area);
      await fetchAll(language(), insist);
    },
    async speakIn(next) {
      if (next === wording) return;
      wording = next;
      await fetchAll(language(), insist);
      onChange();
    },
    async changeLanguage(next) {
      chosen = next;
      if (next === language()) return;
      try {
        await fetchLanguage(next);
      } catch (error) {
        // A person who has chosen another one since waits for that.
        if (chosen !== next) return;
        chosen = language();
        throw error;
      }
      if (chosen === next) await i18n.changeLanguage(next);
    },
  };
}
