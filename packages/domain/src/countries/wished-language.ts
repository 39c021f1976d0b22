import { isLanguage, type Language, languageTag } from './languages.ts';

/** No name of a language is longer (RFC 5646, 4.4.1, gives the longest that anybody needs as 35 letters). */
const longest = 100;

/** Tongues that readers of one of ours read too: Norway's other names, Tagalog's, and Cantonese, which is written as Chinese. */
const sameTongue: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', tl: 'fil', yue: 'zh' };

/** Macau writes as Hong Kong does (CLDR, parentLocales). */
const sameRegion: Readonly<Record<string, string>> = { MO: 'HK' };

interface Tongue {
  readonly tongue: string;
  readonly script: string | undefined;
  readonly region: string | undefined;
}

/** What a name of a language means, with what it leaves to be understood: "zh" is Chinese in simplified letters as in China. */
function tongueOf(name: string): Tongue | null {
  if (name.length > longest) return null;
  try {
    const { language, script, region } = new Intl.Locale(name.trim().replaceAll('_', '-')).maximize();
    return { tongue: sameTongue[language] ?? language, script, region: region && (sameRegion[region] ?? region) };
  } catch {
    return null;
  }
}

const known = new Map<Language, Tongue | null>();

function tongueOfOurs(language: Language): Tongue | null {
  const tongue = known.get(language) ?? tongueOf(languageTag(language));
  known.set(language, tongue);
  return tongue;
}

/**
 * The language that meets a wish, if one does: the same tongue, best in the same letters, best as in the same country. Who writes Chinese
 * in one kind of letters reads the other kind better than a foreign language, so that is met last and not left.
 */
export function offeredFor(wanted: string, offered: readonly Language[]): Language | undefined {
  if (isLanguage(wanted) && offered.includes(wanted)) return wanted;
  const wish = tongueOf(wanted);
  if (wish === null) return undefined;
  const candidates = offered.filter((language) => tongueOfOurs(language)?.tongue === wish.tongue);
  const rank = (language: Language) => {
    const own = tongueOfOurs(language);
    return Number(own?.script === wish.script) * 2 + Number(own?.region === wish.region);
  };
  return candidates.reduce<Language | undefined>(
    (best, language) => (best === undefined || rank(language) > rank(best) ? language : best),
    undefined,
  );
}

/** The language to show for what was asked, else the default (specification §1: an unsupported language falls back to the default). */
export function supportedLanguage(wanted: string, offered: readonly Language[], fallback: Language): Language {
  return offeredFor(wanted, offered) ?? fallback;
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
