import { looksLikePhone, unspaced, wordsOf } from '../addressbook/search-terms.ts';
import { foldText } from './fold-text.ts';

/** A suggestion below an address field: a place, or a returning customer; without unit and building. */
export type Match =
  | { readonly kind: 'place'; readonly address: string }
  | { readonly kind: 'customer'; readonly name: string; readonly phone: string; readonly address: string };

/** The worst fit: the search found the match, but none of the typed words is in it. */
const noFit = 0;

/**
 * The matches, the best first, with whether each fits the typed text; equal ones stay in their order. A place with exactly the typed
 * name comes before every customer.
 */
export function rankMatches<Offered extends Match>(
  query: string,
  matches: readonly Offered[],
): readonly { readonly match: Offered; readonly fits: boolean }[] {
  return matches
    .map((match) => ({ match, fit: fitOf(query, match) }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ match, fit }) => ({ match, fits: fit > noFit }));
}

function fitOf(query: string, match: Match): number {
  const typed = wordsOf(query);
  if (typed.length === 0) return noFit;
  if (match.kind === 'place') return placeFit(query, typed, match.address);
  if (looksLikePhone(query)) return 80;
  // The place itself comes before a customer who lives there.
  return Math.max(nameFit(typed, match.name), placeFit(query, typed, match.address) - 5);
}

function placeFit(query: string, typed: readonly string[], address: string): number {
  const name = wordsOf(address.split(/[,،，、]/)[0] ?? '');
  if (sameWords(typed, name) || sameWords(typed, wordsOf(address))) return 100;
  if (sameWords(typed, name.slice(0, typed.length))) return 75;
  // "Sukhumvit 31" means Sukhumvit Soi 31 rather than a shop in that street.
  if (containsAll(name, typed)) return 65 - Math.min(10, name.length - typed.length);
  const words = wordsOf(address);
  if (containsAll(words, typed)) return 50;
  if (startsWithWords(name, typed)) return 45;
  if (typed.every((word) => words.some((known) => known.startsWith(word)))) return 25;
  return unspaced.test(query) && foldText(address).includes(foldText(query.trim())) ? 25 : noFit;
}

function nameFit(typed: readonly string[], name: string): number {
  const words = wordsOf(name);
  if (containsAll(words, typed)) return 70;
  return typed.every((word) => words.some((known) => known.startsWith(word))) ? 55 : noFit;
}

const containsAll = (words: readonly string[], typed: readonly string[]) => typed.every((word) => words.includes(word));
const sameWords = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');

/** Whether the name starts with the typed words, the last of which may be incomplete. */
function startsWithWords(name: readonly string[], typed: readonly string[]): boolean {
  return name.slice(0, typed.length).join(' ').startsWith(typed.join(' '));
}
