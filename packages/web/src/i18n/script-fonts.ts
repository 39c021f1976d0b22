import type { Language } from '@riderbell/domain/countries/languages.ts';

const load = {
  'noto-nastaliq-urdu': () => import('@fontsource-variable/noto-nastaliq-urdu/wght.css'),
  'noto-sans': () => import('@fontsource-variable/noto-sans/wght.css'),
  'noto-sans-arabic': () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  'noto-sans-bengali': () => import('@fontsource-variable/noto-sans-bengali/wght.css'),
  'noto-sans-hk': () => import('@fontsource-variable/noto-sans-hk/wght.css'),
  'noto-sans-jp': () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  'noto-sans-khmer': () => import('@fontsource-variable/noto-sans-khmer/wght.css'),
  'noto-sans-lao': () => import('@fontsource-variable/noto-sans-lao/wght.css'),
  'noto-sans-myanmar': () => import('@fontsource-variable/noto-sans-myanmar/wght.css'),
  'noto-sans-sc': () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  'noto-sans-tc': () => import('@fontsource-variable/noto-sans-tc/wght.css'),
  'noto-sans-thai': () => import('@fontsource-variable/noto-sans-thai/wght.css'),
};
export type ScriptFont = keyof typeof load;

/**
 * The font of a language's script in addition to Manrope, which has Latin, Greek and Russian and is always loaded.
 * `ui/styles/scripts.css` puts it in order with the others.
 */
export const scriptFonts: Readonly<Partial<Record<Language, ScriptFont>>> = {
  th_TH: 'noto-sans-thai',
  ar: 'noto-sans-arabic',
  ur: 'noto-nastaliq-urdu',
  bn: 'noto-sans-bengali',
  my: 'noto-sans-myanmar',
  km: 'noto-sans-khmer',
  lo: 'noto-sans-lao',
  ja: 'noto-sans-jp',
  zh_CN: 'noto-sans-sc',
  zh_HK: 'noto-sans-hk',
  zh_TW: 'noto-sans-tc',
  // Manrope has no glyphs for five letters of Kazakh, and a word in two fonts looks broken.
  kk: 'noto-sans',
};

/** The fonts on a page in another language. Urdu gets another one, because Nastaliq needs lines twice as high. */
const fontsOnOtherPages: Readonly<Partial<Record<Language, ScriptFont>>> = { ...scriptFonts, ur: 'noto-sans-arabic' };

/**
 * The font file of each language, preloaded with the page because a device may have no font for the script. Chinese and Japanese
 * have none here: their glyphs are in a hundred files, and the browser fetches the few that a page needs.
 */
const fontFiles: Readonly<Partial<Record<Language, string>>> = {
  th_TH: 'noto-sans-thai-thai',
  ar: 'noto-sans-arabic-arabic',
  ur: 'noto-nastaliq-urdu-arabic',
  bn: 'noto-sans-bengali-bengali',
  my: 'noto-sans-myanmar-myanmar',
  km: 'noto-sans-khmer-khmer',
  lo: 'noto-sans-lao-lao',
  cs: 'manrope-latin-ext',
  hu: 'manrope-latin-ext',
  pl: 'manrope-latin-ext',
  ro: 'manrope-latin-ext',
  sr: 'manrope-latin-ext',
  tr: 'manrope-latin-ext',
  el: 'manrope-greek',
  ru: 'manrope-cyrillic',
  kk: 'noto-sans-cyrillic',
};

/** Languages whose `@font-face` rules take some 30 kB: the scripts register them, so that they never delay the text. */
const registeredByScripts: ReadonlySet<Language> = new Set<Language>(['ja', 'zh_CN', 'zh_HK', 'zh_TW']);

/** The fonts for the first paint of a page: the files to preload, and the font whose `@font-face` rules are in its head. */
export function firstPaintFonts(language: Language): { files: readonly string[]; faces: ScriptFont | undefined } {
  const file = fontFiles[language];
  return {
    files: [...(language === 'kk' ? [] : ['manrope-latin']), ...(file === undefined ? [] : [file])],
    faces: registeredByScripts.has(language) ? undefined : scriptFonts[language],
  };
}

/** Registers the font of the page's own language. */
export function registerFont(language: Language): void {
  register(scriptFonts[language]);
}

/**
 * Registers the fonts of these languages; the browser fetches one when the page uses a character of it. Names of people and streets
 * may be in any language of the deployment.
 */
export function registerFonts(languages: readonly Language[]): void {
  for (const language of languages) register(fontsOnOtherPages[language]);
}

function register(font: ScriptFont | undefined): void {
  // If a font cannot be loaded, the system's font remains.
  if (font !== undefined) load[font]().catch(() => undefined);
}
