import { isolated } from '@riderbell/domain/countries/isolated.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area, Translate } from '@riderbell/messages/texts.ts';
import { createInstance, type i18n as I18n, type TFunction } from 'i18next';
import { createAreaFiles, type RetryPolicy, noRetry, type ReadTexts, type AreaFilesParts } from './area-files.ts';

/** Maps an area to another one whose texts replace its own, for example the wording for guests. */
export type Wording = Readonly<Partial<Record<Area, Area>>>;

/** The wording without replacements. */
export const defaultWording: Wording = {};

/** The texts of a page: an i18next instance whose namespaces are the areas, and the functions that load them. */
export interface Texts {
  readonly i18n: I18n;
  language(): Language;
  /** The texts of an area for code outside components; components call `useTexts`. */
  of<A extends Area>(area: A): Translate<A>;
  /** Loads areas, so that no screen shows before its texts. */
  load(areas: readonly Area[]): Promise<void>;
  /** Switches to the wording for another kind of reader; resolves when its texts are loaded. */
  setWording(wording: Wording): Promise<void>;
  /**
   * Loads all current areas in another language, then shows them all at once.
   * @throws if nothing can be loaded in that language; the page then keeps its current language
   */
  changeLanguage(language: Language): Promise<void>;
}

interface TextsParts {
  onFault?: AreaFilesParts['onFault'];
  /** How to retry texts that a screen waits for. */
  retry?: RetryPolicy;
}

/** The event for texts that changed without a change of language. */
const textsChanged = 'textsChanged';

/** Types i18next's `t` by the English files; i18next's own types would make type checks half as long again. */
export function withTypedKeys<A extends Area>(t: TFunction<string>): Translate<A> {
  return t as unknown as Translate<A>;
}

export function createTexts(
  first: Language,
  read: ReadTexts,
  { onFault = () => undefined, retry = noRetry }: TextsParts = {},
): Texts {
  const i18n = createInstance();
  const language = () => i18n.language as Language;
  const onChange = () => i18n.emit(textsChanged);
  const files = createAreaFiles(i18n, { read, onFault, onChange });
  /** The language that the person chose last; the page follows when its texts are loaded. */
  let latestChoice = first;
  let wording = defaultWording;
  const requestedAreas = new Set<Area>();

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
    // Keys are flat and contain dots.
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: 'en',
    // With resources, even empty ones, i18next starts at once and leaves the loading to `files`.
    resources: {},
    // React already escapes HTML, so this isolates values whose text direction may differ from the sentence.
    interpolation: {
      escape: (value: unknown) => (typeof value === 'string' ? isolated(value, language()) : String(value)),
      useRawValueToEscape: true,
    },
    // A missing value becomes an empty text.
    missingInterpolationHandler: () => '',
    parseMissingKeyHandler: (key, _, { ns }: { ns: Area | readonly Area[] }) =>
      [ns].flat().some(files.isEnglishLoading) ? '' : key,
    react: { bindI18n: `languageChanged ${textsChanged}` },
  });

  /** Loops, because an area or a language can be requested while others are loading. */
  const fetchAll = async (requested: Language, policy: RetryPolicy) => {
    const missing = () =>
      [...requestedAreas]
        .flatMap((area) => [area, wording[area] ?? area])
        .filter((area) => !i18n.hasResourceBundle(requested, area));
    while (missing().length > 0) await Promise.all(missing().map((area) => files.fetch(requested, area, policy)));
  };

  /** Requires at least one file of the language, because a page entirely in English would not be in that language. */
  const fetchLanguage = async (requested: Language) => {
    files.forgetFallbacks(requested);
    await fetchAll(requested, noRetry);
    if (requestedAreas.size > 0 && [...requestedAreas].every((area) => files.isEnglishFallback(requested, area)))
      throw new Error(`There are no texts in ${requested}`);
  };

  return {
    i18n,
    language,
    of: (area) => withTypedKeys(i18n.getFixedT<string>(null, area)),
    async load(areas) {
      for (const area of areas) requestedAreas.add(area);
      await fetchAll(language(), retry);
    },
    async setWording(next) {
      if (next === wording) return;
      wording = next;
      await fetchAll(language(), retry);
      onChange();
    },
    async changeLanguage(next) {
      latestChoice = next;
      if (next === language()) return;
      try {
        await fetchLanguage(next);
      } catch (error) {
        // The person has chosen another language since then.
        if (latestChoice !== next) return;
        latestChoice = language();
        throw error;
      }
      if (latestChoice === next) await i18n.changeLanguage(next);
    },
  };
}
