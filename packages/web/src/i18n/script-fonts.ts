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
 * The font of a language's script, besides Manrope, which has Latin, Greek and Russian and is always there.
 * `ui/styles/scripts.css` says where it stands among the others.
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
  // Manrope lacks five letters of Kazakh, and a word of two fonts looks broken.
  kk: 'noto-sans',
};

/** On a page of another language: Nastaliq needs lines twice as high. */
const elsewhere: Readonly<Partial<Record<Language, ScriptFont>>> = { ...scriptFonts, ur: 'noto-sans-arabic' };

/**
 * The file of each language's letters, fetched with the page: a device may have none to show meanwhile. Not of Chinese and Japanese:
 * their letters are in a hundred files, of which a page needs the few that the browser finds by itself.
 */
const letters: Readonly<Partial<Record<Language, string>>> = {
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

/** Languages whose faces are told in some 30 kB: they are announced by the scripts, and never wait before the text. */
const tellsLate: ReadonlySet<Language> = new Set<Language>(['ja', 'zh_CN', 'zh_HK', 'zh_TW']);

/** What a page of a language is painted with: the files of its letters, and the font whose faces its head tells. */
export function paintedWith(language: Language): { letters: readonly string[]; faces: ScriptFont | undefined } {
  const own = letters[language];
  return {
    letters: [...(language === 'kk' ? [] : ['manrope-latin']), ...(own === undefined ? [] : [own])],
    faces: tellsLate.has(language) ? undefined : scriptFonts[language],
  };
}

/** Tells the browser of the font of the page's own language. */
export function announceFont(language: Language): void {
  announce(scriptFonts[language]);
}

/**
 * Announces the fonts of these languages: the browser fetches one when a letter of it is on the page. People and streets are named
 * in any language of the deployment, whichever the page is in.
 */
export function announceFonts(languages: readonly Language[]): void {
  for (const language of languages) announce(elsewhere[language]);
}

function announce(font: ScriptFont | undefined): void {
  // A font that cannot be had leaves the system's in its place.
  if (font !== undefined) load[font]().catch(() => undefined);
}
