import { filterPhoneInput } from '../orders/phone-number.ts';
import { foldText } from '../places/fold-text.ts';

/** The address book search starts with this many characters (specification §9). */
export const addressBookMinimum = 2;

/** A search matches the beginning of a term. Stored customers and queries are both split into these terms. */
export type SearchTerm = {
  /** A word of the name or the address, or the end of the phone number. */
  readonly kind: 'word' | 'phone';
  readonly text: string;
};

/** People do not type longer words; the rest of a word is not indexed. */
const longestWord = 32;
/** The longest addresses have about this many words. */
const mostWords = 64;
/** A search uses only the first words up to this number. */
const mostWordsSearched = 12;
/** A shorter end of a name would match every customer. */
const shortestEnd = 3;
/** The longest end of a number that is indexed; E.164 numbers have at most 15 digits. */
const longestPhone = 18;

/** Letters with several spellings for one sound, or whose difference people leave out when they type. */
const arabicLetters: Readonly<Record<string, string>> = {
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ٱ: 'ا',
};

/** Beyond `foldText`: Arabic vowel signs, the lengthening stroke and hamza seats, and hiragana as katakana. */
function folded(text: string): string {
  return foldText(text)
    .replaceAll(/[\u0640\u064B-\u065F\u0670]/g, '')
    .replaceAll(/[ىیةکٱ]/g, (letter) => arabicLetters[letter] ?? letter)
    .replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCodePoint(kana.charCodeAt(0) + 0x60));
}

/** The words of a text: folded, digits apart from letters. */
export function wordsOf(text: string): string[] {
  const words = folded(text)
    .replaceAll(/(?<=\p{L}\p{M}*)(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, longestWord));
  return [...new Set(words)].slice(0, mostWords);
}

/** Scripts without spaces between words: a search may begin anywhere in them. */
export const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Katakana}]/u;

/** Where a search may begin in a word: at each letter of an unspaced script, and at each letter of a name while enough is left. */
function beginningsOf(word: string, inName: boolean): string[] {
  const anywhere = unspaced.test(word);
  const shortest = anywhere ? 1 : inName ? shortestEnd : word.length;
  const beginnings = [word];
  for (let from = 1; word.length - from >= shortest; from += 1) {
    const rest = word.slice(from);
    // Not inside a character: neither between surrogate halves nor before combining marks.
    if (!/^[\p{M}\uDC00-\uDFFF]/u.test(rest)) beginnings.push(rest);
  }
  return beginnings;
}

function digitsOf(phone: string): string {
  return filterPhoneInput(phone).replaceAll('+', '').slice(-longestPhone);
}

/** Everything that finds a customer: the beginnings of words of the name and the address, and any part of the number. */
export function termsOfCustomer(customer: {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}): SearchTerm[] {
  const words = new Set([
    ...wordsOf(customer.name).flatMap((word) => beginningsOf(word, true)),
    ...wordsOf(customer.address).flatMap((word) => beginningsOf(word, false)),
  ]);
  const digits = digitsOf(customer.phone);
  const ends = Array.from({ length: digits.length }, (_, from) => digits.slice(from));
  return [
    ...[...words].map((text): SearchTerm => ({ kind: 'word', text })),
    ...ends.map((text): SearchTerm => ({ kind: 'phone', text })),
  ];
}

/** A customer matches when one term of each group matches. Empty: the query has no words. */
export type SearchGroups = readonly (readonly SearchTerm[])[];

/**
 * The alternative ways to match a query; a customer matches when all groups of one alternative match. Either every word is
 * in the name, address or number, or, if only a number is typed, the number matches with or without its national zero.
 */
export function searchAlternatives(query: string): readonly SearchGroups[] {
  const isPhone = looksLikePhone(query);
  const typed = wordsOf(query);
  const words = typed.slice(0, mostWordsSearched);
  const inPhone = isPhone ? words.filter(isDigits) : phonePartsAmong(typed);
  const groups = words.map((text): SearchTerm[] => [
    { kind: 'word', text },
    ...(inPhone.includes(text) ? phoneTerms(text) : []),
  ]);
  if (groups.length === 0) return [];
  return isPhone && groups.length > 1 ? [groups, [phoneTerms(digitsOf(query))]] : [groups];
}

/** Fewer digits are a house, street or floor number, and nearly every phone number contains them. */
const shortestPhonePart = 4;
/** This many digits in a row are a phone number with spaces in it: the shortest numbers have 8. */
const shortestSpacedPhone = 8;

const isDigits = (word: string) => /^\d+$/.test(word);

/** The words of a mixed query that may be part of a phone number. */
function phonePartsAmong(words: readonly string[]): string[] {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (isDigits(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs.flatMap((run) =>
    run.join('').length >= shortestSpacedPhone ? run : run.filter(({ length }) => length >= shortestPhonePart),
  );
}

/** Whether a query is a phone number, or the beginning of one as it is dialled. */
export function looksLikePhone(query: string): boolean {
  const text = folded(query).trim();
  if (!/^[\d+()\s./-]+$/.test(text)) return false;
  return digitsOf(text).length >= shortestPhonePart || /^\(?(?:\+|0\d)/.test(text);
}

function phoneTerms(digits: string): SearchTerm[] {
  const inside = digits.replace(/^0+/, '');
  const texts = inside === digits || inside === '' ? [digits] : [digits, inside];
  return texts.map((text) => ({ kind: 'phone', text }));
}

/** Whether the query finds the customer; a list uses it to drop results while the person types on. */
export function fitsQuery(query: string, customer: Parameters<typeof termsOfCustomer>[0]): boolean {
  const terms = termsOfCustomer(customer);
  const has = ({ kind, text }: SearchTerm) => terms.some((term) => term.kind === kind && term.text.startsWith(text));
  return searchAlternatives(query).some((groups) => groups.every((group) => group.some(has)));
}

/**
 * The key that all orders of one customer share: the number without its country, and the place. The same person at two
 * addresses is two entries, because merchants need both.
 * @param phonePrefix of the country, with its plus
 */
export function customerKey(
  customer: { readonly phone: string; readonly address: string },
  phonePrefix: string,
): string {
  return `${nationalNumber(customer.phone, phonePrefix)} ${wordsOf(customer.address).join(' ')}`;
}

/**
 * The digits of a number without country prefix and leading zeros, so that the address book finds it in both forms.
 * @param phonePrefix of the country, with its plus
 */
export function nationalNumber(phone: string, phonePrefix: string): string {
  const digits = digitsOf(phone);
  const country = phonePrefix.replace('+', '');
  const hasCountry = filterPhoneInput(phone).startsWith('+') && digits.startsWith(country);
  return (hasCountry ? digits.slice(country.length) : digits).replace(/^0+/, '');
}
