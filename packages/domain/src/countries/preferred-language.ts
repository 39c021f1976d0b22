import { isLanguage, type Language, languageTag } from './languages.ts';

/** No language tag is longer (RFC 5646 §4.4.1 needs 35 characters at most). */
const longestTag = 100;

/** Languages whose readers can read one of ours: the other codes for Norwegian and Filipino, and Cantonese, which is written as Chinese. */
const sameLanguage: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', tl: 'fil', yue: 'zh' };

/** Macau writes Chinese like Hong Kong (CLDR, parentLocales). */
const sameRegion: Readonly<Record<string, string>> = { MO: 'HK' };

interface TagParts {
  readonly language: string;
  readonly script: string | undefined;
  readonly region: string | undefined;
}

/** The parts of a language tag, with the likely script and region if it has none: "zh" is Simplified Chinese as in China. */
function partsOf(tag: string): TagParts | null {
  if (tag.length > longestTag) return null;
  try {
    const { language, script, region } = new Intl.Locale(tag.trim().replaceAll('_', '-')).maximize();
    return { language: sameLanguage[language] ?? language, script, region: region && (sameRegion[region] ?? region) };
  } catch {
    return null;
  }
}

const partsCache = new Map<Language, TagParts | null>();

function partsOfOurs(language: Language): TagParts | null {
  const parts = partsCache.get(language) ?? partsOf(languageTag(language));
  partsCache.set(language, parts);
  return parts;
}

/**
 * The offered language that fits a wanted one best: the same language, preferably in the same script, preferably as in the same
 * country. A reader of one Chinese script reads the other one better than a foreign language, so the other script is a last resort.
 */
export function offeredFor(wanted: string, offered: readonly Language[]): Language | undefined {
  if (isLanguage(wanted) && offered.includes(wanted)) return wanted;
  const wantedParts = partsOf(wanted);
  if (wantedParts === null) return undefined;
  const candidates = offered.filter((language) => partsOfOurs(language)?.language === wantedParts.language);
  const rank = (language: Language) => {
    const own = partsOfOurs(language);
    return Number(own?.script === wantedParts.script) * 2 + Number(own?.region === wantedParts.region);
  };
  return candidates.reduce<Language | undefined>(
    (best, language) => (best === undefined || rank(language) > rank(best) ? language : best),
    undefined,
  );
}

/** The offered language for the wanted one, else the default (specification §1: an unsupported language falls back to the default). */
export function supportedLanguage(wanted: string, offered: readonly Language[], fallback: Language): Language {
  return offeredFor(wanted, offered) ?? fallback;
}

/**
 * The language at the start of a visit: the first preference that is offered, else the deployment's default, else the first offered language.
 * The server and the portal both use this function, so that the portal continues in the language of the page that the server rendered.
 * @param preferences the strongest first: the language in the address, the person's earlier choice, the browser's first language. The
 * browser's other languages do not count, because the country's default suits most people better than their second language.
 */
export function startLanguage(
  offered: readonly [Language, ...Language[]],
  deploymentDefault: string,
  preferences: readonly (string | null | undefined)[],
): Language {
  for (const preference of preferences) {
    const met = preference ? offeredFor(preference, offered) : undefined;
    if (met !== undefined) return met;
  }
  return offered.find((language) => language === deploymentDefault) ?? offered[0];
}
