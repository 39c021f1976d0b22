/** The languages of the product (decisions: The product). */
export const languages = [
  'en',
  'th_TH',
  'ar',
  'zh_CN',
  'zh_HK',
  'zh_TW',
  'ms',
  'fil',
  'ur',
  'bn',
  'my',
  'km',
  'lo',
  'sv',
  'hu',
  'ja',
  'nb',
  'fi',
  'de',
  'cs',
  'el',
  'da',
  'pl',
  'sr',
  'ro',
  'kk',
  'ru',
  'it',
  'tr',
] as const;

export type Language = (typeof languages)[number];

const known: ReadonlySet<string> = new Set(languages);
const rightToLeft: ReadonlySet<Language> = new Set<Language>(['ar', 'ur']);

export function isLanguage(text: string): text is Language {
  return known.has(text);
}

/** Whether the language is written from right to left (decisions: The product). */
export function isRightToLeft(language: Language): boolean {
  return rightToLeft.has(language);
}

/**
 * The language to show for what was asked: the same one, else one that the deployment offers for the same tongue
 * ("de-AT" gives "de"), else the default (specification §1: an unsupported language falls back to the default).
 */
export function supportedLanguage(wanted: string, offered: readonly Language[], fallback: Language): Language {
  return offeredFor(wanted, offered) ?? fallback;
}

/** The language that meets a wish, if one does. */
export function offeredFor(wanted: string, offered: readonly Language[]): Language | undefined {
  const name = wanted.replaceAll('-', '_').toLowerCase();
  const tongue = name.split('_')[0];
  return (
    offered.find((language) => language.toLowerCase() === name) ??
    offered.find((language) => language.toLowerCase().split('_')[0] === tongue)
  );
}

/**
 * The language to begin a visit in: the first wish that can be met, else the deployment's default, else the first that is offered.
 * The server and the portal ask alike, so that the page that one has made is the page that the other goes on with.
 * @param wishes the strongest first: what the address names, what the person chose before, the browser's first language. Only that
 * one, since who reads a second language is better served by the country's default.
 */
export function startLanguage(
  offered: readonly [Language, ...Language[]],
  deploymentDefault: string,
  wishes: readonly (string | null | undefined)[],
): Language {
  for (const wish of wishes) {
    const met = wish ? offeredFor(wish, offered) : undefined;
    if (met !== undefined) return met;
  }
  return offered.find((language) => language === deploymentDefault) ?? offered[0];
}
