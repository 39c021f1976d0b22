import type { Language } from '@riderbell/domain/countries/languages.ts';
import { eachText } from './finding.ts';

/**
 * Invisible characters that a language needs. No language needs soft hyphens and other direction marks: the page breaks lines
 * and isolates directions itself, and a copied text would contain them.
 */
const neededInvisible: Partial<Readonly<Record<Language, string>>> = {
  // Joiners select the shape of a conjunct: র‍্যা.
  bn: '\u200c\u200d',
  // Isolates keep the minus sign at the left of a negative number.
  ar: '\u2066\u2069',
  // The same, and the non-joiner between two parts of a word.
  ur: '\u200c\u2066\u2069',
  // Without spaces between words, the zero-width space marks where a line may break.
  th_TH: '\u200b',
  km: '\u200b',
  lo: '\u200b',
  my: '\u200b',
};

/** Spaces of unusual widths; the no-break space is allowed, for example between a number and its unit. */
const oddSpace = /[\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\ufffd]/u;

const nameOfCharacter = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const checkCharacters = eachText((text, { language }) => {
  const rest = text.replaceAll(new RegExp(`[${neededInvisible[language] ?? '\u0000'}]`, 'g'), '');
  const character = hidden.exec(rest) ?? oddSpace.exec(rest);
  if (character !== null) return `has the invisible character ${nameOfCharacter(character[0])}: remove it`;
  return undefined;
});

export const checkSpaces = eachText((text) => {
  if (text === '') return 'is empty: translate it';
  if (text !== text.trim()) return 'begins or ends with a space: remove it';
  if (/\s\s/u.test(text)) return 'has two spaces in a row: keep one';
  if (/ [,.;!?…](?:\s|$)/u.test(text)) return 'has a space before a punctuation mark: remove it';
  return undefined;
});

/** NFC leaves some Bengali letters decomposed, so both spellings are correct in Bengali. */
const composesOtherwise: ReadonlySet<Language> = new Set<Language>(['bn']);

/** A search does not find a letter in another spelling. */
export const checkComposition = eachText((text, { language }) =>
  text === text.normalize('NFC') || composesOtherwise.has(language)
    ? undefined
    : 'has decomposed letters: write them in Unicode NFC',
);
