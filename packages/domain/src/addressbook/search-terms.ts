import { filterPhoneInput } from '../orders/phone-number.ts';
import { foldText } from '../places/fold-text.ts';

/** From how many characters on the address book is searched (specification §9). */
export const addressBookMinimum = 2;

/** A term is found by how it begins. What is kept of a customer, and what a query asks for, are made of the same. */
export type SearchTerm = {
  /** A word of the name or the address, or the end of the phone number. */
  readonly kind: 'word' | 'phone';
  readonly text: string;
};

/** Longer words are no words that somebody types; what is beyond is not searched for. */
const longestWord = 32;
/** As many words as the longest addresses have. */
const mostWords = 64;
/** As many as are looked for; a search for more finds those whom these find. */
const mostWordsSearched = 12;
/** An end of a name shorter than this would find everybody. */
const shortestEnd = 3;
/** Ends of a number; the numbering plan's longest have 15 digits (E.164). */
const longestPhone = 18;

/** Letters that are written in several ways for one sound, or of which people leave the difference out. */
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

/** Scripts that put no space between words: whoever searches begins anywhere. */
export const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Katakana}]/u;

/** Where a word may begin: at each letter of an unspaced script, and at each of a name as long as enough is left. */
function beginningsOf(word: string, inName: boolean): string[] {
  const anywhere = unspaced.test(word);
  const shortest = anywhere ? 1 : inName ? shortestEnd : word.length;
  const beginnings = [word];
  for (let from = 1; word.length - from >= shortest; from += 1) {
    const rest = word.slice(from);
    // Not inside a letter: neither between the halves of a wide one nor before its marks.
    if (!/^[\p{M}\uDC00-\uDFFF]/u.test(rest)) beginnings.push(rest);
  }
  return beginnings;
}

function digitsOf(phone: string): string {
  return filterPhoneInput(phone).replaceAll('+', '').slice(-longestPhone);
}

/** Everything by which a customer is found: words of the name and the address by their beginning, the number by any part. */
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

/** What has to be found: one of the terms of each group. Empty: nothing is asked for. */
export type SearchGroups = readonly (readonly SearchTerm[])[];

/**
 * What a typed text asks for. A customer fits when all groups of one of the ways fit: every word somewhere in name,
 * address or number, or, where only a number is typed, that number, with or without the zero of inside the country.
 */
export function searchWays(query: string): readonly SearchGroups[] {
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

/** Fewer digits are a house, a street or a floor: nearly every phone number has them somewhere. */
const shortestPhonePart = 4;
/** As many digits side by side are a phone number with spaces in it: the shortest have 8. */
const shortestSpacedPhone = 8;

const isDigits = (word: string) => /^\d+$/.test(word);

/** The words that may be of a phone number within a query that has other words, too. */
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

/** Whether the customer would be found: what a list shows still has to fit while more is typed. */
export function fitsQuery(query: string, customer: Parameters<typeof termsOfCustomer>[0]): boolean {
  const terms = termsOfCustomer(customer);
  const has = ({ kind, text }: SearchTerm) => terms.some((term) => term.kind === kind && term.text.startsWith(text));
  return searchWays(query).some((groups) => groups.every((group) => group.some(has)));
}

/**
 * What two orders of one customer share: the number, written with or without its country, and the place. The same person
 * at two doors is two entries, since both are needed.
 * @param phonePrefix of the country, with its plus
 */
export function customerKey(
  customer: { readonly phone: string; readonly address: string },
  phonePrefix: string,
): string {
  return `${nationalNumber(customer.phone, phonePrefix)} ${wordsOf(customer.address).join(' ')}`;
}

/**
 * The digits of a number that are the same with and without its country, by which the book finds it either way.
 * @param phonePrefix of the country, with its plus
 */
export function nationalNumber(phone: string, phonePrefix: string): string {
  const digits = digitsOf(phone);
  const country = phonePrefix.replace('+', '');
  const hasCountry = filterPhoneInput(phone).startsWith('+') && digits.startsWith(country);
  return (hasCountry ? digits.slice(country.length) : digits).replace(/^0+/, '');
}
