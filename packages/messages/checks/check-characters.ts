import type { Language } from '@riderbell/domain/countries/languages.ts';
import { eachText } from './finding.ts';

/**
 * Signs without a look that a language is written with. Soft hyphens and other marks of direction belong to nobody: breaking and
 * isolating are done by the page, and a copied text would carry them along.
 */
const unseen: Partial<Readonly<Record<Language, string>>> = {
  // Joiners choose between the shapes of a conjunct: র‍্যা.
  bn: '\u200c\u200d',
  // Isolates keep the sign of a negative number at its left end.
  ar: '\u2066\u2069',
  // The same, and the non-joiner that keeps two parts of a word apart.
  ur: '\u200c\u2066\u2069',
  // Words are not parted by spaces; the space of no width says where a line may end.
  th_TH: '\u200b',
  km: '\u200b',
  lo: '\u200b',
  my: '\u200b',
};

/** Spaces of other widths; the one that does not break stands between a number and its unit in many languages. */
const oddSpace = /[\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\ufffd]/u;

const nameOfSign = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const checkCharacters = eachText((text, { language }) => {
  const rest = text.replaceAll(new RegExp(`[${unseen[language] ?? '\u0000'}]`, 'g'), '');
  const sign = hidden.exec(rest) ?? oddSpace.exec(rest);
  if (sign !== null) return `holds ${nameOfSign(sign[0])}, which nobody sees: remove it`;
  return undefined;
});

export const checkSpaces = eachText((text) => {
  if (text === '') return 'is empty: translate it';
  if (text !== text.trim()) return 'begins or ends with a space: remove it';
  if (/\s\s/u.test(text)) return 'has two spaces in a row: keep one';
  if (/ [,.;!?…](?:\s|$)/u.test(text)) return 'has a space before a mark: remove it';
  return undefined;
});

/** Unicode keeps some Bengali letters in two parts when it composes all others, so both ways are right there. */
const composesOtherwise: ReadonlySet<Language> = new Set<Language>(['bn']);

/** The same letter written in two ways is found by no search. */
export const checkComposition = eachText((text, { language }) =>
  text === text.normalize('NFC') || composesOtherwise.has(language)
    ? undefined
    : 'has letters put together from parts: write them as one (Unicode NFC)',
);
